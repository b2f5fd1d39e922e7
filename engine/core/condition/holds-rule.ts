import type { Condition, Rule, Scalar, Wanted } from '../descriptor/types.ts';
import { isNothing } from '../json/same-value.ts';
import { isComparison, matchesCondition } from './matches-condition.ts';
import { resolveValue, type ValueContext } from './value-word.ts';

const limits: readonly string[] = ['before', 'after', 'atMost', 'atLeast'];

/** Whether a record satisfies a rule. A limit holds while one of its two sides is empty: that both are filled in is another rule. */
export function holdsRule({ when, must }: Rule, record: Readonly<Record<string, unknown>>, context: ValueContext): boolean {
  const own = { ...context, form: record, self: record };
  if (!matchesCondition(when, record, own)) return true;
  const condition: Condition = Object.fromEntries(Object.entries(must).map(([name, wanted]) => [name, withoutEmptyLimits(wanted, record[name], own)]));
  return matchesCondition(condition, record, own);
}

function withoutEmptyLimits(wanted: Wanted, value: unknown, context: ValueContext): Wanted {
  if (!isComparison(wanted)) return wanted;
  const says = ([word, limit]: [string, Scalar]) => !limits.includes(word) || (!isNothing(value) && !isNothing(resolveValue(limit, context)));
  return Object.fromEntries(Object.entries(wanted).filter(says));
}
