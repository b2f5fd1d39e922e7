import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { RecordQuery } from '../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { AggregateRequest, AggregateRow, Condition } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf } from '../binding/condition-query.ts';
import { scopeOf } from '../binding/scope.ts';
import { bindScreen, type ScreenBinding } from '../binding/screen-binding.ts';

/** Returns the screen a query reads, if it is live and has records. */
export function queriedScreen(platform: Platform, { from }: Pick<RecordQuery, 'from'>): ScreenBinding | null {
  const screen = platform.screens.find(from);
  return screen ? bindScreen(platform, screen, platform.plugins) : null;
}

/** Whether the caller may open the list of the screen. */
export async function mayList({ services, rights }: Platform, screen: Screen, call: Call): Promise<boolean> {
  const service = services.find(operationOf(screen, 'List').name);
  if (!service || call.session === null) return false;
  return screen.calls.List !== undefined && (await rights.mayCall(call.session, service.access));
}

/** Returns the conditions of a query: the caller's scope, its `where`, and `more`. */
export function queryConditions(binding: ScreenBinding, { where }: Pick<RecordQuery, 'where'>, call: Call, more: Condition[] = []): Condition[] {
  return [...scopeOf(binding, call), ...conditionQuery(binding.platform, binding.screen, where, contextOf(call)), ...more];
}

/** Maximum number of groups unless the query says otherwise: nobody reads more, and a text field may have millions. */
const mostGroups = 1_000;

/** Returns the numbers of a query, in its own order and within the caller's scope. */
export async function askQuery(binding: ScreenBinding, query: RecordQuery, call: Call, more: Condition[] = []): Promise<AggregateRow[]> {
  const { groupBy, series, aggregate, field, weight, sort, limit } = query;
  const isGrouped = groupBy && (!groupBy.isTime || groupBy.bucket);
  const groups: AggregateRequest['groups'] = [
    ...(isGrouped ? [{ column: groupBy.field, bucket: groupBy.bucket }] : []),
    ...(series === undefined ? [] : [{ column: series }]),
  ];
  const [key] = sort;
  const order = key && isGrouped ? { by: key.field === 'value' ? ('value' as const) : ('key' as const), descending: key.descending } : undefined;
  const conditions = queryConditions(binding, query, call, more);
  // A plain number is kept until its table changes.
  if (aggregate === 'count' && weight === undefined && groups.length === 0)
    return [{ keys: [], value: await binding.repository.count(binding.platform.database.read, { conditions }) }];
  return binding.repository.aggregate(binding.platform.database.read, {
    conditions,
    aggregate,
    column: field,
    weight,
    groups,
    order,
    limit: limit ?? mostGroups,
  });
}
