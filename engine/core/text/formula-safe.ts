/** A text that a spreadsheet would run as a formula is written with a leading apostrophe; numbers never are. */
export function formulaSafe(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
