import type { ActionHandler } from '../../../engine/server/index.ts';
import type { ExportChoice } from '../../export/export-choice.ts';

/** Answers what of the list can be exported: the chosen interfaces, or all of them and each module. */
export const exportChoice: ActionHandler = async ({ platform }, records): Promise<ExportChoice> => {
  if (records.length > 0)
    return { ids: records.map(({ id }) => id), name: records.length === 1 ? String(records[0]?.service_name) : '', count: records.length };
  const rows = await platform.database.read
    .selectFrom('interface_definition')
    .select(({ fn }) => ['module', fn.countAll().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('module')
    .orderBy('module')
    .execute();
  const modules = rows.map(({ module, count }) => ({ name: String(module ?? ''), count: Number(count) }));
  return { modules, count: modules.reduce((sum, { count }) => sum + count, 0) };
};
