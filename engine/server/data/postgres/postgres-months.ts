import { sql } from 'kysely';
import type { Table, TableMonths } from '../../../core/derive/table/table.ts';
import { platformOffset } from '../../../core/text/date.ts';
import type { Database, MonthlyTables, Query } from '../../kernel/ports/database.ts';
import { ident, quoted } from '../sql/identifier.ts';
import { restOf } from './months-ddl.ts';

/** Milliseconds to wait for readers of the default partition; later callers would wait as well. */
const patience = 3_000;
const shift = platformOffset * 60_000;
const day = 86_400_000;

interface Part {
  name: string;
  /** Milliseconds since 1970; null of the part that everything before its end lies in, and of the rest. */
  from: number | null;
  /** The first moment after it; null of the rest. */
  to: number | null;
}

/**
 * Months as partitions: by range of time, and within a month by list. Months instead of days, because a statement without a time locks every
 * partition and each of its indexes: some 75 partitions for the default retention; 2,000 for days exceed the lock table of a default PostgreSQL
 * installation.
 */
export class PostgresMonths implements MonthlyTables {
  #writing: Query;
  #hold: Database['hold'];
  #changed: (table: string) => void;

  /** @param changed told of a table that has lost rows */
  constructor(writing: Query, hold: Database['hold'], changed: (table: string) => void) {
    this.#writing = writing;
    this.#hold = hold;
    this.#changed = changed;
  }

  startOf(moment: Date): Date {
    const local = new Date(moment.getTime() + shift);
    return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - shift);
  }

  async open(table: Table, from: Date, to: Date): Promise<void> {
    const wanted = this.#monthsOf(from, to);
    if ((await this.#missing(this.#writing, table, wanted)).length === 0) return;
    await this.#alone(table, async (query) => {
      for (const month of await this.#missing(query, table, wanted)) await this.#openOne(query, table, month);
    });
  }

  async drop(table: Table, value: string, before: Date): Promise<number> {
    const isOver = ({ to }: Part) => to !== null && to <= before.getTime();
    let dropped = 0;
    for (const part of (await partsOf(this.#writing, table.name)).filter(isOver))
      dropped += await this.#alone(table, (query) => (part.from === null ? dropEmpty(query, part) : dropValue(query, monthsOf(table), part, value)));
    if (dropped > 0) this.#changed(table.name);
    return dropped;
  }

  /** Starts of the months from one moment to another. */
  #monthsOf(from: Date, to: Date): Date[] {
    const months: Date[] = [];
    for (let start = this.startOf(from); start <= to; start = this.#after(start)) months.push(start);
    return months;
  }

  #after(start: Date): Date {
    return this.startOf(new Date(start.getTime() + 32 * day));
  }

  async #missing(query: Query, table: Table, wanted: Date[]): Promise<Date[]> {
    const parts = await partsOf(query, table.name);
    return wanted.filter((start) => !parts.some(({ from, to }) => to !== null && start.getTime() < to && (from ?? 0) < this.#after(start).getTime()));
  }

  /** Rows of the month that lay beside it move in. */
  async #openOne(query: Query, table: Table, start: Date): Promise<void> {
    const { time, retention, values, others } = monthsOf(table);
    const name = `${table.name}_${new Date(start.getTime() + shift).toISOString().slice(0, 7).replace('-', '')}`;
    const [whole, month, rest, moment] = [table.name, name, restOf(table.name), time].map(ident);
    const [from, to] = [start, this.#after(start)].map((one) => quoted(one.toISOString()));
    const run = async (statement: string) => void (await sql.raw(statement).execute(query));
    await run(`create table ${month} (like ${whole} including defaults) partition by list (${ident(retention)})`);
    for (const value of values) {
      const which = value === others ? 'default' : `for values in (${quoted(value)})`;
      await run(`create table ${ident(`${name}_${value}`)} partition of ${month} ${which}`);
    }
    await run(`lock table ${rest} in access exclusive mode`);
    await run(
      `with own as (delete from ${rest} where ${moment} >= ${from} and ${moment} < ${to} returning *) insert into ${month} overriding system value select * from own`,
    );
    await run(`alter table ${whole} attach partition ${month} for values from (${from}) to (${to})`);
  }

  /** While nobody else does so or writes: a row on its way to the rest would be refused there once its month has a place. Rejects when a reader holds what is to be changed for longer than others may wait. */
  #alone<T>(table: Table, work: (query: Query) => Promise<T>): Promise<T> {
    return this.#writing.transaction().execute(async (query) => {
      await sql.raw(`set local lock_timeout = ${patience}`).execute(query);
      await this.#hold(query, table.name);
      return work(query);
    });
  }
}

function monthsOf({ name, months }: Table): TableMonths {
  if (!months) throw new Error(`table ${name} is not divided by months`);
  return months;
}

/** Returns the direct partitions of a table; those of a month have no time. */
async function partsOf(query: Query, table: string): Promise<Part[]> {
  const bound = (side: string) => sql`extract(epoch from (regexp_match(bound, ${`${side} \\('([^']+)'\\)`}))[1]::timestamptz) * 1000`;
  const { rows } = await sql<Record<'name' | 'from' | 'to', unknown>>`
    select name, ${bound('FROM')} as "from", ${bound('TO')} as "to"
    from (
      select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass(${ident(table)})
    ) as parts
    order by name`.execute(query);
  const moment = (value: unknown) => (value === null ? null : Number(value));
  return rows.map(({ name, from, to }) => ({ name: String(name), from: moment(from), to: moment(to) }));
}

/** Drops the partition of a value in a month. Resolves to its number of rows. */
async function dropValue(query: Query, { others }: TableMonths, month: Part, value: string): Promise<number> {
  const names = (await partsOf(query, month.name)).map(({ name }) => name);
  const own = `${month.name}_${value}`;
  if (!names.includes(own)) return 0;
  const rows = await countRows(query, own);
  // A late row of this month still has its place while others are kept.
  if (value !== others) await sql.raw(`drop table ${ident(own)}`).execute(query);
  else if (rows > 0) await sql.raw(`truncate ${ident(own)}`).execute(query);
  const left = names.filter((name) => name !== own || value === others);
  if (left.length === 1 && left[0] === `${month.name}_${others}`) await dropEmpty(query, month);
  return rows;
}

async function dropEmpty(query: Query, { name }: Part): Promise<number> {
  const { rows } = await sql.raw(`select 1 from ${ident(name)} limit 1`).execute(query);
  if (rows.length === 0) await sql.raw(`drop table ${ident(name)}`).execute(query);
  return 0;
}

async function countRows(query: Query, name: string): Promise<number> {
  const { rows } = await sql<{ n: unknown }>`select count(*) as n from ${sql.table(name)}`.execute(query);
  return Number(rows[0]?.n);
}
