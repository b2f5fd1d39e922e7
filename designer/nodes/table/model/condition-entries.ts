import type { Json } from '../../../../engine/core/json/json.ts';
import type { TableMatch } from '../../../model/semantics/runtime/runtime.ts';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import { columnsOf, type NodeColumn } from './table-settings.ts';

/** What an edit of a condition changes. */
export type ConditionChange = Partial<Pick<NodeColumn, 'name' | 'type' | 'match' | 'any'>>;

/** The conditions in a setting. */
export function conditionsIn(setting: unknown): NodeColumn[] {
  return columnsOf({ operation: 'list', columns: setting });
}

/** One more condition on that column, by the first match its type has. */
export function withCondition(conditions: readonly NodeColumn[], column: Pick<NodeColumn, 'name' | 'type'>): Json[] {
  return [...conditions.map(entryOf), entryOf(settled(conditions, { ...column, match: 'equal', any: false, port: '' }))];
}

/** The condition at that place, changed; its input is called after its column and its match, and differs from all others. */
export function changedCondition(conditions: readonly NodeColumn[], place: number, change: ConditionChange): Json[] {
  const others = conditions.filter((_, index) => index !== place);
  return conditions.map((condition, index) => entryOf(index === place ? settled(others, { ...condition, ...change }) : condition));
}

/** @param place index of the condition to leave out */
export function withoutCondition(conditions: readonly NodeColumn[], place: number): Json[] {
  return conditions.filter((_, index) => index !== place).map(entryOf);
}

function settled(others: readonly NodeColumn[], condition: NodeColumn): NodeColumn {
  const possible = matchesOf(condition.type);
  const match: TableMatch = possible.includes(condition.match) ? condition.match : (possible[0] ?? 'equal');
  const name = condition.name.replace('.', '_');
  const base = match === 'equal' ? name : `${name}_${match}`;
  const usedNames = new Set(others.map(({ port }) => port));
  let port = base;
  for (let number = 2; usedNames.has(port); number++) port = `${base}_${number}`;
  return { ...condition, match, port };
}

/** As the settings hold it: without what goes without saying. */
function entryOf({ name, type, match, any, port }: NodeColumn): { [member: string]: Json } {
  return { name, type, ...(match !== 'equal' && { match }), ...(any && { any }), ...(port !== name && { port }) };
}
