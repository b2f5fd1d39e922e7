type TokenKind = 'comment' | 'key' | 'string' | 'word' | 'number';

export interface CodeToken {
  /** Undefined for what has no colour. */
  kind: TokenKind | undefined;
  text: string;
  /** Place in the text. */
  at: number;
}

const keywords = 'import|from|export|default|function|const|let|return|if|else|for|of|new|await|async|type|interface|extends|typeof|true|false|null|undefined';
const pattern = new RegExp(
  [
    String.raw`(?<comment>\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*)`,
    String.raw`(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60)`,
    String.raw`\b(?<word>${keywords})\b`,
    String.raw`\b(?<number>\d[\d_.]*)\b`,
  ].join('|'),
  'g',
);

/**
 * JSON or TSX in parts to be coloured, which together are the text again. It is for reading: what only a parser could tell stays plain.
 * @example codeTokens('{"a": 1}').map(({ kind }) => kind) // [undefined, 'key', undefined, 'number', undefined]
 */
export function codeTokens(text: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let at = 0;
  const add = (kind: TokenKind | undefined, part: string) => {
    if (part !== '') tokens.push({ kind, text: part, at });
    at += part.length;
  };
  for (const match of text.matchAll(pattern)) {
    add(undefined, text.slice(at, match.index));
    add(kindOf(match.groups), match[0]);
  }
  add(undefined, text.slice(at));
  return tokens;
}

function kindOf(groups: Record<string, string | undefined> = {}): TokenKind | undefined {
  const kinds: TokenKind[] = ['comment', 'key', 'string', 'word', 'number'];
  return kinds.find((kind) => groups[kind] !== undefined);
}
