import type { Field } from '../descriptor/types.ts';
import { matchesCondition } from './matches-condition.ts';
import type { ValueContext } from './value-word.ts';

/** The fields a record shows: one whose condition fails, or rests on a field that is itself hidden, is neither checked nor kept. */
export function visibleFields(fields: readonly Field[], record: Readonly<Record<string, unknown>>, context?: ValueContext): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isVisible = (field: Field, seen: readonly string[]): boolean =>
    matchesCondition(field.when, record, context) &&
    Object.keys(field.when ?? {}).every((name) => {
      const other = byName.get(name);
      return other === undefined || seen.includes(name) || isVisible(other, [...seen, name]);
    });
  return fields.filter((field) => isVisible(field, [field.name]));
}

/** Whether a field must be filled in, as the record is. */
export function isRequired(
  { required, requiredWhen }: Pick<Field, 'required' | 'requiredWhen'>,
  record: Readonly<Record<string, unknown>>,
  context?: ValueContext,
): boolean {
  return required || (requiredWhen !== undefined && matchesCondition(requiredWhen, record, { now: new Date(), ...context, form: record }));
}
