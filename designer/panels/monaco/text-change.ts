/** The one range in which two texts differ: `before.slice(from, to)` became `text`. Null for equal texts. */
export function textChange(before: string, after: string): { from: number; to: number; text: string } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { from: head, to: before.length - tail, text: after.slice(head, after.length - tail) };
}
