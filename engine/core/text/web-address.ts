/** Whether a text is an http or https address without a user name. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\"<>`]+$/i.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}

/** Whether a text is the address of a file of the platform, or a web address. */
export function isFileAddress(value: string): boolean {
  return /^\/files\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value) || isWebAddress(value);
}
