/** A text as one word for a POSIX shell, which reads nothing in it. */
export function shellText(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
