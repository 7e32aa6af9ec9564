import type { Plugin } from 'vite'

/** Puts script and style into the page itself, which may then weigh at most so many bytes. */
export function oneFile(most: number): Plugin {
  return {
    name: 'one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find((file) => file.fileName.endsWith('.html'))
      if (page?.type !== 'asset') throw new Error('There is no page.')
      let html = `${page.source}`
      for (const file of Object.values(bundle)) {
        const name = file.fileName.replace(/[.]/g, '\\.')
        if (file.type === 'chunk') {
          const code = file.code.replaceAll('</script', '<\\/script')
          // The script goes to the end, where the report is there already.
          html = html.replace(new RegExp(`\\s*<script[^>]*${name}"></script>`), '')
          html = html.replace('</body>', () => `<script type="module">${code}</script>\n  </body>`)
        } else if (file.fileName.endsWith('.css')) {
          html = html.replace(new RegExp(`<link[^>]*${name}">`), () => `<style>${file.source}</style>`)
        } else continue
        delete bundle[file.fileName]
      }
      if (html.length > most) throw new Error(`The page of reports weighs ${html.length} bytes, more than ${most}.`)
      page.source = html
    },
  }
}
