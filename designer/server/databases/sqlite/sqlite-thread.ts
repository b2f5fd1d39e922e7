/** The thread of one SQLite file: statements run here one after the other, so that a long one does not hold up the server. */
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, FileSettings, SqliteErrorMessage, Statement } from './sqlite-messages.ts';

const { file, busyMilliseconds } = workerData as FileSettings;
let database: DatabaseSync | undefined;

parentPort?.on('message', (statement: Statement) => {
  parentPort?.postMessage(answerOf(statement));
});

function answerOf({ id, sql, values }: Statement): Answer {
  try {
    database ??= new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: busyMilliseconds });
    const prepared = database.prepare(sql);
    // Without it the driver throws on integers beyond 2^53.
    prepared.setReadBigInts(true);
    if (prepared.columns().length > 0) return { id, rows: prepared.all(...values).map(plainRow), changes: 0, insertId: 0 };
    const { changes, lastInsertRowid } = prepared.run(...values);
    return { id, rows: [], changes: Number(changes), insertId: lastInsertRowid };
  } catch (error) {
    return { id, error: errorOf(error) };
  }
}

function plainRow(row: Record<string, SQLOutputValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
}

/** Integers beyond 2^53 as text, as everywhere in the platform. */
function plain(value: SQLOutputValue): unknown {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}

function errorOf(error: unknown): SqliteErrorMessage {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, ...('errcode' in error && typeof error.errcode === 'number' && { errcode: error.errcode }) };
}
