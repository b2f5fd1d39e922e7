/** How a text begins that spreadsheets run as a formula; those of East Asia take wide signs for the narrow ones. */
const start = '[=+\\-@\\t\\r\\n＝＋－＠]';
const runs = new RegExp(`^${start}`);
const escaped = new RegExp(`^'${start}`);

/** A text that a spreadsheet would run as a formula is written with a leading apostrophe; numbers never are. */
export function formulaSafe(text: string): string {
  return runs.test(text) ? `'${text}` : text;
}

/** The text that was written so. */
export function withoutApostrophe(text: string): string {
  return escaped.test(text) ? text.slice(1) : text;
}
