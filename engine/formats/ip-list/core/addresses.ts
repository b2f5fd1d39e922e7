/** True for an IPv4 or IPv6 address, optionally with a prefix length: `10.0.0.0/8`, `::1`, `::ffff:10.0.0.1`. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  const bits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (bits === 0) return false;
  return prefix === undefined || (/^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits);
}

function isIPv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIPv6(text: string): boolean {
  const lastColon = text.lastIndexOf(':');
  if (lastColon < 0) return false;
  const tail = text.slice(lastColon + 1);
  const hasIPv4 = tail.includes('.');
  if (hasIPv4 && !isIPv4(tail)) return false;
  const halves = (hasIPv4 ? `${text.slice(0, lastColon)}:0:0` : text).split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  if (!groups.flat().every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) return false;
  const count = groups.flat().length;
  return halves.length === 2 ? count <= 7 : count === 8;
}
