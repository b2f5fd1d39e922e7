/** Widths a picture may be asked for in (`/files/<name>?width=160`), in pixels: a few, so that nobody fills a disk with copies. */
export const thumbnailWidths = [160, 480, 960] as const;

export function isThumbnailWidth(width: number): boolean {
  return (thumbnailWidths as readonly number[]).includes(width);
}
