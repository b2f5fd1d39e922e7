import { diffComm } from 'node-diff3';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Lines of two texts in reading order, those of `before` first where they differ. */
export function lineDiff(before: string, after: string): DiffLine[] {
  return diffComm(before.split('\n'), after.split('\n')).flatMap((part): DiffLine[] => {
    if (part.common) return part.common.map((text) => ({ kind: 'same', text }));
    const removed = part.buffer1.map((text): DiffLine => ({ kind: 'removed', text }));
    return [...removed, ...part.buffer2.map((text): DiffLine => ({ kind: 'added', text }))];
  });
}
