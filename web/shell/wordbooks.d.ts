declare module 'virtual:wordbooks' {
  const books: Record<string, Record<string, () => Promise<{ default: import('$kit/words').Book }>>>
  export default books
}
