import type { ColourName, LandscapeName, ResourceName } from './types'

export interface Paint {
  main: string
  dark: string
  pale: string
}

/** The colours of dragons; each also has a crest of its own. */
export const DRAGONS: Record<ColourName, Paint> = {
  gold: { main: '#ecb53c', dark: '#6f480d', pale: '#fdeab4' },
  green: { main: '#69ab52', dark: '#224b1d', pale: '#dcf0b8' },
  red: { main: '#d9533a', dark: '#651a14', pale: '#fcd0a9' },
  blue: { main: '#579fd8', dark: '#1b4266', pale: '#d8edfb' },
}

/** What a landscape yields. */
export const YIELDS: Record<LandscapeName, ResourceName> = { town: 'gold', forest: 'leaf', mountain: 'ruby', ocean: 'pearl' }

/** What a dragon likes best; all of them eat gold. */
export const EATS: Record<ColourName, ResourceName> = { gold: 'gold', green: 'leaf', red: 'ruby', blue: 'pearl' }

export const RESOURCES: ResourceName[] = ['gold', 'leaf', 'ruby', 'pearl']
