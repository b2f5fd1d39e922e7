/**
 * Returns a text as one line inside a comment. Nothing in it can end the comment or the PHP block, break the line, or pass for an annotation that
 * documentation tools obey.
 */
export function commentText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll('*/', '* /')
    .replaceAll('?>', '? >')
    .replaceAll('<?', '< ?')
    .replace(/@(?=[A-Za-z])/g, '＠')
    .trim();
}
