import type { Text } from '../../../../engine/core/text/text.ts';
import { type ActionHandler, InputError, type Platform, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/change-tables.ts';
import { hasNumberSuffix } from '../../../model/checks/check-table.ts';
import type { TableColumn, TableSpec } from '../../../model/types/definition.ts';
import { designerContext } from '../../context/designer-context.ts';
import type { Connected } from '../../databases/configured-databases.ts';
import { rowFailure } from '../../databases/database-failure.ts';
import { assertTable } from '../../definition/valid-definition.ts';
import { ownName } from './own-database.ts';

const namePattern = /^[a-z][a-z0-9_]{0,62}$/;
/** Prefix of the name of a table's backup. */
const backupStart = 'backup_';

/** Creates a table with an auto-increment key, in a configured database or the platform's own. */
export const createTable: ActionHandler = async ({ platform }, _, askValues) => {
  const { tables } = designerContext(platform);
  const database = askValues.database ? String(askValues.database) : undefined;
  const spec: TableSpec = { name: String(askValues.table_name), ...(database !== undefined && { database }), columns: columnsOf(askValues.columns) };
  if (hasNumberSuffix(spec.name)) throw inputError('table_name', texts.suffix);
  const table = assertTable(spec);
  if (table.columns.length === 0) throw inputError('columns', texts.noColumns);
  if (await tables.has(database === undefined ? table.name : `${database}.${table.name}`)) throw inputError('table_name', texts.taken);
  await tables.ensure(table);
  return { created: table.name };
};

/** Copies a table, then renames it. */
export const renameTable: ActionHandler = async ({ platform }, [record], askValues) => {
  const to = String(askValues.new_name);
  if (!namePattern.test(to)) throw inputError('new_name', texts.name);
  if (hasNumberSuffix(to)) throw inputError('new_name', texts.suffix);
  return change(platform, record, async ({ config, database, table }, name) => {
    if (await table(config.tablePrefix + to)) throw inputError('new_name', texts.taken);
    const backup = backupName(name, config.tablePrefix);
    await database.manage.rename(name, config.tablePrefix + to, backup);
    return { backup };
  });
};

/** Drops a table after a copy of it with its rows. A backup is dropped without a copy. */
export const dropTable: ActionHandler = (context, [record]) =>
  change(context.platform, record, async ({ config, database }, name) => {
    const backup = name.slice(config.tablePrefix.length).startsWith(backupStart) ? null : backupName(name, config.tablePrefix);
    await database.manage.drop(name, backup);
    return { backup };
  });

async function change(
  platform: Platform,
  record: Record<string, unknown> | undefined,
  work: (connected: Connected, name: string) => Promise<{ backup: string | null }>,
): Promise<{ backup: string | null }> {
  const database = String(record?.database ?? '');
  const table = String(record?.table_name ?? '');
  if (database === '' || database === ownName || table === '') throw refuse('conflict', texts.own);
  const user = await serviceWith(platform, `${database}.${table}`);
  if (user) throw refuse('conflict', texts.used, { service: user });
  try {
    return await designerContext(platform).tables.databases.use(database, async (connected) => {
      connected.forgetTables();
      const name = connected.config.tablePrefix + table;
      if (!(await connected.table(name))) throw refuse('notFound', texts.gone);
      try {
        return await work(connected, name);
      } finally {
        connected.forgetTables();
      }
    });
  } catch (error) {
    throw rowFailure(error, database);
  }
}

/** Returns a published interface that uses the table. */
async function serviceWith({ database }: Platform, table: string): Promise<string | null> {
  const rows = await database.read
    .selectFrom('interface_definition')
    .select(['service_name', 'definition'])
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  const needle = JSON.stringify(table);
  return (
    rows
      .map(({ service_name, definition }) => ({
        service: String(service_name),
        text: typeof definition === 'string' ? definition : JSON.stringify(definition),
      }))
      .find(({ text }) => text.includes(needle))?.service ?? null
  );
}

/** `backup_20261124193000_orders`: the time is in front, since the framework reads a number at the end of a name. */
function backupName(table: string, prefix: string): string {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return `${prefix}${backupStart}${moment}_${table.slice(prefix.length)}`.slice(0, 63);
}

function columnsOf(askValues: unknown): TableColumn[] {
  if (!Array.isArray(askValues)) return [];
  return askValues.map((column: Record<string, unknown>) => ({
    name: String(column.name ?? ''),
    type: String(column.type ?? 'string') as TableColumn['type'],
    ...(column.required === true && { required: true }),
    ...(typeof column.max === 'number' && { max: column.max }),
    ...(column.description ? { description: String(column.description) } : {}),
  }));
}

function inputError(field: string, text: Text): InputError {
  return new InputError([{ field, code: field, text }]);
}
