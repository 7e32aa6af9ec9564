export { default as LairMark } from './LairMark.svelte'
export { default as Nest } from './Nest.svelte'
