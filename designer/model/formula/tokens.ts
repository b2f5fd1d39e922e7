/** One token of an entry, with its place in the text as typed. */
export interface Token {
  kind: 'name' | 'node' | 'number' | 'text' | 'template' | 'sign' | 'end';
  /** A text without its quotes, escapes resolved; a node without its `$`; anything else as typed, in ASCII. */
  text: string;
  from: number;
  to: number;
}

const twins: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '，': ',',
  '：': ':',
  '；': ';',
  '？': '?',
  '！': '!',
  '＝': '=',
  '＋': '+',
  '－': '-',
  '×': '*',
  '÷': '/',
  '＊': '*',
  '／': '/',
  '％': '%',
  '＜': '<',
  '＞': '>',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '【': '[',
  '】': ']',
  '．': '.',
  '　': ' ',
};
const quotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '”': '”', '‘': '’' };
const signs = ['//', '->', '=>', '==', '!=', '<=', '>=', '&&', '||', '??', '?.'];

/** Returns the ASCII sign for a full-width character, so that nobody has to switch the input method. */
export function asciiOf(character: string): string {
  return twins[character] ?? character;
}

/** Whether a text can be written as a name: a letter of any script or `_`, then also digits. */
export function isName(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text);
}

/**
 * Splits an entry into tokens. It never fails: an unknown character is a token of its own, and a text without closing quote ends with the entry. A
 * comment (`//`) ends the tokens.
 */
export function tokensOf(text: string, start = 0, end = text.length): Token[] {
  const tokens: Token[] = [];
  let at = start;
  while (at < end) {
    const character = text.charAt(at);
    if (asciiOf(character).trim() === '') {
      at++;
      continue;
    }
    const token =
      nameAt(text, at, end) ?? nodeAt(text, at, end) ?? numberAt(text, at, end) ?? textAt(text, at, end) ?? templateAt(text, at, end) ?? signAt(text, at, end);
    if (token.text === '//' && token.kind === 'sign') break;
    tokens.push(token);
    at = token.to;
  }
  tokens.push({ kind: 'end', text: '', from: at, to: at });
  return tokens;
}

function nameAt(text: string, from: number, end: number): Token | null {
  const found = matchAt(/[\p{L}_][\p{L}\p{N}_]*/uy, text, from, end);
  return found === undefined ? null : { kind: 'name', text: found, from, to: from + found.length };
}

function nodeAt(text: string, from: number, end: number): Token | null {
  const found = matchAt(/\$[A-Za-z0-9_]+/y, text, from, end);
  return found === undefined ? null : { kind: 'node', text: found.slice(1), from, to: from + found.length };
}

/** A text in backticks. Its `${}` may contain texts and templates of their own. */
function templateAt(text: string, from: number, end: number): Token | null {
  if (text[from] !== '`') return null;
  let at = from + 1;
  while (at < end && text[at] !== '`') {
    if (text[at] === '\\') at += 2;
    else if (text.startsWith('${', at)) at = endOfHole(text, at + 2, end);
    else at++;
  }
  const to = Math.min(at + 1, end);
  return { kind: 'template', text: text.slice(from, to), from, to };
}

/** Returns the offset behind the `}` that closes the part beginning at `from`; `end` if none does. */
export function endOfHole(text: string, from: number, end: number): number {
  let depth = 1;
  let at = from;
  while (at < end) {
    const skipped = textAt(text, at, end) ?? templateAt(text, at, end);
    if (skipped) at = skipped.to;
    else {
      const character = text[at++];
      if (character === '{') depth++;
      if (character === '}' && --depth === 0) return at;
    }
  }
  return end;
}

function numberAt(text: string, from: number, end: number): Token | null {
  const found = matchAt(/\d+(\.\d+)?([eE][+-]?\d+)?/y, text, from, end);
  return found === undefined ? null : { kind: 'number', text: found, from, to: from + found.length };
}

/** @param pattern sticky */
function matchAt(pattern: RegExp, text: string, from: number, end: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].slice(0, end - from);
}

/** Returns the quoted text that begins at `from`; null if there is no quote. Without a closing quote the text runs to the end. */
export function textAt(text: string, from: number, end = text.length): Token | null {
  const close = quotes[text.charAt(from)];
  if (close === undefined) return null;
  let value = '';
  let at = from + 1;
  while (at < end && text[at] !== close) {
    if (text[at] === '\\' && at + 1 < end) {
      const { character, length } = escapeAt(text, at);
      value += character;
      at += length;
    } else value += text[at++];
  }
  return { kind: 'text', text: value, from, to: Math.min(at + 1, end) };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Returns the character that an escape stands for, and the length of the escape. */
export function escapeAt(text: string, at: number): { character: string; length: number } {
  const unicode = /^u([0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))?.[1];
  if (unicode !== undefined) return { character: String.fromCharCode(Number.parseInt(unicode, 16)), length: 6 };
  const next = text.charAt(at + 1);
  return { character: escapes[next] ?? next, length: 2 };
}

function signAt(text: string, from: number, end: number): Token {
  const first = asciiOf(text.charAt(from));
  if (first.length > 1) return { kind: 'sign', text: first, from, to: from + 1 };
  const two = from + 1 < end ? first + asciiOf(text.charAt(from + 1)) : first;
  if (signs.includes(two)) return { kind: 'sign', text: two, from, to: from + 2 };
  return { kind: 'sign', text: first, from, to: from + 1 };
}
