import type { HistoryAnswer } from '../../../core/answers/list-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';

export type HistoryEntry = HistoryAnswer['items'][number];

/** The fields an entry changed; none where a record came or went as a whole. */
export function changedFields(screen: Screen, { before, after }: HistoryEntry): Field[] {
  if (before === null || after === null) return [];
  return Object.keys(after).flatMap((name) => {
    const field = fieldOf(screen, name);
    const isBookkeeping = name === 'rev' || name === 'updated_at';
    return field && !isBookkeeping && JSON.stringify(before[name]) !== JSON.stringify(after[name])
      ? [field]
      : field && after[name] === '(changed)'
        ? [field]
        : [];
  });
}
