import type { CompiledQuery } from 'kysely';
import type { Tables } from '../../../../engine/core/derive/table/table-types.ts';
import {
  type AccessEntry,
  type AccessFault,
  type AccessLog,
  anyTable,
  CallError,
  type Database,
  type Query,
  type TrafficDay,
} from '../../../../engine/server/index.ts';
import { AccessDays, type CountedCall } from './access-days.ts';
import { maskedParameters } from './masked-parameters.ts';
import { RefusedCalls } from './refused-calls.ts';

const flushEvery = 500;
/** Rows of one transaction: other calls wait for no more than these, a few milliseconds. */
const batchRows = 200;
/** Rows of one statement. A few sizes only, so that the database knows every statement already. */
const statementRows = [200, 20, 1];
/** Rows that may wait. When the database cannot keep up, newer ones are dropped and counted: a log must not stop the calls. */
const waitingRows = 20_000;
/** In the order of a waiting row's values. */
const columns = [
  'time',
  'service',
  'app_key',
  'account_id',
  'ret',
  'ms',
  'ip',
  'request_id',
  'correlation_id',
  'bundle',
  'parameters',
  'calls',
] satisfies (keyof Tables['access_log'])[];

/** Writes app calls to `access_log` in batches, off the request path; of refused calls some, and the number of the others (`calls`). */
export class DatabaseAccessLog implements AccessLog {
  readonly table = 'access_log';
  readonly access = { kind: 'permission', nodes: ['/application/list'] } as const;
  #database: Database;
  #days: AccessDays;
  #waiting: unknown[][] = [];
  /** By number of rows. Building a statement for 200 rows takes longer than running it, so each is built once. */
  #statements = new Map<number, CompiledQuery>();
  #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();
  #refused = new RefusedCalls();
  /** Rows that were given up since the start. */
  dropped = 0;

  constructor(database: Database) {
    this.#database = database;
    this.#days = new AccessDays(database);
    this.#timer = setInterval(() => void this.flush(), flushEvery).unref();
  }

  add({ service, app, ret, isRefused, milliseconds, raw }: AccessEntry): void {
    if (isRefused && !this.#refused.isWhole({ service: service.name, ret, ip: raw.ip })) return;
    if (this.#waiting.length >= waitingRows) {
      this.dropped++;
      return;
    }
    this.#waiting.push([
      new Date().toISOString(),
      service.name,
      app?.appKey ?? null,
      app?.accountId ?? null,
      ret,
      Math.round(milliseconds * 1000) / 1000,
      raw.ip,
      raw.requestId,
      raw.correlationId ?? null,
      service.bundle ?? null,
      maskedParameters(raw.fields, raw.members),
      1,
    ]);
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async traffic(days: number): Promise<TrafficDay[]> {
    await this.flush();
    return this.#days.days(days);
  }

  async latestFaults(count: number): Promise<AccessFault[]> {
    await this.flush();
    return this.#days.latestFaults(count);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#addSums(true);
    await this.flush();
  }

  #addSums(isLast = false): void {
    const time = new Date().toISOString();
    for (const { service, ret, ip, calls } of this.#refused.takeSums(isLast))
      this.#waiting.push([time, service, null, null, ret, 0, ip, '', null, null, '{}', calls]);
  }

  async #write(): Promise<void> {
    this.#addSums();
    try {
      await this.#days.fill();
    } catch (error) {
      console.error('access log not added up', error);
      // A database that is away takes the rows later; for want of sums none is held back.
      if (error instanceof CallError) return;
    }
    const rows = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < rows.length; start += batchRows) {
      const batch = rows.slice(start, start + batchRows);
      try {
        await this.#database.transact(
          async (query) => {
            for (const part of inParts(batch)) await this.#insert(query, part);
            await this.#days.add(query, batch.map(countedOf));
          },
          { waitForDisk: false },
        );
      } catch (error) {
        console.error('access log not written', error);
        // A database that is away takes them later.
        if (error instanceof CallError) return this.#keep(rows.slice(start));
        this.dropped += batch.length;
      }
    }
  }

  #keep(rows: unknown[][]): void {
    const room = Math.max(0, waitingRows - this.#waiting.length);
    this.dropped += Math.max(0, rows.length - room);
    this.#waiting.unshift(...rows.slice(0, room));
  }

  async #insert(query: Query, rows: unknown[][]): Promise<void> {
    let statement = this.#statements.get(rows.length);
    if (!statement) {
      const values = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
      statement = anyTable(query).insertInto('access_log').values(values).compile();
      this.#statements.set(rows.length, statement);
    }
    await query.executeQuery({ ...statement, parameters: rows.flat() });
  }
}

const place = { time: columns.indexOf('time'), ret: columns.indexOf('ret'), calls: columns.indexOf('calls') };

function countedOf(row: unknown[]): CountedCall {
  return { time: Date.parse(String(row[place.time])), ret: Number(row[place.ret]), calls: Number(row[place.calls]) };
}

function inParts<Row>(rows: Row[]): Row[][] {
  const parts: Row[][] = [];
  let start = 0;
  for (const size of statementRows) for (; rows.length - start >= size; start += size) parts.push(rows.slice(start, start + size));
  return parts;
}
