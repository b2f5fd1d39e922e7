import type { Field } from '../descriptor/types.ts';
import { matchesCondition } from './condition.ts';

/** The fields a record shows: one whose condition fails, or rests on a field that is itself hidden, is neither checked nor kept. */
export function visibleFields(fields: readonly Field[], record: Readonly<Record<string, unknown>>): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isVisible = (field: Field, seen: readonly string[]): boolean =>
    matchesCondition(field.when, record) &&
    Object.keys(field.when ?? {}).every((name) => {
      const other = byName.get(name);
      return other === undefined || seen.includes(name) || isVisible(other, [...seen, name]);
    });
  return fields.filter((field) => isVisible(field, [field.name]));
}
