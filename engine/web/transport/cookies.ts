const dayMilliseconds = 86_400_000;

/** The decoded value; empty if there is no such cookie. */
export function readCookie(name: string): string {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return pair ? decodeURIComponent(pair.slice(prefix.length)) : '';
}

/** Without `days` the cookie ends with the browser. */
export function writeCookie(name: string, value: string, days?: number): void {
  const expires = days === undefined ? '' : `; expires=${new Date(Date.now() + days * dayMilliseconds).toUTCString()}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${secure}${expires}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', -1);
}
