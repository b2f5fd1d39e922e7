const texts = /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*|#[^\n]*/g;

/** The ranges of PHP that are neither texts nor comments, as pairs of indexes. */
export function plainRanges(php: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  let at = 0;
  for (const { index, 0: text } of php.matchAll(texts)) {
    if (index > at) found.push([at, index]);
    at = index + text.length;
  }
  if (at < php.length) found.push([at, php.length]);
  return found;
}
