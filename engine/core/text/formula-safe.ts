/** The characters with which spreadsheets begin a formula; East Asian ones accept the wide signs too. */
const start = '[=+\\-@\\t\\r\\n＝＋－＠]';
const runs = new RegExp(`^${start}`);
const escaped = new RegExp(`^'${start}`);

/** Prefixes a text that a spreadsheet would evaluate as a formula with an apostrophe; numbers stay as they are. */
export function formulaSafe(text: string): string {
  return runs.test(text) ? `'${text}` : text;
}

/** Reverts `formulaSafe`. */
export function withoutApostrophe(text: string): string {
  return escaped.test(text) ? text.slice(1) : text;
}
