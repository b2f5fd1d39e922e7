import type { Comparison, Condition, Scalar, Wanted } from '../descriptor/types.ts';
import { isNothing } from '../json/same-value.ts';
import { dateForm, parseDate, platformDay } from '../text/date.ts';
import { resolveValue, type ValueContext } from './value-word.ts';

/**
 * Whether every field the condition names has the wanted value; true without a condition. An unset switch counts as off, a list is asked what it
 * contains, and an empty value is neither before, after, at most nor at least anything.
 */
export function matchesCondition(condition: Condition | undefined, record: Readonly<Record<string, unknown>>, context: ValueContext = atThisMoment()): boolean {
  if (condition === undefined) return true;
  const own = { ...context, self: record };
  return Object.entries(condition).every(([name, wanted]) => isWanted(Object.hasOwn(record, name) ? record[name] : undefined, wanted, own));
}

/** Whether the wanted value is a comparison, as opposed to a value or a list of them. */
export function isComparison(wanted: Wanted): wanted is Comparison {
  return typeof wanted === 'object' && !Array.isArray(wanted);
}

function isWanted(value: unknown, wanted: Wanted, context: ValueContext): boolean {
  if (!isComparison(wanted)) return isOneOf(value, [wanted].flat(), context);
  const { before, after, atMost, atLeast, not, empty } = wanted;
  const order = (limit: Scalar) => orderOf(value, resolveValue(limit, context));
  return (
    (before === undefined || order(before) < 0) &&
    (after === undefined || order(after) > 0) &&
    (atMost === undefined || order(atMost) <= 0) &&
    (atLeast === undefined || order(atLeast) >= 0) &&
    (not === undefined || !isOneOf(value, [not].flat(), context)) &&
    (empty === undefined || empty === isEmpty(value))
  );
}

function isOneOf(value: unknown, options: readonly Scalar[], context: ValueContext): boolean {
  return options.some((option) => {
    const wanted = resolveValue(option, context);
    if (wanted === undefined || wanted === null) return false;
    if (Array.isArray(value)) return value.includes(wanted);
    return value === wanted || (wanted === false && (value === undefined || value === null));
  });
}

/** Returns a number below, equal to or above 0, as the value compares to the limit; NaN if the two cannot be compared. */
function orderOf(value: unknown, limit: unknown): number {
  if (typeof value === 'number' && typeof limit === 'number') return value - limit;
  if (typeof value !== 'string' || typeof limit !== 'string' || isNothing(value)) return Number.NaN;
  const [moment, other] = [momentOf(value), momentOf(limit)];
  if (moment === null || other === null) return moment === other ? compare(value, limit) : Number.NaN;
  // A day and a moment are compared as days: the whole of today is at most today.
  if (moment.isDay === other.isDay) return moment.at - other.at;
  return compare(platformDay(moment.at), platformDay(other.at));
}

function momentOf(text: string): { at: number; isDay: boolean } | null {
  const at = parseDate(text);
  return at === null ? null : { at, isDay: dateForm.exec(text)?.[4] === undefined };
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function isEmpty(value: unknown): boolean {
  return isNothing(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

function atThisMoment(): ValueContext {
  return { now: new Date() };
}
