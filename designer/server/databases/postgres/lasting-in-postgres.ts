import { lastingNames } from '../sql/lasting-names.ts';

/** Runs a statement and answers rows as lists of their values. */
type Ask = (statement: string) => Promise<unknown[][]>;

const others = `not in ('pg_catalog', 'information_schema')`;
/** Sets a sequence for good; writes by a connection of its own. Numbers that are drawn and not used are gaps, as those of any insert. */
const functions = ['setval', 'dblink', 'dblink_exec', 'dblink_open', 'dblink_send_query'];

/** Returns the names that a rollback does not undo: functions of the server, and the routines, views and tables with triggers that lead to them. */
export async function lastingInPostgres(ask: Ask): Promise<ReadonlySet<string>> {
  const defined = [
    ...(await ask(
      `select p.proname::text, coalesce(nullif(p.prosrc, ''), pg_get_functiondef(p.oid)) from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where p.prokind in ('f', 'p') and n.nspname ${others}`,
    )),
    ...(await ask(
      `select c.relname::text, p.proname::text from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal`,
    )),
    ...(await ask(`select viewname::text, definition from pg_views where schemaname ${others}`)),
  ];
  return lastingNames(
    functions,
    defined.map(([name, body]) => ({ name: String(name), body: typeof body === 'string' ? body : null })),
  );
}
