/** Widths of the small copies of pictures (`/files/<name>?width=160`), in pixels; few, so that nobody fills a disk with copies. */
export const thumbnailWidths = [160, 480, 960] as const;

/** Whether a picture may be requested in this width. */
export function isThumbnailWidth(width: number): boolean {
  return (thumbnailWidths as readonly number[]).includes(width);
}
