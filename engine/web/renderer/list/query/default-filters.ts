import { isComparison } from '../../../../core/condition/matches-condition.ts';
import { resolveValue } from '../../../../core/condition/value-word.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Scalar, Screen } from '../../../../core/descriptor/types.ts';
import { pageContext } from '../../../state/value-context.ts';
import type { FilterValue, ListCondition } from './list-query.ts';

/** What a list is filtered by until somebody says otherwise; its words stand for the values of today. */
export function defaultFilters({ list, fields }: Pick<Screen, 'list' | 'fields'>): Record<string, ListCondition> {
  const context = pageContext();
  const value = (scalar: Scalar) => resolveValue(scalar, context) as FilterValue;
  return Object.fromEntries(
    Object.entries(list?.filter ?? {}).map(([name, wanted]): [string, ListCondition] => {
      const isChoice = fieldOf({ fields }, name)?.options !== undefined;
      if (!isComparison(wanted)) return [name, Array.isArray(wanted) || isChoice ? { in: [wanted].flat().map(value) } : { eq: value(wanted) }];
      const { atLeast, atMost, empty } = wanted;
      return [
        name,
        {
          ...(atLeast !== undefined && { from: value(atLeast) }),
          ...(atMost !== undefined && { to: value(atMost) }),
          ...(empty !== undefined && { empty }),
        },
      ];
    }),
  );
}
