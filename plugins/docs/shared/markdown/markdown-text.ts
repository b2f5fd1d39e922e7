/** Text of a person as one line of Markdown that means itself: no markup, no HTML, no new line. Good in table cells, too. */
export function plainText(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;');
  return line.replace(/^[-+#=]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}

/** A code span, whatever is in it. @param place in a table `|` would end the cell even here */
export function codeSpan(text: string, place: 'text' | 'cell' = 'text'): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  if (line.trim() === '') return '';
  const fence = '`'.repeat(longestRun(line, /`+/g) + 1);
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${fence}${pad}${place === 'cell' ? line.replaceAll('|', '\\|') : line}${pad}${fence}`;
}

/** Lines of code that nothing in them can end. */
export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text, /`+/g) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A table; its cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Fenced blocks and the code spans of one line: there `<` is a character. */
const code = /(^ {0,3}(?<fence>`{3,}|~{3,})[^`\n]*\n(?:[\s\S]*?\n)?? {0,3}\k<fence>[`~]*[ \t]*$|(?<![\\`])(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`))/m;

/** Markdown of a person without the HTML Markdown would let through: tags are shown instead of meant. */
export function withoutHtml(markdown: string): string {
  let rest = markdown;
  let safe = '';
  for (let found = code.exec(rest); found; found = code.exec(rest)) {
    safe += withoutTags(rest.slice(0, found.index)) + found[0];
    rest = rest.slice(found.index + found[0].length);
  }
  return safe + withoutTags(rest);
}

/** `<https://example.com>` is a link and stays one. */
function withoutTags(text: string): string {
  return text.replace(/<(?=[a-z/!?])(?!https?:\/\/|mailto:)/gi, '&lt;');
}

function longestRun(text: string, runs: RegExp): number {
  return Math.max(0, ...(text.match(runs) ?? []).map((run) => run.length));
}
