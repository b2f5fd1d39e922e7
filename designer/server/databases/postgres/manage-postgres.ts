import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import { changesWithBackup } from '../table/changes-with-backup.ts';
import { type Management, withoutPasswords } from '../table/management.ts';
import { mightyCondition } from './mighty-account.ts';

/**
 * Returns the management of a PostgreSQL database.
 * @param transact runs work in a transaction
 */
export function managePostgres(query: DynamicQuery, transact: (work: (inside: DynamicQuery) => Promise<void>) => Promise<void>): Management {
  return {
    async sizes() {
      const { rows } = await sql<{ table: string; rows: number; data: string; index: string }>`
        select c.relname as table, case when c.reltuples < 0 then null else c.reltuples::bigint end as rows,
          pg_table_size(c.oid)::text as data, pg_indexes_size(c.oid)::text as index
        from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname`.execute(query);
      return rows.map(({ table, rows: count, data, index }) => ({
        ...{ table, rows: count === null ? null : Number(count), dataBytes: Number(data), indexBytes: Number(index) },
      }));
    },
    sessions: async () => {
      const { rows } = await sql<Record<'number' | 'account' | 'client' | 'database' | 'state' | 'seconds' | 'statement' | 'since', unknown>>`
        select pid as number, coalesce(usename, '') as account, coalesce(host(client_addr), '') as client, coalesce(datname, '') as database,
          coalesce(state, '') as state, case when state = 'idle' then null else extract(epoch from now() - query_start) end as seconds,
          coalesce(query, '') as statement, backend_start::text as since
        from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid`.execute(query);
      return rows.map((row) => ({
        number: Number(row.number),
        ...{ account: String(row.account), client: String(row.client), database: String(row.database), state: String(row.state), since: String(row.since) },
        seconds: row.seconds === null ? null : Math.max(0, Number(row.seconds)),
        statement: withoutPasswords(String(row.statement)),
      }));
    },
    async end({ number, since }, how) {
      const end = how === 'session' ? sql.ref('pg_terminate_backend') : sql.ref('pg_cancel_backend');
      const { rows } = await sql<{ ended: boolean }>`
        select ${end}(pid) as ended from pg_stat_activity where pid = ${number} and backend_start::text = ${since}`.execute(query);
      return rows[0]?.ended === true;
    },
    ...changesWithBackup(transact, copy),
    async isMighty() {
      const { rows } = await sql<{ mighty: boolean }>`select ${sql.raw(mightyCondition)} as mighty from pg_roles r where r.rolname = session_user`.execute(
        query,
      );
      return rows[0]?.mighty === true;
    },
    define: (routine, isForced) =>
      transact(async (inside) => {
        if (isForced) await sql`${sql.raw(`drop ${routine.kind} if exists`)} ${sql.id(routine.name)}`.execute(inside);
        await sql.raw(routine.definition).execute(inside);
      }),
  };
}

async function copy(query: DynamicQuery, table: string, backup: string): Promise<void> {
  await sql`create table ${sql.table(backup)} as table ${sql.table(table)}`.execute(query);
}
