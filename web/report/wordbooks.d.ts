declare module 'virtual:wordbooks/report/*' {
  const book: import('$kit/words').Book
  export default book
}
