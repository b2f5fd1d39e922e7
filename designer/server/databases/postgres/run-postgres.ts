import { Client, type FieldDef, type QueryArrayConfig } from 'pg';
import { OutboundSocket, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/run-postgres.ts';
import { requireNoneLasting } from '../sql/lasting-names.ts';
import { cellOf, type RunSql, type SqlBound, type SqlColumn, type SqlResult, type SqlRun } from '../sql/sql-run.ts';
import { sqlTokens } from '../sql/sql-tokens.ts';
import { watchRun } from '../sql/watch-run.ts';
import type { DatabaseConfig } from '../table/database-config.ts';
import { databaseLimits } from '../table/limits.ts';
import { lastingInPostgres } from './lasting-in-postgres.ts';
import { mightyCondition } from './mighty-account.ts';
import { valueParsers } from './value-parsers.ts';

const options = '-c datestyle=ISO -c standard_conforming_strings=on';

const types: Record<string, number[]> = {
  number: [20, 21, 23, 26, 700, 701, 1700],
  boolean: [16],
  time: [1082, 1114, 1184],
  binary: [17],
};

/**
 * Runs one statement in a transaction of its own. The extended protocol accepts one statement only. A query runs in a read-only transaction, which
 * nothing can make writable again because its snapshot is taken before; its rows come through a cursor, which accepts queries only. An account with
 * administrative rights on its server gives them up first; if it cannot, nothing runs.
 */
export const runPostgres: RunSql = async (config, run) => {
  const socket = new OutboundSocket();
  const client = new Client({
    ...addressOf(config),
    // Moments without an offset are China's, as in everything an interface reads.
    ...(run.values && { options: `${options} -c timezone=Asia/Shanghai` }),
    stream: () => socket,
    types: valueParsers,
    statement_timeout: run.milliseconds,
    lock_timeout: Math.min(run.milliseconds, databaseLimits.queryMilliseconds),
    idle_in_transaction_session_timeout: run.milliseconds + 5_000,
  });
  client.on('error', () => undefined);
  const say: Say = (text, values) =>
    client.query<unknown[]>({ text, rowMode: 'array', queryMode: 'extended', ...(values && { values: [...values] }) } as QueryArrayConfig);
  try {
    await client.connect();
    const end = () => {
      void endStatement(config, processOf(client));
      socket.destroy();
    };
    return await watchRun(
      run,
      () => socket.bytesRead,
      end,
      async () => {
        await say(run.mode === 'read' ? 'begin transaction read only' : 'begin');
        await giveUpMight(say, run);
        if (run.isRolledBack && run.mode === 'write') requireNoneLasting(run.text, 'postgres', await lastingInPostgres(async (text) => (await say(text)).rows));
        const result = await resultOf(say, run);
        await say(run.mode === 'read' || run.isRolledBack ? 'rollback' : 'commit');
        return result;
      },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};

type Say = (text: string, values?: readonly SqlBound[]) => Promise<{ rows: unknown[][]; fields: FieldDef[]; rowCount: number | null; command: string }>;

/** Also takes the snapshot. */
async function giveUpMight(say: Say, { mode, isSuper }: SqlRun): Promise<void> {
  const { rows } = await say(`select ${mightyCondition} from pg_roles r where r.rolname = session_user`);
  if (rows[0]?.[0] !== true) return;
  if (mode === 'write') throw refuse('noRight', texts.mightyWrite);
  if (!isSuper) throw refuse('noRight', texts.mightyRead);
  await say('set local role pg_read_all_data').catch(() => {
    throw refuse('noRight', texts.mightyRead);
  });
}

async function resultOf(say: Say, { text: written, mode, isPlan, rows: most, values, cell }: SqlRun): Promise<SqlResult> {
  const text = values ? numbered(written) : written;
  const isQuery = /^[(\s]*(select|with|values|table)\b/i.test(withoutComments(text));
  if (isPlan) return asResult(await say(`explain ${text}`), most, cell);
  if (mode === 'read' && isQuery) {
    await say(`declare portico_rows no scroll cursor for ${text}`, values);
    return asResult(await say(`fetch forward ${most + 1} from portico_rows ${remark(text)}`), most, cell);
  }
  return asResult(await say(text, values), most, cell);
}

/** The server counts its places. A `?` in quotes is a text. */
function numbered(text: string): string {
  const tokens = sqlTokens(text, 'postgres');
  const places = Array.isArray(tokens) ? tokens.filter(({ kind, text: mark }) => kind === 'mark' && mark === '?') : [];
  return places.reduceRight((numbers, { at }, index) => `${numbers.slice(0, at)}$${index + 1}${numbers.slice(at + 1)}`, text);
}

function asResult({ rows, fields, rowCount, command }: Awaited<ReturnType<Say>>, most: number, cell: number | undefined): SqlResult {
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, type: columnType(dataTypeID) })),
    rows: rows.slice(0, most).map((row) => row.map((value) => cellOf(value, cell))),
    changed: ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command) ? (rowCount ?? 0) : null,
    isCut: rows.length > most,
  };
}

function columnType(id: number): SqlColumn['type'] {
  return (Object.keys(types).find((type) => types[type]!.includes(id)) ?? 'text') as SqlColumn['type'];
}

/** Comments before the first word would hide whether it is a query. */
function withoutComments(text: string): string {
  return text.replace(/^(\s|--[^\n]*(\n|$)|\/\*[\s\S]*?\*\/)+/, '');
}

/** The driver knows the process id of the server; its types do not say so. */
function processOf(client: Client): number {
  return 'processID' in client ? Number(client.processID) : 0;
}

/** The statement as the server's list of sessions shows it. */
function remark(text: string): string {
  return `/* ${text.slice(0, 1_000).replace(/\/\*|\*\//g, ' ')} */`;
}

/** Cancels the statement, which may go on after its connection is closed. */
async function endStatement(config: DatabaseConfig, pid: number): Promise<void> {
  const client = new Client({ ...addressOf(config), stream: () => new OutboundSocket() });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_terminate_backend($1)', [pid]);
  } catch (error) {
    console.error('a statement could not be ended:', error instanceof Error && 'code' in error ? error.code : 'no connection');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function addressOf({ host, port, account, password, name, hasTls }: DatabaseConfig) {
  return {
    ...{ host, port, user: account, password, database: name, ssl: hasTls },
    connectionTimeoutMillis: databaseLimits.connectMilliseconds,
    application_name: 'portico',
    options,
  };
}
