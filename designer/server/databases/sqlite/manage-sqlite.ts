import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import type { Management } from '../table/management.ts';

/** SQLite is a file that programs read and write: it has no server, so no sessions and no procedures. */
export function manageSqlite(query: DynamicQuery, transact: (work: (inside: DynamicQuery) => Promise<void>) => Promise<void>): Management {
  return {
    async sizes() {
      const { rows } = await sql<{ name: string; data: number; indexes: number }>`
        select s.tbl_name as name, sum(case when s.type = 'table' then d.bytes else 0 end) as data,
          sum(case when s.type = 'index' then d.bytes else 0 end) as indexes
        from sqlite_schema as s
        join (select name, sum(pgsize) as bytes from dbstat group by name) as d on d.name = s.name
        where s.tbl_name not like 'sqlite~_%' escape '~'
        group by s.tbl_name order by s.tbl_name`.execute(query);
      const { rows: estimates } = await estimatesOf(query);
      const known = new Map(estimates.map(({ tbl, stat }) => [tbl, Number.parseInt(String(stat), 10)]));
      return rows.map(({ name, data, indexes }) => ({ table: name, rows: known.get(name) ?? null, dataBytes: Number(data), indexBytes: Number(indexes) }));
    },
    sessions: null,
    end: async () => false,
    rename: (table, to, backup) =>
      transact(async (inside) => {
        await copy(inside, table, backup);
        await sql`alter table ${sql.table(table)} rename to ${sql.id(to)}`.execute(inside);
      }),
    drop: (table, backup) =>
      transact(async (inside) => {
        if (backup !== null) await copy(inside, table, backup);
        await sql`drop table ${sql.table(table)}`.execute(inside);
      }),
    isMighty: async () => false,
    define: null,
  };
}

/** Of `analyze`, where somebody has run it. */
async function estimatesOf(query: DynamicQuery) {
  const known = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(query);
  if (known.rows.length === 0) return { rows: [] };
  return sql<{ tbl: string; stat: string }>`select tbl, max(stat) as stat from sqlite_stat1 group by tbl`.execute(query);
}

async function copy(query: DynamicQuery, table: string, backup: string): Promise<void> {
  await sql`create table ${sql.table(backup)} as select * from ${sql.table(table)}`.execute(query);
}
