import type { Condition, Field } from '../../../core/descriptor/types.ts';
import type { FormValues } from './form-values.ts';

/** Every part of a condition holds: equality, or membership where a list is given. */
export function holds(condition: Condition, record: FormValues): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    const value = record[name];
    return Array.isArray(wanted) ? wanted.some((one) => one === value) : value === wanted || (wanted === false && value === undefined);
  });
}

/** The fields a record shows: one whose condition fails, or rests on a hidden field, is neither checked nor sent. */
export function shownFields(fields: Field[], record: FormValues): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isShown = (field: Field, seen: readonly string[]): boolean => {
    if (!field.when) return true;
    if (!holds(field.when, record)) return false;
    return Object.keys(field.when).every((name) => {
      const other = byName.get(name);
      return !other || seen.includes(name) || isShown(other, [...seen, field.name]);
    });
  };
  return fields.filter((field) => isShown(field, [field.name]));
}
