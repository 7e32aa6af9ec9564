import type { LandscapeName } from './types'

export interface Paint {
  main: string
  dark: string
  pale: string
}

/** The colours of each family of dragons; its eggs also have a pattern of their own. */
export const FAMILIES: Record<LandscapeName, Paint> = {
  desert: { main: '#eeb04c', dark: '#7d4a13', pale: '#fde6b0' },
  snow: { main: '#a9d3ea', dark: '#2c5b78', pale: '#f1fafe' },
  prairie: { main: '#9ccb5c', dark: '#3d6520', pale: '#eaf6c4' },
  forest: { main: '#3f8a54', dark: '#153f26', pale: '#bfe0a8' },
  mountain: { main: '#8f8bb8', dark: '#38355a', pale: '#e2dff3' },
  volcano: { main: '#d9533a', dark: '#6a1a14', pale: '#fcd3a1' },
}
