/** Escapes a text as one line of Markdown, without markup, HTML or line breaks. Also valid in table cells. */
export function plainText(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;');
  return line.replace(/^[-+#=]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}

/**
 * Returns a code span of any text.
 * @param place in a cell `|` would end the cell even inside a span
 */
export function codeSpan(text: string, place: 'text' | 'cell' = 'text'): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  if (line.trim() === '') return '';
  const ticks = '`'.repeat(longestRun(line, /`+/g) + 1);
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${ticks}${pad}${place === 'cell' ? line.replaceAll('|', '\\|') : line}${pad}${ticks}`;
}

/** Returns a fenced block whose fence is longer than any in the text. */
export function codeBlock(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text, /`+/g) + 1));
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** Returns a table of cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fenced block at the first column; one that is not closed extends to the end. Blocks inside lists count as text. */
const fence =
  /^(?:(?<ticks>`{3,})(?=[^`\n]*$)[^\n]*(?:\n(?:[\s\S]*?\n)?? {0,3}\k<ticks>`*[ \t]*$|[\s\S]*)|(?<tildes>~{3,})[^\n]*(?:\n(?:[\s\S]*?\n)?? {0,3}\k<tildes>~*[ \t]*$|[\s\S]*))/m;
/** Fenced blocks, and code spans within one line and one cell that are not part of an address: in these `<` is a character. */
const code = new RegExp(`${fence.source}|${/(?<![\\`]|(?::\/\/|www\.)[^\s`]*)(?<span>`+)(?!`)[^\n|]*?(?<!`)\k<span>(?!`)/.source}`, 'm');

/** Returns Markdown with its HTML escaped, so that tags are shown instead of interpreted. */
export function withoutHtml(markdown: string): string {
  return changeExcept(code, markdown, withoutTags);
}

/**
 * Returns Markdown with other headings.
 * @param heading returns the line for a heading of that level
 */
export function withHeadings(markdown: string, heading: (words: string, level: number) => string): string {
  const inText = (text: string) => text.replace(/^ {0,3}(#{1,6})[ \t]+(\S.*)$/gm, (_, signs: string, words: string) => heading(words.trim(), signs.length));
  return changeExcept(fence, markdown, inText);
}

function changeExcept(skipped: RegExp, markdown: string, change: (text: string) => string): string {
  let rest = markdown;
  let changed = '';
  for (let found = skipped.exec(rest); found; found = skipped.exec(rest)) {
    changed += change(rest.slice(0, found.index)) + found[0];
    rest = rest.slice(found.index + found[0].length);
  }
  return changed + change(rest);
}

/** `<https://example.com>` is a link and stays one. */
function withoutTags(text: string): string {
  return text.replace(/<(?=[a-z/!?])(?!(?:https?:\/\/|mailto:)[^\s<>]*>)/gi, '&lt;');
}

function longestRun(text: string, runs: RegExp): number {
  return Math.max(0, ...(text.match(runs) ?? []).map((run) => run.length));
}
