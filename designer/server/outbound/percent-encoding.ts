/** Percent-encodes by RFC 3986, as PHP does. A lone surrogate, which no encoding can represent, becomes U+FFFD. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Encodes for `application/x-www-form-urlencoded`. */
export function formEncoded(text: string): string {
  return encoded(text).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E');
}
