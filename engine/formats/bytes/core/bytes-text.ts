/** Each 1,024 times the one before, as file managers and limits of servers count. */
export const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * A size in the largest unit it fills, with two places at most.
 * @example bytesText(1_572_864) // '1.5 MB'
 */
export function bytesText(bytes: number): string {
  const power = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log2(Math.abs(bytes) || 1) / 10)));
  return `${Math.round((bytes / 1_024 ** power) * 100) / 100} ${byteUnits[power]}`;
}
