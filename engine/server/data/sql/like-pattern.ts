/** The text as a LIKE pattern that finds it anywhere; goes with `escape '\'`. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
