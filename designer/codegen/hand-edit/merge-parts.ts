import { diff3Merge } from 'node-diff3';
import { stripRegions } from './regions.ts';

/** A part of a merged text: lines both sides agree on, or what each side has instead. */
export type MergePart = { lines: string[] } | { mine: string[]; generated: string[] };

/** Whether both sides can stand one behind the other: what comes after a `return` never runs. */
export function canKeepBoth({ mine, generated }: { mine: readonly string[]; generated: readonly string[] }): boolean {
  return ![mine, generated].every((lines) => lines.some((line) => /^\s*return\b/.test(line)));
}

/**
 * A hand edit and newly generated text laid over each other.
 * @param base what was generated when the edit began
 * @param edited the edit, region comments or not
 * @param generated what is generated now
 */
export function mergeParts(base: string, edited: string, generated: string): MergePart[] {
  const regions = diff3Merge(stripRegions(edited).split('\n'), base.split('\n'), generated.split('\n'), { excludeFalseConflicts: true });
  return regions.flatMap((region): MergePart[] => {
    if (region.conflict) return [{ mine: [...region.conflict.a], generated: [...region.conflict.b] }];
    return region.ok ? [{ lines: [...region.ok] }] : [];
  });
}
