const longest = 28;

/** A value in one short line, for chips: JSON, cut where it gets long. */
export function printValue(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, longest + 1)) : (JSON.stringify(value) ?? 'null');
  const characters = Array.from(text);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}
