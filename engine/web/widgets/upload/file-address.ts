import type { thumbnailWidths } from '../../../core/protocol/thumbnail-widths.ts';

/** Address of a kept file; the value is its address or its server-made name. */
export function fileAddress(value: string): string {
  return /^(https?:\/\/|\/)/.test(value) ? value : `/files/${encodeURIComponent(value)}`;
}

/** Address of a small copy of a kept picture, for a place that shows it in at most half that width: screens may have two pixels for one. */
export function smallAddress(value: string, width: (typeof thumbnailWidths)[number]): string {
  const address = fileAddress(value);
  return address.startsWith('/files/') ? `${address}?width=${width}` : address;
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
