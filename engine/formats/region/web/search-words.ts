/** What regions are called without the word for their level, as people say them. */
const level = /(?<=..)(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|省|市|区|县)$/;

/**
 * Returns what a path of regions is found by: its names one after another, as they are and as people say them.
 * @example searchWords(['广东省', '深圳市', '南山区']) // ['广东省深圳市南山区', '广东深圳南山']
 */
export function searchWords(names: readonly string[]): string[] {
  return [names.join(''), names.map((name) => name.replace(level, '')).join('')];
}
