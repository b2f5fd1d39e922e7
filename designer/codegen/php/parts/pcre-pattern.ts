/**
 * A pattern of the platform's linear engine as one for `preg_match`, delimiters and modifiers included, that matches the same texts. The `u`
 * modifier lets classes like `\d` match every script in PHP, so they are written out; `D` keeps `$` from matching before a last line break.
 */
export function pcrePattern(pattern: string): string {
  let isInside = false;
  const body = pattern.replace(tokens, (part: string, quoted?: string, property?: string, escaped?: string) => {
    if (quoted !== undefined) return quoted.replace(/[^A-Za-z0-9\p{L}\s_]/gu, '\\$&');
    if (property !== undefined) return part;
    if (escaped !== undefined) return escapeOf(escaped, isInside);
    if (part === '/') return '\\/';
    if (part.startsWith('[:')) return isInside ? (posix[part] ?? part) : part;
    if (part === ']') isInside = false;
    else if (!isInside) isInside = true;
    else return part.replace('[', '\\[');
    return part;
  });
  return `/${body}/uD`;
}

/** `\Q…\E`, `\p{…}` and `\x{…}`, other escapes, POSIX classes, the ends of a class, and the delimiter. */
const tokens = /\\Q([\s\S]*?)(?:\\E|$)|(\\[pPx](?:\{[^}]*\}|[\s\S]))|\\([\s\S])|\[:\^?[a-z]+:\]|\[\^?\]?|\]|\//g;

const word = 'A-Za-z0-9_';
const sets: Readonly<Record<string, string>> = { d: '0-9', w: word, s: '\\t\\n\\f\\r ' };
const boundary = `(?:(?<![${word}])(?=[${word}])|(?<=[${word}])(?![${word}]))`;
const noBoundary = `(?:(?<![${word}])(?![${word}])|(?<=[${word}])(?=[${word}]))`;
/** The complement of a set as ranges, for use inside a class. */
const complements: Readonly<Record<string, string>> = {
  D: '\\x{0}-\\/:-\\x{10FFFF}',
  W: '\\x{0}-\\/:-@\\[-\\^`{-\\x{10FFFF}',
  S: '\\x{0}-\\x{8}\\x{B}\\x{E}-\\x{1F}!-\\x{10FFFF}',
};

/** Named classes, which are of ASCII in the one engine and of every script in the other. */
const posix: Readonly<Record<string, string>> = {
  '[:alnum:]': 'A-Za-z0-9',
  '[:alpha:]': 'A-Za-z',
  '[:digit:]': '0-9',
  '[:lower:]': 'a-z',
  '[:upper:]': 'A-Z',
  '[:space:]': '\\t\\n\\x{B}\\f\\r ',
  '[:word:]': word,
  '[:punct:]': '!-\\/:-@\\[-`{-~',
};

function escapeOf(letter: string, isInside: boolean): string {
  const set = sets[letter];
  if (set) return isInside ? set : `[${set}]`;
  const complement = complements[letter];
  if (complement) return isInside ? complement : `[^${sets[letter.toLowerCase()]}]`;
  if (letter === 'b' && !isInside) return boundary;
  if (letter === 'B') return noBoundary;
  if (letter === 'v') return '\\x{B}';
  return `\\${letter}`;
}
