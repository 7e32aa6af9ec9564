/** What Svelte tells of a component whose style it sets apart from others. */
type Styled = { css: string; hash: (text: string) => string }

/** Names the style of each component by four letters: the seven of Svelte weigh 200 bytes more. */
export function shortHash(): (styled: Styled) => string {
  const styles = new Map<string, string>()
  return ({ css, hash }) => {
    const name = `_${hash(css).slice(-4)}`
    if ((styles.get(name) ?? css) !== css) throw new Error(`Two components have ${name} for their style: change one a little.`)
    styles.set(name, css)
    return name
  }
}
