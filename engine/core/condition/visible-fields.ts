import type { Field } from '../descriptor/types.ts';
import { matchesCondition } from './matches-condition.ts';
import type { ValueContext } from './value-word.ts';

/** Returns the fields a record shows. A field whose condition fails, or depends on a hidden field, is neither validated nor stored. */
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

/** Whether a field of the record must be filled in. */
export function isRequired(
  { required, requiredWhen }: Pick<Field, 'required' | 'requiredWhen'>,
  record: Readonly<Record<string, unknown>>,
  context?: ValueContext,
): boolean {
  return required || (requiredWhen !== undefined && matchesCondition(requiredWhen, record, { now: new Date(), ...context, form: record }));
}
