import { fieldOf } from '../../core/descriptor/field-of.ts';
import type { Field, Option, Screen } from '../../core/descriptor/types.ts';

/** The states an edit of these fields puts a record into, such as back to review, where it is in another one. */
export function statesAfterEdit(screen: Screen, records: Record<string, unknown>[], changed: readonly string[]): { field: Field; state: Option }[] {
  return screen.machines.flatMap(({ field: name, onEdit, onEditExcept, values }) => {
    if (changed.every((one) => onEditExcept.includes(one))) return [];
    const field = fieldOf(screen, name);
    const state = values.find(({ value }) => value === onEdit);
    return field && state && records.some((record) => record[name] !== onEdit) ? [{ field, state }] : [];
  });
}
