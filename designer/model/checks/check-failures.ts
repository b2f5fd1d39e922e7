import { texts } from '../../../generated/words/designer-model/check-failures.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Problem, problem } from '../types/problem.ts';

/** The failure mapping: no rule is empty, and none stands where an earlier one has taken all that it is for. */
export function checkFailures({ failures = [] }: Pick<InterfaceDefinition, 'failures'>): Problem[] {
  return failures.flatMap(({ from, to }, index): Problem[] => {
    const pointer = `/failures/${index}`;
    if (from > to) return [problem('failure-range', `${pointer}/from`, texts.range, { from, to })];
    const earlier = failures.slice(0, index).findIndex((rule) => rule.from <= from && rule.to >= to);
    return earlier < 0 ? [] : [{ ...problem('failure-shadowed', `${pointer}/from`, texts.shadowed, { place: earlier + 1 }), severity: 'warning' }];
  });
}
