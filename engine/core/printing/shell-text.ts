/** Quotes a text as one word for a POSIX shell. */
export function shellText(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
