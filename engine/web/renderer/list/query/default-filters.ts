import { isComparison } from '../../../../core/condition/matches-condition.ts';
import { resolveValue } from '../../../../core/condition/value-word.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { formatTypeOf } from '../../../../core/descriptor/formats.ts';
import type { Field, Option, Scalar, Screen } from '../../../../core/descriptor/types.ts';
import { parseDate, platformDay } from '../../../../core/text/date.ts';
import { pageContext } from '../../../state/value-context.ts';
import type { FilterValue, ListCondition } from './list-query.ts';

const dayLength = 86_400_000;

/** What a list is filtered by until somebody says otherwise; its words stand for the values of today. */
export function defaultFilters({ list, fields }: Pick<Screen, 'list' | 'fields'>): Record<string, ListCondition> {
  const context = pageContext();
  const value = (scalar: Scalar) => resolveValue(scalar, context) as FilterValue;
  return Object.fromEntries(
    Object.entries(list?.filter ?? {}).map(([name, wanted]): [string, ListCondition] => {
      const field = fieldOf({ fields }, name);
      const isChoice = field?.options !== undefined;
      if (!isComparison(wanted)) return [name, Array.isArray(wanted) || isChoice ? { in: [wanted].flat().map(value) } : { eq: value(wanted) }];
      const { atLeast, atMost, before, after, not, empty } = wanted;
      return [
        name,
        {
          ...(atLeast !== undefined && { from: value(atLeast) }),
          ...(atMost !== undefined && { to: value(atMost) }),
          ...(after !== undefined && { from: adjacent(field, value(after), 1) }),
          ...(before !== undefined && { to: adjacent(field, value(before), -1) }),
          ...(not !== undefined && field?.options && { in: othersOf(field.options, [not].flat().map(value)) }),
          ...(empty !== undefined && { empty }),
        },
      ];
    }),
  );
}

/** The value next to a limit that is left out: filters have limits that are inside. */
function adjacent(field: Field | undefined, value: FilterValue, step: 1 | -1): FilterValue {
  if (typeof value === 'number') return field?.type === 'integer' ? value + step : value;
  const moment = parseDate(String(value));
  if (moment === null) return value;
  const isDay = field?.format && formatTypeOf(field.format).comparedAs === 'day';
  return isDay ? platformDay(moment + step * dayLength) : new Date(moment + step).toISOString();
}

/** A choice of none of these is one of the others. */
function othersOf(options: readonly Option[], values: FilterValue[]): FilterValue[] {
  return options.map(({ value }) => value).filter((value) => !values.includes(value));
}

/** The filters that narrow a list down beside its tabs: what stands behind the first tab, as all but the trash, is the list as it is. */
export function narrowingFilters(screen: Pick<Screen, 'list' | 'fields'>, filters: Record<string, ListCondition>): Record<string, ListCondition> {
  const { [screen.list?.tabs ?? '']: chosen, ...others } = filters;
  const usual = defaultFilters(screen)[screen.list?.tabs ?? ''];
  return usual && JSON.stringify(usual) === JSON.stringify(chosen) ? others : filters;
}
