/** Address of a kept file; the value is its address or its server-made name. */
export function fileAddress(value: string): string {
  return /^(https?:\/\/|\/)/.test(value) ? value : `/files/${encodeURIComponent(value)}`;
}

/** The last part of the address, readable. */
export function fileTitle(value: string): string {
  const name = value.split(/[?#]/)[0]?.split('/').at(-1) || value;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
