import type { Field } from '../../../../core/descriptor/types.ts';
import type { JsonType } from '../../../../core/format/format-type.ts';
import { type FilterCondition, filterOperators } from '../../../../core/protocol/filter.ts';
import type { FilterValue, ListCondition } from './list-query.ts';

/** JSON type of one compared value: of the field, or of an element when the field is an array. */
function comparedType(field: Pick<Field, 'type' | 'schema'>): JsonType {
  return field.type === 'array' ? (field.schema.items?.type ?? 'string') : field.type;
}

/** The text of an address as the value a field is compared with; undefined when it is not one. */
export function parseFilterValue(field: Pick<Field, 'type' | 'schema'>, text: string): FilterValue | undefined {
  switch (comparedType(field)) {
    case 'boolean':
      return parseBoolean(text);
    case 'integer':
    case 'number': {
      const number = text.trim() === '' ? Number.NaN : Number(text);
      return Number.isFinite(number) ? number : undefined;
    }
    default:
      return text === '' ? undefined : text;
  }
}

/** Reads `true` or `false`; undefined for every other text. */
export function parseBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function isFilterValue(value: unknown): value is FilterValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A condition as a filter widget gives it, without empty parts; undefined when nothing is asked. */
export function tidyCondition(value: unknown): ListCondition | undefined {
  if (isFilterValue(value)) return value === '' ? undefined : { eq: value };
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = new Map(Object.entries(value));
  const condition: ListCondition = {};
  for (const operator of filterOperators) {
    const part: unknown = parts.get(operator);
    if (Array.isArray(part)) {
      const values = part.filter(isFilterValue);
      if (values.length > 0) condition[operator] = values;
    } else if (isFilterValue(part) && part !== '') condition[operator] = part;
  }
  return Object.keys(condition).length > 0 ? condition : undefined;
}

/** As the List call takes it: a lone equality becomes the bare value. */
export function conditionForCall(condition: ListCondition): FilterCondition {
  const { eq, ...rest } = condition;
  return isFilterValue(eq) && Object.keys(rest).length === 0 ? eq : condition;
}
