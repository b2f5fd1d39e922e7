/**
 * Returns a lower bound of the number of characters of a value as JSON, without printing it, which would block everybody if it is long. Counts up
 * to `most`.
 */
export function charactersIn(value: unknown, most: number): number {
  let count = 0;
  const visit = (part: unknown): void => {
    count += typeof part === 'string' ? part.length + 2 : 1;
    if (typeof part !== 'object' || part === null) return;
    const isList = Array.isArray(part);
    for (const name in part) {
      if (count > most) return;
      if (!isList) count += name.length + 3;
      visit((part as Record<string, unknown>)[name]);
    }
  };
  visit(value);
  return count;
}
