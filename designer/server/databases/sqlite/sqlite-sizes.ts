import type { TableSize } from '../table/management.ts';

/**
 * Query of each table of a SQLite file with the bytes of its data and indexes and its rows, counted by pages: a table's rows are the cells of its
 * leaves, or of all its pages if it has no row ids.
 */
export const sqliteSizes = `
  select s.tbl_name as "table", sum(case when s.type = 'table' then d.bytes else 0 end) as "dataBytes",
    sum(case when s.type = 'index' then d.bytes else 0 end) as "indexBytes",
    sum(case when s.type <> 'table' then 0 when l.wr = 1 then d.cells else d.leaves end) as "rows"
  from sqlite_schema as s
  join (
    select name, sum(pgsize) as bytes, sum(case when pagetype = 'leaf' then ncell else 0 end) as leaves,
      sum(case when pagetype = 'overflow' then 0 else ncell end) as cells
    from dbstat group by name
  ) as d on d.name = s.name
  join pragma_table_list as l on l.name = s.tbl_name and l.schema = 'main'
  where s.tbl_name not like 'sqlite~_%' escape '~'
  group by s.tbl_name order by s.tbl_name`;

/** Converts a row of such a query. */
export function sizeOf({ table, rows, dataBytes, indexBytes }: Record<keyof TableSize, unknown>): TableSize {
  return { table: String(table), rows: Number(rows), dataBytes: Number(dataBytes), indexBytes: Number(indexBytes) };
}
