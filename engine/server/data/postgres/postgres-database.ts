import { type Expression, Kysely, PostgresDialect, type SqlBool, sql } from 'kysely';
import type { Table } from '../../../core/derive/table/table.ts';
import type { Tables } from '../../../core/derive/table/table-types.ts';
import type { Bucket } from '../../../core/descriptor/query-types.ts';
import type { ColumnType } from '../../../core/format/column-type.ts';
import { platformOffset } from '../../../core/text/date.ts';
import type { AnyQuery, Database, ExistingTable, MigrationStep, Query, TransactOptions } from '../../kernel/ports/database.ts';
import { PinyinWriter } from '../pinyin/pinyin-writer.ts';
import { statementsOf } from '../sql/ddl.ts';
import { ident } from '../sql/identifier.ts';
import { likePattern } from '../sql/like-pattern.ts';
import { everything, readOnly, TableVersions, WriteTracker } from '../sql/write-tracker.ts';
import { ChangeNotifier } from './change-notifier.ts';
import { inspectPostgres, inspectWholePostgres } from './inspect-postgres.ts';
import type { LastingPool } from './lasting-pool.ts';
import type { Notifications } from './notifications.ts';
import { jsonText, postgresDdl } from './postgres-ddl.ts';
import { PostgresMonths } from './postgres-months.ts';

/** An arbitrary number; every instance of the platform takes this one lock. */
export const migrationLock = 7_046_029_254;

const bucketFormats: Record<Bucket, string> = {
  minute: 'YYYY-MM-DD HH24:MI',
  hour: 'YYYY-MM-DD HH24:00',
  day: 'YYYY-MM-DD',
  week: 'YYYY-MM-DD',
  month: 'YYYY-MM-DD',
};

/** PostgreSQL, shared by any number of instances. Open it with `openPostgres`. */
export class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  readonly read: Query;
  readonly months: PostgresMonths;
  #pool: LastingPool;
  #writing: Query;
  #notifications: Notifications;
  #notifier: ChangeNotifier;
  #versions = new TableVersions();
  #pinyin = new PinyinWriter();
  #underway = new Set<Promise<unknown>>();

  constructor(pool: LastingPool, notifications: Notifications) {
    this.#pool = pool;
    this.#writing = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [this.#pinyin] });
    this.read = this.#writing.withPlugin(readOnly);
    this.#notifications = notifications;
    this.#notifier = new ChangeNotifier(notifications);
    const tell = (table: string) => {
      this.#versions.touch([table]);
      this.#notifier.tell([table]);
    };
    this.months = new PostgresMonths(this.#writing, this.hold.bind(this), tell);
    const forgetAll = () => this.#versions.touch([everything]);
    notifications.on('portico_write', (tables) => this.#versions.touch(tables.split(' ')), forgetAll);
  }

  async transact<T>(work: (query: Query) => Promise<T>, { waitForDisk = true }: TransactOptions = {}): Promise<T> {
    const touched = new Set<string>();
    const tracker = new WriteTracker((written) => {
      for (const table of written) touched.add(table);
    });
    let committed = () => {};
    const done = this.#writing.transaction().execute(async (transaction) => {
      if (!waitForDisk) await sql`set local synchronous_commit = off`.execute(transaction);
      const value = await work(transaction.withPlugin(tracker));
      const known = this.#versions.committing(touched);
      committed = () => {
        known();
        this.#notifier.tell(touched);
      };
      return value;
    });
    this.#underway.add(done);
    // Also where the connection was lost over the commit: it may have been made.
    return done.finally(() => {
      committed();
      this.#underway.delete(done);
    });
  }

  version(table: string): number {
    return this.#versions.of(table);
  }

  contains(column: string, text: string): Expression<SqlBool> {
    return sql<SqlBool>`${sql.ref(column)} ilike ${likePattern(text)} escape '\\'`;
  }

  /** Elements are compared as JSON text, which `json` keeps letter by letter: `jsonb` would refuse texts with a zero character. */
  holdsOneOf(column: string, values: (string | number)[]): Expression<SqlBool> {
    const list = sql`case when ${sql.ref(column)} like '[%' then ${sql.ref(column)} else '[]' end`;
    const texts = values.map((value) => JSON.stringify(value));
    return sql<SqlBool>`exists (select 1 from json_array_elements((${list})::json) as element(part) where element.part::text in (${sql.join(texts)}))`;
  }

  timeBucket(column: string, type: 'date' | 'datetime', bucket: Bucket): Expression<string> {
    const local =
      type === 'date' ? sql`${sql.ref(column)}::timestamp` : sql`(${sql.ref(column)} at time zone 'UTC' + ${sql.lit(`${platformOffset} minutes`)}::interval)`;
    return sql<string>`to_char(date_trunc(${sql.lit(bucket)}, ${local}), ${sql.lit(bucketFormats[bucket])})`;
  }

  unindexed<T>(value: Expression<T>): Expression<T> {
    return value;
  }

  columnType(type: ColumnType): string {
    return postgresDdl.columnType(type);
  }

  inspect(table: string): Promise<ExistingTable | null> {
    return inspectPostgres(this.#pool.pool, table);
  }

  inspectAll(): Promise<Map<string, ExistingTable>> {
    return inspectWholePostgres(this.#pool.pool);
  }

  statements(steps: MigrationStep[]): string[] {
    return steps.flatMap((step) => statementsOf(step, postgresDdl));
  }

  async apply(steps: MigrationStep[], within?: AnyQuery): Promise<void> {
    const runAll = async (query: Query) => {
      for (const statement of this.statements(steps)) await sql.raw(statement).execute(query);
    };
    if (within) return runAll(within);
    const committed = this.#versions.committing([everything]);
    await this.#writing.transaction().execute(runAll).finally(committed);
    this.#notifier.tell([everything]);
  }

  async hold(query: AnyQuery, name: string, { isShared } = { isShared: false }): Promise<void> {
    const lock = sql.raw(isShared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
    await sql`select ${lock}(hashtextextended(${name}, 0))`.execute(query);
  }

  async unguarded(query: AnyQuery, tables: string[], work: () => Promise<void>): Promise<void> {
    const switchAll = async (how: 'disable' | 'enable') => {
      for (const table of tables) await sql.raw(`alter table ${ident(table)} ${how} trigger user`).execute(query);
    };
    await switchAll('disable');
    await work();
    await switchAll('enable');
  }

  /** The lock belongs to a session, so a dying instance gives it back. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.#pool.pool.connect();
    let failed = true;
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await client.query(`do $$ begin create domain ${ident(jsonText)} as text; exception when duplicate_object then null; end $$`);
      const value = await work();
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      failed = false;
      return value;
    } finally {
      client.release(failed);
    }
  }

  publish(message: string): Promise<void> {
    return this.#notifications.send('portico_event', message);
  }

  subscribe(listener: (message: string) => void, missed: () => void = () => undefined): void {
    this.#notifications.on('portico_event', listener, missed);
  }

  uniqueViolation(error: unknown): { columns: string[] } | null {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) return null;
    const [, columns] = 'detail' in error && typeof error.detail === 'string' ? (/^Key \((.+?)\)=/.exec(error.detail) ?? []) : [];
    return { columns: columns ? columns.split(', ').map((column) => column.replaceAll('"', '')) : [] };
  }

  checkViolation(error: unknown): string | null {
    if (!(error instanceof Error && 'code' in error && error.code === '23514')) return null;
    return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
  }

  follow(tables: Table[]): void {
    this.#versions.follow(tables);
  }

  writePinyin(table: Table): void {
    this.#pinyin.follow(table);
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#underway);
    await this.#notifier.flush().catch(() => undefined);
    await this.#notifications.close();
    await this.#writing.destroy();
  }
}
