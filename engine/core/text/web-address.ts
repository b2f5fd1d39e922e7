/** An address over http or https that names no user. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\"<>`]+$/i.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}

/** A file of ours, or a web address. */
export function isFileAddress(value: string): boolean {
  return /^\/files\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value) || isWebAddress(value);
}
