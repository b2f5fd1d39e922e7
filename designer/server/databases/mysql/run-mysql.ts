import { type Connection, createConnection, type FieldPacket } from 'mysql2';
import { OutboundSocket, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/run-mysql.ts';
import { requireNoneLasting } from '../sql/lasting-names.ts';
import { cellOf, type RunSql, type SqlBound, type SqlColumn, SqlLimitError, type SqlResult, type SqlRun } from '../sql/sql-run.ts';
import { sqlTokens } from '../sql/sql-tokens.ts';
import { watchRun } from '../sql/watch-run.ts';
import type { DatabaseConfig } from '../table/database-config.ts';
import { databaseLimits } from '../table/limits.ts';
import { lastingInMysql } from './lasting-in-mysql.ts';

/** The protocol's column types, by number. */
const typesByNumber: Record<number, SqlColumn['type']> = {
  ...Object.fromEntries([0, 1, 2, 3, 4, 5, 8, 9, 13, 246].map((id) => [id, 'number' as const])),
  ...Object.fromEntries([7, 10, 12, 14].map((id) => [id, 'time' as const])),
};
/** The character set of columns without one. */
const binaryCharset = 63;
/** Words that begin what a transaction undoes. */
const undoable = ['insert', 'update', 'delete', 'replace', 'with', 'select', 'values', 'table'];
const blobTypes = [249, 250, 251, 252, 253, 254, 15];

/**
 * Runs one statement on a connection of its own: the driver does not enable multiple statements, so the server accepts one only. A query runs in a
 * read-only transaction of a session that begins no other. Rows beyond the limit end it.
 */
export const runMysql: RunSql = async (config, run) => {
  if (run.mode === 'read') requireReading(run);
  if (run.isRolledBack) requireUndoable(run);
  const socket = new OutboundSocket();
  const connection = connect(config, socket);
  try {
    await connected(connection);
    const end = () => {
      void endStatement(config, connection.threadId ?? 0);
      connection.destroy();
    };
    return await watchRun(
      run,
      () => socket.bytesRead,
      end,
      async () => {
        if (run.isRolledBack && run.mode === 'write') requireNoneLasting(run.text, 'mysql', await lastingInMysql((text) => rowsOf(connection, text)));
        await prepareSession(connection, run);
        const result = await resultOf(connection, run, end);
        if (!result.isCut) await say(connection, run.mode === 'read' || run.isRolledBack ? 'rollback' : 'commit');
        return result;
      },
    );
  } finally {
    connection.destroy();
  }
};

/** A procedure can end the transaction that only reads, and begin one that writes. */
function requireReading({ text }: SqlRun): void {
  const word = firstWord(text);
  if (['call', 'analyze'].includes(word.toLowerCase())) throw refuse('badInput', texts.changing, { word });
}

function firstWord(text: string): string {
  const tokens = sqlTokens(text, 'mysql');
  return Array.isArray(tokens) ? (tokens.find(({ kind, text: mark }) => kind === 'word' || mark !== '(')?.text ?? '') : '';
}

/** The server commits by itself what changes tables or calls procedures. */
function requireUndoable({ text }: SqlRun): void {
  const word = firstWord(text);
  if (!undoable.includes(word.toLowerCase())) throw refuse('conflict', texts.undoable, { word });
}

async function prepareSession(connection: Connection, { mode, milliseconds, values }: SqlRun): Promise<void> {
  const version = (await rowsOf(connection, 'select version()'))[0]?.[0];
  await say(
    connection,
    String(version).includes('MariaDB')
      ? `set session max_statement_time = ${milliseconds / 1_000}`
      : `set session max_execution_time = ${Math.trunc(milliseconds)}`,
  );
  await say(connection, `set session lock_wait_timeout = 5, innodb_lock_wait_timeout = 5, sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'`);
  // Moments without an offset are China's, as in everything an interface reads.
  if (values) await say(connection, "set session time_zone = '+08:00'");
  if (mode === 'read') await say(connection, 'set session transaction read only');
  await say(connection, mode === 'read' ? 'start transaction read only' : 'start transaction');
}

function resultOf(connection: Connection, { text, isPlan, rows: most, values, cell }: SqlRun, end: () => void): Promise<SqlResult> {
  return new Promise((resolve, reject) => {
    const result: SqlResult = { columns: [], rows: [], changed: null, isCut: false };
    const question = { sql: isPlan ? `explain ${text}` : text, rowsAsArray: true };
    // Values go to the server apart from the text.
    const query = values ? connection.execute({ ...question, values: values.map(numbered) }) : connection.query(question);
    query.on('fields', (fields: FieldPacket[] | undefined) => {
      // A procedure may answer several sets: the first is shown.
      if (fields && result.columns.length === 0) result.columns = fields.map(columnOf);
    });
    query.on('result', (row: unknown) => {
      if (!Array.isArray(row)) {
        if (typeof row === 'object' && row !== null && 'affectedRows' in row && result.columns.length === 0) result.changed = Number(row.affectedRows);
        return;
      }
      if (row.length !== result.columns.length || result.isCut) return;
      if (result.rows.length < most) {
        result.rows.push(row.map((value) => cellOf(value, cell)));
        return;
      }
      result.isCut = true;
      end();
      resolve(result);
    });
    query.on('error', reject);
    // Of a connection somebody has ended: the statement itself hears nothing.
    connection.once('error', reject);
    connection.once('end', () => reject(new SqlLimitError('stopped')));
    query.on('end', () => resolve(result));
  });
}

function numbered(value: SqlBound): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}

function columnOf({ name, columnType, characterSet }: FieldPacket & { characterSet?: number }): SqlColumn {
  const isBinary = characterSet === binaryCharset && blobTypes.includes(columnType ?? -1);
  return { name, type: isBinary ? 'binary' : (typesByNumber[columnType ?? -1] ?? 'text') };
}

/** Kills the statement, which may go on after its connection is closed. */
async function endStatement(config: DatabaseConfig, thread: number): Promise<void> {
  const connection = connect(config, new OutboundSocket());
  try {
    await connected(connection);
    await say(connection, `kill ${Math.trunc(thread)}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'no connection';
    // It had ended by itself.
    if (code !== 'ER_NO_SUCH_THREAD') console.error('a statement could not be ended:', code);
  } finally {
    connection.destroy();
  }
}

function connect({ host, port, account, password, name, charset, hasTls }: DatabaseConfig, socket: OutboundSocket): Connection {
  const connection = createConnection({
    ...{ host, port, user: account, password, database: name },
    charset: /^utf-?8/i.test(charset) ? 'utf8mb4' : charset,
    stream: () => socket.connect(port, host),
    ...(hasTls && { ssl: { rejectUnauthorized: true } }),
    connectTimeout: databaseLimits.connectMilliseconds,
    ...{ dateStrings: true, jsonStrings: true, supportBigNumbers: true, decimalNumbers: true },
  });
  connection.on('error', () => undefined);
  return connection;
}

function connected(connection: Connection): Promise<void> {
  return new Promise((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));
}

async function say(connection: Connection, text: string): Promise<void> {
  await rowsOf(connection, text);
}

function rowsOf(connection: Connection, text: string): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    connection.query({ sql: text, rowsAsArray: true }, (error, rows) => (error ? reject(error) : resolve(Array.isArray(rows) ? (rows as unknown[][]) : [])));
  });
}
