import type { Json } from '../../../../engine/core/json/json.ts';
import { type NodeGroup, tablePeriods } from './table-groups.ts';
import { groupColumns } from './table-settings.ts';

/** The columns in a setting that rows are grouped by. */
export function groupsInSetting(setting: unknown): NodeGroup[] {
  return groupColumns({ operation: 'group', by: setting });
}

/** These columns, with the periods they had. */
export function withColumns(groups: readonly NodeGroup[], columns: readonly NodeGroup[]): Json[] {
  return columns.map((column) => {
    const period = groups.find(({ name }) => name === column.name)?.period;
    return entryOf({ ...column, ...(period && { period }) });
  });
}

/** One of them by another period; by its values where it is none. */
export function changedPeriod(groups: readonly NodeGroup[], column: string, chosen: string): Json[] {
  const period = tablePeriods.find((known) => known === chosen);
  return groups.map(({ period: before, ...group }) => {
    const periodNow = group.name === column ? period : before;
    return entryOf({ ...group, ...(periodNow && { period: periodNow }) });
  });
}

function entryOf({ name, type, format, period }: NodeGroup): { [member: string]: Json } {
  return { name, type, ...(format && { format }), ...(period && { period }) };
}
