import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Expression, Kysely, type SqlBool, sql } from 'kysely';
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
import { diskErrorOf } from './disk-error.ts';
import { GroupCommit } from './group-commit.ts';
import { inspectSqlite, inspectWholeSqlite } from './inspect-sqlite.ts';
import { sqliteDdl } from './sqlite-ddl.ts';
import { type SqliteStatements, sqliteDialect } from './sqlite-dialect.ts';
import { StatementCache } from './statement-cache.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

/** How often SQLite may check whether its statistics are outdated; it counts again only what has grown tenfold. */
const optimizeMilliseconds = 10 * 60_000;
/** Limits the rows of an index it reads: a few milliseconds. */
const optimize = 'pragma analysis_limit = 20000; pragma optimize = 0x10002';
/**
 * Pages of 4 KiB in the log file (16 MiB) before SQLite moves them to their places, which waits for the disk twice, on the main thread. A page that was
 * written many times is moved once.
 */
const logPages = 4_000;
const options = { enableForeignKeyConstraints: true, timeout: 5_000 };

/**
 * The embedded database: one file, one connection that writes and one that reads committed rows. One process serves it. A second one may read it
 * (backup, console), but is not notified of changes: several instances need PostgreSQL.
 */
export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly months = null;
  readonly read: Query;
  #writer: DatabaseSync;
  #reader: DatabaseSync;
  #caches: StatementCache[];
  #writing: Query;
  #log: WriteAheadLog;
  #commits: GroupCommit;
  #versions = new TableVersions();
  #pinyin = new PinyinWriter();
  #optimizing: NodeJS.Timeout;
  #migrating: Promise<unknown> = Promise.resolve();

  /** `folder` is made when it is missing; the file in it is `portico.db`. The group commit waits for the disk, so SQLite need not. */
  constructor(folder: string) {
    const file = join(folder, 'portico.db');
    keepPrivate(folder, file);
    this.#writer = new DatabaseSync(file, options);
    this.#writer.exec(`pragma journal_mode = wal; pragma synchronous = normal; pragma wal_autocheckpoint = ${logPages}`);
    this.#reader = new DatabaseSync(file, { ...options, readOnly: true });
    this.#reader.function('contains_fold', { deterministic: true }, containsFold);
    this.#writer.function('contains_fold', { deterministic: true }, containsFold);
    this.#caches = [new StatementCache(this.#writer), new StatementCache(this.#reader)];
    this.#writing = new Kysely<Tables>({ dialect: sqliteDialect(telling(this.#caches[0]!)), plugins: [this.#pinyin] });
    this.read = new Kysely<Tables>({ dialect: sqliteDialect(telling(this.#caches[1]!)), plugins: [readOnly] });
    this.#log = new WriteAheadLog(file);
    this.#commits = new GroupCommit(this.#writer, () => this.#log.sync());
    this.#writer.exec(optimize);
    this.#optimizing = setInterval(() => void this.#commits.run(async () => this.#writer.exec(optimize)).catch(() => undefined), optimizeMilliseconds).unref();
  }

  transact<T>(work: (query: Query) => Promise<T>, { waitForDisk = true }: TransactOptions = {}): Promise<T> {
    const touched = new Set<string>();
    const tracked = async () => {
      let open = true;
      const tracker = new WriteTracker((written) => {
        if (!open) throw new Error('the transaction is over');
        for (const table of written) touched.add(table);
      });
      try {
        return await work(this.#writing.withPlugin(tracker));
      } finally {
        open = false;
      }
    };
    // Not when the disk has it: whoever reads meanwhile sees the new rows, and would hold what he remembers of the old ones to be true.
    const committed = () => this.#versions.touch(touched);
    return this.#commits.run(tracked, { waitsForDisk: waitForDisk, committed }).catch((error: unknown) => {
      throw diskErrorOf(error) ?? error;
    });
  }

  version(table: string): number {
    return this.#versions.of(table);
  }

  /** LIKE folds the case of ASCII only and refuses very long patterns; other texts take a function of ours, which is slower. */
  contains(column: string, text: string): Expression<SqlBool> {
    const beyondAscii = text.replace(/\p{ASCII}+/gu, '');
    if (text.length < 1_000 && beyondAscii.toLowerCase() === beyondAscii.toUpperCase())
      return sql<SqlBool>`${sql.ref(column)} like ${likePattern(text)} escape '\\'`;
    return sql<SqlBool>`contains_fold(${sql.ref(column)}, ${text.toLowerCase()})`;
  }

  /** Anything but a list counts as an empty one. */
  holdsOneOf(column: string, values: (string | number)[]): Expression<SqlBool> {
    const list = sql`case when ${sql.ref(column)} like '[%' then ${sql.ref(column)} else '[]' end`;
    return sql<SqlBool>`exists (select 1 from json_each(${list}) as element where element.atom in (${sql.join(values)}))`;
  }

  timeBucket(column: string, type: 'date' | 'datetime', bucket: Bucket): Expression<string> {
    const shifts = [...(type === 'date' ? [] : [`+${platformOffset} minutes`]), ...(bucket === 'week' ? ['weekday 0', '-6 days'] : [])];
    const format = { minute: '%Y-%m-%d %H:%M', hour: '%Y-%m-%d %H:00', day: '%Y-%m-%d', week: '%Y-%m-%d', month: '%Y-%m-01' }[bucket];
    return sql<string>`strftime(${sql.join([sql.lit(format), sql.ref(column), ...shifts.map((shift) => sql.lit(shift))])})`;
  }

  unindexed<T>(value: Expression<T>): Expression<T> {
    return sql<T>`+(${value})`;
  }

  columnType(type: ColumnType): string {
    return sqliteDdl.columnType(type);
  }

  async inspect(table: string): Promise<ExistingTable | null> {
    return inspectSqlite(this.#caches[1]!, table);
  }

  async inspectAll(): Promise<Map<string, ExistingTable>> {
    return inspectWholeSqlite(this.#caches[1]!);
  }

  statements(steps: MigrationStep[]): string[] {
    return steps.flatMap((step) => statementsOf(step, sqliteDdl));
  }

  async apply(steps: MigrationStep[], within?: AnyQuery): Promise<void> {
    const statements = this.statements(steps);
    if (within) {
      for (const statement of statements) await sql.raw(statement).execute(within);
      return;
    }
    await this.#commits.run(async () => {
      for (const statement of statements) this.#writer.exec(statement);
    });
    for (const cache of this.#caches) cache.clear();
    this.#versions.touch([everything]);
  }

  /** There is one writer. */
  async hold(): Promise<void> {}

  async unguarded(query: AnyQuery, tables: string[], work: () => Promise<void>): Promise<void> {
    const { rows: triggers } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master where type = 'trigger' and tbl_name in (${sql.join(tables)})`.execute(query);
    for (const { name } of triggers) await sql.raw(`drop trigger ${ident(name)}`).execute(query);
    await work();
    for (const trigger of triggers) await sql.raw(trigger.sql).execute(query);
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#migrating.then(work, work);
    this.#migrating = done.catch(() => undefined);
    return done;
  }

  async publish(): Promise<void> {}

  subscribe(): void {}

  uniqueViolation(error: unknown): { columns: string[] } | null {
    const [, columns] = error instanceof Error ? (/^UNIQUE constraint failed: (.+)$/.exec(error.message) ?? []) : [];
    return columns ? { columns: columns.split(', ').map((column) => column.slice(column.indexOf('.') + 1)) } : null;
  }

  checkViolation(error: unknown): string | null {
    const [, check] = error instanceof Error ? (/^CHECK constraint failed: (\w+)$/.exec(error.message) ?? []) : [];
    return check ?? null;
  }

  follow(tables: Table[]): void {
    this.#versions.follow(tables);
  }

  writePinyin(table: Table): void {
    this.#pinyin.follow(table);
  }

  async close(): Promise<void> {
    clearInterval(this.#optimizing);
    await this.#commits.settled();
    await this.#log.close();
    this.#reader.close();
    this.#writer.close();
  }
}

/** Converts errors of the disk to refusals. */
function telling(statements: StatementCache): SqliteStatements {
  return {
    run(text, parameters) {
      try {
        return statements.run(text, parameters);
      } catch (error) {
        throw diskErrorOf(error) ?? error;
      }
    },
  };
}

/** `text` is in lower case already. */
function containsFold(value: unknown, text: unknown): number {
  return typeof value === 'string' && typeof text === 'string' && value.toLowerCase().includes(text) ? 1 : 0;
}

/** Restricts access to the account of the server, also where an earlier start or an unpacked backup has left files open to others. */
function keepPrivate(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite gives its log and its index the mode of the file they belong to.
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}
