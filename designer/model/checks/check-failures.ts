import { texts } from '../../../generated/words/designer-model/check-failures.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';

/** Reports rules of the failure mapping that are empty, or that an earlier rule covers entirely. */
export function checkFailures({ failures = [] }: Pick<InterfaceDefinition, 'failures'>): Diagnostic[] {
  return failures.flatMap(({ from, to }, index): Diagnostic[] => {
    const pointer = `/failures/${index}`;
    if (from > to) return [diagnostic('failure-range', `${pointer}/from`, texts.range, { from, to })];
    const earlier = failures.slice(0, index).findIndex((rule) => rule.from <= from && rule.to >= to);
    return earlier < 0 ? [] : [{ ...diagnostic('failure-shadowed', `${pointer}/from`, texts.shadowed, { place: earlier + 1 }), severity: 'warning' }];
  });
}
