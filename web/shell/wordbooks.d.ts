declare module 'virtual:wordbooks' {
  const books: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default books
}
