import { lastingNames } from '../sql/lasting-names.ts';

/** Runs a statement and answers rows as lists of their values. */
type Ask = (statement: string) => Promise<unknown[][]>;

const others = `not in ('information_schema', 'mysql', 'performance_schema', 'sys')`;

/** Condition on an engine's name: its tables take part in no transaction. An unknown one counts as such. */
const isWithoutTransactions = `(engine is null or engine not in ('InnoDB', 'NDBCLUSTER', 'ROCKSDB', 'TokuDB'))`;

/** Returns the names that a rollback does not undo, in all databases that the account sees: tables by their engines, and what leads to them. */
export async function lastingInMysql(ask: Ask): Promise<ReadonlySet<string>> {
  const tables = await ask(
    `select table_name from information_schema.tables where table_type = 'BASE TABLE' and table_schema ${others} and ${isWithoutTransactions}`,
  );
  const defined = [
    ...(await ask(`select table_name, view_definition from information_schema.views where table_schema ${others}`)),
    ...(await ask(`select event_object_table, action_statement from information_schema.triggers where trigger_schema ${others}`)),
    ...(await ask(`select routine_name, routine_definition from information_schema.routines where routine_schema ${others}`)),
  ];
  return lastingNames(
    ['setval', ...tables.map(([name]) => String(name))],
    defined.map(([name, body]) => ({ name: String(name), body: typeof body === 'string' ? body : null })),
  );
}
