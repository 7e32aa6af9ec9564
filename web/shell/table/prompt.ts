/** Prompts as they are said to somebody: nobody calls themselves by their name. */

/** A prompt that begins by naming whom it asks, without the name unless several of them sit here. */
export function addressed(prompt: string, name: string, several: boolean): string {
  if (several || !prompt.startsWith(`${name}, `)) return prompt
  const rest = prompt.slice(name.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
