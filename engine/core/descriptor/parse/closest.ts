/**
 * Returns the candidate that was most probably meant; undefined if none is within one edit per three letters.
 * @example closest('lable', ['name', 'label']) // 'label'
 */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const most = Math.floor(word.length / 3);
  if (most === 0) return undefined;
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= most && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Returns the candidates most similar to the word, best first: those that contain a part of it (`user` of `user-group`), then by edit distance. */
export function nearest(word: string, candidates: readonly string[], count = 5): string[] {
  const parts = word
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2);
  const likeness = (candidate: string) => editDistance(word.toLowerCase(), candidate) - 10 * parts.filter((part) => candidate.includes(part)).length;
  const ranked = candidates.map((candidate) => ({ candidate, likeness: likeness(candidate) })).sort((one, other) => one.likeness - other.likeness);
  return ranked.slice(0, count).map(({ candidate }) => candidate);
}

/** Counts the insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = least;
    }
  }
  return rows[a.length]![b.length]!;
}
