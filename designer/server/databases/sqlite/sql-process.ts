/** Runs statements on SQLite files, one at a time: it is told what to run, and answers. Whoever began it kills it, at a limit while it runs. */
import { constants, DatabaseSync, type StatementColumnMetadata } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { ReadableTables } from '../sql/readable.ts';
import { cellOf, type SqlColumn, type SqlResult, sqlLimits } from '../sql/sql-run.ts';
import type { GuardSettings, ProcessAnswer, ProcessRequest } from './sql-process-messages.ts';

/** Codes of SQLite: out of memory, and a value that is too long. */
const memoryErrors = [7, 18];
/** Codes of SQLite: not authorized, read only, and read only where a process has died over its writing. */
const errors = { denied: 23, readOnly: 8, unfinished: 776 };
const busyMilliseconds = 2_000;
const { SQLITE_DENY, SQLITE_IGNORE, SQLITE_OK } = constants;
const readings = new Set([constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION, constants.SQLITE_RECURSIVE, constants.SQLITE_PRAGMA]);
/** Forbidden in any mode: other files, transactions and storage settings, loading code. */
const neverDone = new Set([
  constants.SQLITE_ATTACH,
  constants.SQLITE_DETACH,
  constants.SQLITE_TRANSACTION,
  constants.SQLITE_SAVEPOINT,
  constants.SQLITE_CREATE_VTABLE,
  constants.SQLITE_DROP_VTABLE,
]);
/** Those about a table take its name; for others an argument would be a setting. */
const tablePragmas = new Set(['table_info', 'table_xinfo', 'table_list', 'index_list', 'index_info', 'index_xinfo', 'foreign_key_list']);
const plainPragmas = new Set(['page_count', 'page_size', 'freelist_count', 'encoding', 'compile_options', 'user_version']);
/** Reveal the file on the disk and its path, which an authorizer of tables and columns does not see. */
const hiddenTables = new Set(['sqlite_dbpage', 'pragma_database_list', 'sqlite_stmt', 'bytecode', 'tables_used']);

/** Whether the statement would write in a read-only mode: its refusal says only that it is not authorized. */
let wouldWrite = false;

// Whoever began it may be gone already, and somebody else its parent.
const guarded: GuardSettings = { parent: Number(process.argv[2]), mostBytes: process.memoryUsage.rss() + sqlLimits.heapBytes };
new Worker(new URL('./sql-process-guard.ts', import.meta.url), { workerData: guarded, env: {}, argv: [], execArgv: [] }).unref();

process.on('message', (request: ProcessRequest) => {
  wouldWrite = false;
  process.send?.(answerOf(request));
});

function answerOf(request: ProcessRequest): ProcessAnswer {
  try {
    return { result: run(request) };
  } catch (error) {
    const code = codeOf(error);
    const errcode = code === errors.denied && wouldWrite ? errors.readOnly : code;
    const isTooMuch = error instanceof RangeError || (errcode !== undefined && memoryErrors.includes(errcode));
    return { error: { message: error instanceof Error ? error.message : '', ...(errcode !== undefined && { errcode }), isTooMuch } };
  }
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** Rolls back what a process that was killed has begun to write. Whoever only reads may not, and is refused until somebody has. */
function finishOthers(path: string): void {
  const database = new DatabaseSync(path, { timeout: busyMilliseconds });
  database.prepare('select count(*) from sqlite_master').get();
  database.close();
}

function openFile({ path, mode }: Pick<ProcessRequest, 'path' | 'mode'>): DatabaseSync {
  const open = () => new DatabaseSync(path, { readOnly: mode === 'read', enableForeignKeyConstraints: true, timeout: busyMilliseconds });
  const database = open();
  if (mode === 'write') return database;
  try {
    database.prepare('select count(*) from sqlite_master').get();
    return database;
  } catch (error) {
    if (codeOf(error) !== errors.unfinished) throw error;
    database.close();
    finishOthers(path);
    return open();
  }
}

function run(request: ProcessRequest): SqlResult {
  const database = openFile(request);
  try {
    return resultIn(database, request);
  } finally {
    // Rolls back what is not committed.
    database.close();
  }
}

function resultIn(database: DatabaseSync, { text, mode, isRolledBack, rows: most, values, readable, limits }: ProcessRequest): SqlResult {
  database.exec('pragma temp_store = memory; pragma trusted_schema = off');
  database.limits.length = limits.valueBytes;
  database.enableDefensive(true);
  // Nothing ends it but the closing of the database.
  if (isRolledBack && mode === 'write') database.exec('begin immediate');
  database.setAuthorizer((action, one, other) => allowed(mode, readable, action, one, other));
  const statement = database.prepare(text);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
  const all = statement.columns();
  const isShown = shownColumns(all, readable);
  const columns = all.filter((_, at) => isShown[at]);
  if (columns.length === 0) return { columns: [], rows: [], changed: Number(statement.run(...bound).changes), isCut: false };
  const rows: SqlResult['rows'] = [];
  let bytes = 0;
  for (const row of statement.iterate(...bound) as Iterable<unknown>) {
    if (!Array.isArray(row)) continue;
    if (rows.length === most) return { columns: typed(columns, rows), rows, changed: null, isCut: true };
    const cells = row.filter((_, at) => isShown[at]).map((cell) => cellOf(cell, limits.cell));
    for (const cell of cells) bytes += typeof cell === 'string' ? cell.length : 8;
    if (bytes > limits.bytes) throw new RangeError('too many bytes');
    rows.push(cells);
  }
  return { columns: typed(columns, rows), rows, changed: null, isCut: false };
}

function allowed(mode: ProcessRequest['mode'], readable: ReadableTables | null, action: number, one: string | null, other: string | null): number {
  if (neverDone.has(action)) return SQLITE_DENY;
  if (action === constants.SQLITE_PRAGMA) {
    const name = one?.toLowerCase() ?? '';
    return tablePragmas.has(name) || (plainPragmas.has(name) && other === null) ? SQLITE_OK : SQLITE_DENY;
  }
  if (action === constants.SQLITE_FUNCTION) return /^(load_extension|fts3_tokenizer)$/i.test(other ?? '') ? SQLITE_DENY : SQLITE_OK;
  if (action === constants.SQLITE_READ) return reading(readable, one?.toLowerCase() ?? '', other?.toLowerCase() ?? '');
  if (mode === 'write' || readings.has(action)) return SQLITE_OK;
  wouldWrite = true;
  return SQLITE_DENY;
}

function reading(readable: ReadableTables | null, table: string, column: string): number {
  if (hiddenTables.has(table)) return SQLITE_DENY;
  if (readable === null || /^sqlite_(temp_)?(master|schema)$/.test(table) || table.startsWith('pragma_') || table === '' || table.startsWith('json_'))
    return SQLITE_OK;
  const own = Object.hasOwn(readable, table) ? readable[table] : undefined;
  if (!own) return SQLITE_DENY;
  return own.hidden.includes(column) ? SQLITE_IGNORE : SQLITE_OK;
}

/** Returns which columns of an answer are shown. A hidden one has no origin any more; a statement about nothing else has its columns all the same. */
function shownColumns(columns: StatementColumnMetadata[], readable: ReadableTables | null): boolean[] {
  const derived = new Set(Object.values(readable ?? {}).flatMap((table) => table.derived));
  const isShown = columns.map(({ name, column }) => column !== null || !derived.has(name.toLowerCase()));
  return isShown.includes(true) ? isShown : columns.map(() => true);
}

/** SQLite's columns contain values of any type, so the rows decide. */
function typed(columns: { name: string; type: string | null }[], rows: SqlResult['rows']): SqlColumn[] {
  return columns.map(({ name, type }, index) => {
    const values = rows.map((row) => row[index]).filter((value) => value !== null && value !== undefined);
    if (values.length > 0 && values.every((value) => typeof value === 'number')) return { name, type: 'number' };
    if (/date|time/i.test(type ?? '')) return { name, type: 'time' };
    return { name, type: /blob/i.test(type ?? '') ? 'binary' : 'text' };
  });
}
