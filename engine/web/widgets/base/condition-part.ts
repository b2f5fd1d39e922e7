import type { FilterOperator } from '../../../core/protocol/filter.ts';

/** One operator's value of a filter condition, or undefined. */
export function conditionPart(condition: unknown, operator: FilterOperator): unknown {
  return typeof condition === 'object' && condition !== null ? Object.entries(condition).find(([name]) => name === operator)?.[1] : undefined;
}

/** The chosen values of a choice filter: `in`, or the one value of an equality. */
export function chosenValues(condition: unknown): (string | number)[] {
  const many = conditionPart(condition, 'in');
  const one = typeof condition === 'object' ? conditionPart(condition, 'eq') : condition;
  const values: unknown[] = Array.isArray(many) ? many : [one];
  return values.filter((value) => typeof value === 'string' || typeof value === 'number');
}

/** The ends of a range of numbers; an equality is a range of one. */
export function numberRange(condition: unknown): [number | null, number | null] {
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  const equal = numberOf(conditionPart(condition, 'eq'));
  return [numberOf(conditionPart(condition, 'from')) ?? equal, numberOf(conditionPart(condition, 'to')) ?? equal];
}

/** Undefined when both ends are open. */
export function rangeCondition<End>(from: End | null, to: End | null): { from?: End; to?: End } | undefined {
  if (from === null && to === null) return undefined;
  return { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
}
