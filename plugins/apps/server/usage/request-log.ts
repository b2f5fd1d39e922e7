import type { Tables } from '../../../../engine/core/derive/table/table-types.ts';
import type { Database, GatewayCall } from '../../../../engine/server/index.ts';
import { BatchedRows } from './batched-rows.ts';
import { maskedParameters } from './masked-parameters.ts';
import { PrivateFields } from './private-fields.ts';
import { RefusedCalls } from './refused-calls.ts';

/** In the order of a row's values. */
const columns = [
  'time',
  'service',
  'account_id',
  'simulated_by',
  'ret',
  'ms',
  'ip',
  'request_id',
  'parameters',
  'calls',
] satisfies (keyof Tables['request_log'])[];

/**
 * Writes the calls of back-office and portal to `request_log`, as the access log those of apps. Every call of somebody who has signed in is a
 * row; of strangers, who can make any number, some are, and the number of the others.
 */
export class RequestLog {
  #rows: BatchedRows<'request_log'>;
  #strangers = new RefusedCalls();
  #private = new PrivateFields();

  constructor(database: Database) {
    this.#rows = new BatchedRows(database, { table: 'request_log', columns, before: () => this.#addSums() });
  }

  add({ platform, service, session, startedAt, raw }: GatewayCall, ret: number): void {
    if (!session && !this.#strangers.isWhole({ service: service.name, ret, ip: raw.ip })) return;
    this.#rows.add([
      new Date().toISOString(),
      service.name,
      session?.accountId ?? null,
      session?.simulatedBy ?? null,
      ret,
      Math.round((performance.now() - startedAt) * 10) / 10,
      raw.ip,
      raw.requestId,
      maskedParameters(raw.fields, raw.members, this.#private.of(platform, service.name)),
      1,
    ]);
  }

  /** Resolves when everything added before has been written or given up. */
  flush(): Promise<void> {
    return this.#rows.flush();
  }

  stop(): Promise<void> {
    this.#addSums(true);
    return this.#rows.stop();
  }

  #addSums(isLast = false): void {
    const time = new Date().toISOString();
    for (const { service, ret, ip, calls } of this.#strangers.takeSums(isLast)) this.#rows.add([time, service, null, null, ret, 0, ip, '', '{}', calls], true);
  }
}

const logs = new WeakMap<Database, RequestLog>();

/** The log of a database, made on first use. */
export function requestLogOf(database: Database): RequestLog {
  const log = logs.get(database) ?? new RequestLog(database);
  logs.set(database, log);
  return log;
}
