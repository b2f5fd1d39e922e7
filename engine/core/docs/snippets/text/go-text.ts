/**
 * Returns a literal in double quotes. Go source may contain neither NUL nor a byte order mark; characters that change the reading direction are
 * escaped too.
 */
export function goString(text: string): string {
  const escaped = text.toWellFormed().replace(/[\\"\p{Cc}\uFEFF\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) => {
    if (character === '\\' || character === '"') return `\\${character}`;
    return character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

/** Returns several lines between back quotes; in double quotes if they contain a character that would change there. */
export function goLines(text: string): string {
  return /[`\uFEFF\u2028\u2029\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/u.test(text) ? goString(text) : `\`${text.toWellFormed()}\``;
}

/** Sends `request` and prints the answer; the end of `main`. */
export const goSend = [
  '\tanswer, err := http.DefaultClient.Do(request)',
  '\tif err != nil {',
  '\t\tpanic(err)',
  '\t}',
  '\tdefer answer.Body.Close()',
  '\tif _, err := io.Copy(os.Stdout, answer.Body); err != nil {',
  '\t\tpanic(err)',
  '\t}',
  '}',
  '',
];

/** Returns the package clause and the imports of a program. */
export function goHead(packages: readonly string[]): string[] {
  return ['package main', '', 'import (', ...[...new Set(packages)].sort().map((name) => `\t"${name}"`), ')', '', 'func main() {'];
}

/** Ends the program if a step has failed. */
export const goCheck = ['\tif err != nil {', '\t\tpanic(err)', '\t}'];
