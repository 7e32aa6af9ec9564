/** What is heard besides words. The page makes the sounds, for those who want them; boards say when. */

export type Sound = 'turn' | 'placed' | 'found' | 'end'
export const sounds = { play: (_: Sound): void => {} }
