import { type Expression, expressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Column, Table } from '../../../core/derive/table/table.ts';
import { type AnyQuery, anyTable, type Database, type Rows } from '../../kernel/ports/database.ts';
import type { AggregateRequest, AggregateRow, Values } from '../../kernel/ports/repository.ts';
import { fromColumn } from './column-values.ts';
import { smallestFor } from './smallest-sums.ts';
import { columnOf, whereOf } from './where.ts';

const eb = expressionBuilder<Rows, string>();
const names = ['key_0', 'key_1'] as const;

/**
 * Computes an aggregate for each group, in one statement over the smallest table of sums that can answer it.
 * @throws Error for a column the table does not have
 */
export async function aggregateRows(database: Database, source: Table, query: AnyQuery, request: AggregateRequest): Promise<AggregateRow[]> {
  const table = smallestFor(source, request);
  const keys = request.groups.map(({ column, bucket }) => {
    const known = columnOf(table, column);
    const isMoment = bucket && (known.type === 'date' || known.type === 'datetime');
    return {
      column: known,
      isBucket: Boolean(isMoment),
      value: isMoment ? database.timeBucket(column, known.type as 'date' | 'datetime', bucket) : eb.ref(column),
    };
  });
  const rows = selectRows(database, table, query, request, keys);
  const { order, limit } = request;
  let sorted = order?.by === 'value' ? rows.orderBy('value', (by) => (order.descending ? by.desc().nullsLast() : by.asc().nullsFirst())) : rows;
  // Ties, and what has no other order, come in the order of their keys: the answer is the same each time.
  for (const name of names.slice(0, keys.length)) {
    sorted = sorted.orderBy(name, (by) => (order?.by === 'key' && order.descending ? by.desc().nullsLast() : by.asc().nullsFirst()));
  }
  const found = await (limit === undefined ? sorted : sorted.limit(limit)).execute();
  const answered = request.column === undefined ? undefined : columnOf(table, request.column);
  return found.map((row) => ({
    keys: keys.map(({ column, isBucket }, at) => (isBucket ? (row[names[at]!] ?? null) : fromColumn(column, row[names[at]!]))),
    value: answeredValue(request.aggregate, answered, row.value),
  }));
}

/** Selects `key_0`, `key_1` and `value`. */
function selectRows(database: Database, table: Table, query: AnyQuery, request: AggregateRequest, keys: { value: Expression<unknown> }[]) {
  const where = whereOf(database, table, request);
  const named = keys.map(({ value }, at) => sql`${value}`.as(names[at]!));
  const groups = names.slice(0, keys.length);
  const from = anyTable(query).selectFrom(table.name).where(where).select(named);
  const isRanked = request.aggregate === 'p95' || request.aggregate === 'last';
  const plain = () => from.select(sql`${aggregated(request)}`.as('value')).$if(keys.length > 0, (rows) => rows.groupBy(groups));
  const found = sql<Values>`${isRanked ? ranked(table, request, from, keys) : plain()}`.as('found');
  return anyTable(query)
    .selectFrom(found)
    .select([...groups, 'value'])
    .$if(isRanked, (rows) => rows.where('is_it', '=', 1));
}

function aggregated({ aggregate, column, weight }: AggregateRequest): Expression<unknown> {
  if (weight !== undefined && aggregate === 'count') return sql`coalesce(sum(${sql.ref(weight)}), 0)`;
  if (weight !== undefined && aggregate === 'avg' && column !== undefined)
    return sql`sum(${sql.ref(column)} * ${sql.ref(weight)}) * 1.0 / nullif(sum(${sql.ref(weight)}), 0)`;
  if (aggregate === 'count' || column === undefined) return sql`count(*)`;
  return sql`${sql.raw(aggregate)}(${sql.ref(column)})`;
}

/** Marks the row each group answers with. */
function ranked(
  table: Table,
  { aggregate, column = 'id', weight }: AggregateRequest,
  from: SelectQueryBuilder<Rows, string, object>,
  keys: { value: Expression<unknown> }[],
) {
  const parts = keys.length === 0 ? sql`` : sql`partition by ${sql.join(keys.map(({ value }) => value))}`;
  const value = sql.ref(columnOf(table, column).name);
  if (aggregate === 'last') {
    const rank = sql`row_number() over (${parts} order by id desc)`;
    return from.select([sql`${value}`.as('value'), sql`case when ${rank} = 1 then 1 else 0 end`.as('is_it')]);
  }
  if (weight !== undefined) return heaviest(table, { column, weight }, from, keys);
  const rank = sql`row_number() over (${parts} order by ${value})`;
  const place = sql`(count(*) over (${parts}) * 95 + 99) / 100`;
  return from.where(column, 'is not', null).select([sql`${value}`.as('value'), sql`case when ${rank} = ${place} then 1 else 0 end`.as('is_it')]);
}

/** Selects the row at which the cumulative weight reaches 95 %. */
function heaviest(
  table: Table,
  { column, weight }: { column: string; weight: string },
  from: SelectQueryBuilder<Rows, string, object>,
  keys: { value: Expression<unknown> }[],
) {
  const many = sql.ref(columnOf(table, weight).name);
  const value = sql.ref(columnOf(table, column).name);
  const groups = names.slice(0, keys.length);
  const nonNull = from.where(column, 'is not', null);
  // Rows alike are one before any is put in order: sorting them all is what takes long.
  const spread = table.sums?.weight === weight ? table.sums.spread : undefined;
  const alike =
    spread === undefined
      ? nonNull.select([sql`${value}`.as('value'), sql`${many}`.as('many'), sql.ref('id').as('place')])
      : nonNull
          .select([sql`sum(${value} * ${many}) * 1.0 / nullif(sum(${many}), 0)`.as('value'), sql`sum(${many})`.as('many'), sql`min(id)`.as('place')])
          .groupBy([...groups, spread]);
  const parts = groups.length === 0 ? sql`` : sql`partition by ${sql.join(groups.map((name) => sql.ref(name)))}`;
  const upTo = sql`sum(many) over (${parts} order by value, place rows unbounded preceding) * 100`;
  const goal = sql`sum(many) over (${parts}) * 95`;
  const isIt = sql`case when ${upTo} >= ${goal} and ${upTo} - many * 100 < ${goal} then 1 else 0 end`;
  return expressionBuilder<Rows, string>()
    .selectFrom(sql<Values>`${alike}`.as('alike'))
    .select([...groups, 'value', isIt.as('is_it')]);
}

function answeredValue(aggregate: AggregateRequest['aggregate'], column: Column | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return aggregate === 'count' ? 0 : null;
  const isOfColumn = column && (aggregate === 'min' || aggregate === 'max' || aggregate === 'last');
  return isOfColumn ? fromColumn(column, value) : Number(value);
}
