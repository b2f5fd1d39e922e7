import { mergeParts } from './merge-parts.ts';

/** Lines that a person and the generator changed differently. They are one-based; an empty range has `toLine` before `fromLine`. */
interface Conflict {
  fromLine: number;
  toLine: number;
  mine: string[];
  generated: string[];
}

/** A merged text. In each conflict it holds the person's lines until somebody decides. */
export interface Merge {
  text: string;
  conflicts: Conflict[];
}

/**
 * Takes a hand edit over into newly generated text: changes of either side are kept, and where both touched the same lines there is a conflict.
 * @param texts `base`: what was generated when the edit began; `edited`: the edit, region comments or not; `generated`: what is generated now
 */
export function mergeThreeWay({ base, edited, generated }: { base: string; edited: string; generated: string }): Merge {
  const lines: string[] = [];
  const conflicts: Conflict[] = [];
  for (const part of mergeParts(base, edited, generated)) {
    if ('lines' in part) lines.push(...part.lines);
    else {
      conflicts.push({ fromLine: lines.length + 1, toLine: lines.length + part.mine.length, ...part });
      lines.push(...part.mine);
    }
  }
  return { text: lines.join('\n'), conflicts };
}

/** Decides one conflict; the others move with the lines. */
export function resolveConflict({ text, conflicts }: Merge, index: number, choice: 'mine' | 'generated' | 'both'): Merge {
  const conflict = conflicts[index];
  if (!conflict) return { text, conflicts };
  const { fromLine, toLine, mine, generated } = conflict;
  const chosen = choice === 'mine' ? mine : choice === 'generated' ? generated : [...mine, ...generated];
  const before = toLine - fromLine + 1;
  const shift = chosen.length - before;
  return {
    text: text
      .split('\n')
      .toSpliced(fromLine - 1, before, ...chosen)
      .join('\n'),
    conflicts: conflicts
      .filter((_, other) => other !== index)
      .map((other) => (other.fromLine > fromLine ? { ...other, fromLine: other.fromLine + shift, toLine: other.toLine + shift } : other)),
  };
}
