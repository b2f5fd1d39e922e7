/** Returns the LIKE pattern that finds a text anywhere; to be used with `escape '\'`. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
