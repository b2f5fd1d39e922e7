/** A method `encode` for the parts of a query or form. */
export const encodeLines = ['', '    private static String encode(String text) {', '        return URLEncoder.encode(text, StandardCharsets.UTF_8);', '    }'];

/** Returns a literal in double quotes. Java resolves `\\u000a` before it parses literals, so control characters are written in octal. */
export function javaString(text: string): string {
  const escaped = text.toWellFormed().replace(/[\\"\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) => {
    if (character === '\\' || character === '"') return `\\${character}`;
    const code = character.charCodeAt(0);
    if (code === 10) return '\\n';
    if (code === 13) return '\\r';
    return code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : `\\u${code.toString(16)}`;
  });
  return `"${escaped}"`;
}
