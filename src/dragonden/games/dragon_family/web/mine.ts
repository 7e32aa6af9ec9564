export { default as Consider } from './Consider.svelte'
export { default as Own } from './Own.svelte'
export { default as Plans } from './Plans.svelte'
