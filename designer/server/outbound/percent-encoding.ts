/** As RFC 3986 has it, which PHP writes too. Half of a character pair, which no encoding can carry, becomes U+FFFD. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** As `application/x-www-form-urlencoded` has it. */
export function formEncoded(text: string): string {
  return encoded(text).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E');
}
