import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import { type Management, type Routine, withoutPasswords } from '../table/management.ts';

/**
 * Returns the management of a MySQL or MariaDB database.
 * @param say runs a statement that these servers do not prepare
 */
export function manageMysql(query: DynamicQuery, say: (text: string) => Promise<void>): Management {
  return {
    async sizes() {
      const { rows } = await sql<{ name: string; count: number | null; data: number | null; indexes: number | null }>`
        select table_name as name, table_rows as ${sql.id('count')}, data_length as data, index_length as indexes
        from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE' order by table_name`.execute(query);
      return rows.map(({ name, count, data, indexes }) => ({
        ...{ table: name, rows: count === null ? null : Number(count), dataBytes: Number(data ?? 0), indexBytes: Number(indexes ?? 0) },
      }));
    },
    sessions: async () => {
      const { rows } = await sql<Record<'number' | 'account' | 'client' | 'place' | 'state' | 'command' | 'seconds' | 'statement', unknown>>`
        select id as number, user as account, host as client, coalesce(db, '') as place, coalesce(state, '') as state, command as command,
          time as seconds, coalesce(info, '') as statement
        from information_schema.processlist where id <> connection_id() order by id`.execute(query);
      return rows.map((row) => ({
        number: Number(row.number),
        ...{ account: String(row.account), client: String(row.client).replace(/:\d+$/, ''), database: String(row.place), since: '' },
        state: row.command === 'Sleep' ? 'idle' : String(row.state || row.command),
        seconds: row.command === 'Sleep' ? null : Math.max(0, Number(row.seconds)),
        statement: withoutPasswords(String(row.statement)),
      }));
    },
    async end({ number }, how) {
      try {
        await say(how === 'session' ? `kill ${Math.trunc(number)}` : `kill query ${Math.trunc(number)}`);
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ER_NO_SUCH_THREAD') return false;
        throw error;
      }
    },
    async rename(table, to, backup) {
      await copy(query, table, backup);
      await sql`rename table ${sql.table(table)} to ${sql.table(to)}`.execute(query);
    },
    async drop(table, backup) {
      if (backup !== null) await copy(query, table, backup);
      await sql`drop table ${sql.table(table)}`.execute(query);
    },
    async isMighty() {
      const { rows } = await sql`
        select 1 from information_schema.user_privileges where privilege_type in ('FILE', 'SUPER')
          and replace(grantee, '''', '') = current_user()`.execute(query);
      return rows.length > 0;
    },
    async define({ name, kind, definition }: Routine, isForced) {
      if (isForced) await say(`drop ${kind} if exists \`${name.replaceAll('`', '``')}\``);
      await say(definition);
    },
  };
}

/** These servers commit with every change of a table, so an incomplete copy is dropped. */
async function copy(query: DynamicQuery, table: string, backup: string): Promise<void> {
  await sql`create table ${sql.table(backup)} like ${sql.table(table)}`.execute(query);
  try {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = database() and table_name = ${table} and generation_expression is null or
        table_schema = database() and table_name = ${table} and generation_expression = ''`.execute(query);
    const columns = sql.join(rows.map(({ name }) => sql.id(name)));
    await sql`insert into ${sql.table(backup)} (${columns}) select ${columns} from ${sql.table(table)}`.execute(query);
  } catch (error) {
    await sql`drop table ${sql.table(backup)}`.execute(query).catch(() => undefined);
    throw error;
  }
}
