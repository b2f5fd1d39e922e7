import type { Field } from '../../../../core/descriptor/types.ts';
import { type FormValues, sameValue } from './form-values.ts';

/** A field two people changed differently since one of them loaded the record. */
interface MergeConflict {
  field: Field;
  mine: unknown;
  theirs: unknown;
}

export type MergeChoice = 'mine' | 'theirs';

export interface Merge {
  /** Both sides where only one of them changed; `theirs` where a choice is open. */
  values: FormValues;
  conflicts: MergeConflict[];
}

/** Three-way merge by field. */
export function mergeRecord(fields: Field[], base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const values: FormValues = { ...theirs };
  const conflicts: MergeConflict[] = [];
  for (const field of fields) {
    const { name } = field;
    if (sameValue(base[name], mine[name]) || sameValue(mine[name], theirs[name])) continue;
    if (field.secretOnEdit || sameValue(base[name], theirs[name])) values[name] = mine[name];
    else conflicts.push({ field, mine: mine[name], theirs: theirs[name] });
  }
  return { values, conflicts };
}

/** The merged values once somebody has chosen. */
export function applyChoices(merge: Merge, choices: Readonly<Record<string, MergeChoice>>): FormValues {
  const values = { ...merge.values };
  for (const { field, mine } of merge.conflicts) if (choices[field.name] === 'mine') values[field.name] = mine;
  return values;
}
