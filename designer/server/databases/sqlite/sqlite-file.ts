import { Worker } from 'node:worker_threads';
import { databaseLimits } from '../table/limits.ts';
import type { Answer, FileSettings, Statement } from './sqlite-messages.ts';

type Rows = Extract<Answer, { rows: unknown }>;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/** SQLite's code for an interrupted statement. */
const interrupted = 9;
const busyMilliseconds = 2_000;

/**
 * A SQLite file and the thread that runs its statements one after the other. A statement that takes too long is abandoned: its caller gets an
 * error, while it ends in the thread.
 */
export class SqliteFile {
  #settings: FileSettings;
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param file absolute path; made when it is missing */
  constructor(file: string) {
    this.#settings = { file, busyMilliseconds };
  }

  /** Rejects with the driver's error and its `errcode`. */
  run(sql: string, values: readonly unknown[]): Promise<Rows> {
    return new Promise((resolve, reject) => {
      const statement: Statement = { id: ++this.#last, sql, values: values.map(bound) };
      const timer = setTimeout(() => this.#settle(statement.id)?.reject(sqliteError('given up', interrupted)), databaseLimits.queryMilliseconds);
      this.#waiting.set(statement.id, { timer, resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(statement);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: this.#settings, env: {}, argv: [] });
    worker.unref();
    worker.on('message', (answer: Answer) => this.#receive(answer));
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#fail(new Error('the thread has ended'));
    });
    return worker;
  }

  #receive(answer: Answer): void {
    const waiting = this.#settle(answer.id);
    if ('error' in answer) waiting?.reject(sqliteError(answer.error.message, answer.error.errcode));
    else waiting?.resolve(answer);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  #fail(error: Error): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(error);
  }
}

function sqliteError(message: string, errcode: number | undefined): Error {
  return Object.assign(new Error(message), errcode === undefined ? {} : { errcode });
}

function bound(value: unknown): Statement['values'][number] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`a database value cannot be of type ${Array.isArray(value) ? 'array' : typeof value}`);
}
