import type { Json } from '../../../engine/core/descriptor/types.ts';
import { jsonCopy } from '../../../engine/core/json/lossless-json.ts';
import type { InterfaceDefinition, TableSpec } from '../../model/definition.ts';
import { tableName } from '../../model/definition.ts';
import { columnsOf } from '../../model/nodes/table/table-node.ts';
import type { Caller, Runtime } from '../../model/runtime.ts';
import { calc } from '../../model/semantics/calc.ts';
import { Failure } from '../../model/semantics/failure.ts';
import { loopTurns } from '../../model/semantics/loop-turns.ts';
import { pick } from '../../model/semantics/pick.ts';
import { madeUpValue } from './made-up-value.ts';

/** One call of the platform while a definition was verified: what was asked, and what it was told. */
export interface TapeEntry {
  name: string;
  args: Json;
  answer: Json;
}

/** What a verification runs on: a world that answers from the definition alone, the same at every run, and keeps a record. */
export interface Recording {
  runtime: Runtime;
  tape: TapeEntry[];
}

/** Runs the text of a Code node in the sandbox, on this runtime. */
export type RunCode = (text: string, inputs: Record<string, unknown>, runtime: Runtime) => Promise<Json>;

/** Who calls in a verification. */
export const verifier: Caller = { appKey: 'verification', appName: '验证', accountId: 7, username: 'verifier' };

/** Where the made-up clock begins, in seconds since 1970: a moment before midnight at the end of a leap year's February, in UTC+8. */
const clock = Date.UTC(2024, 1, 29, 15, 59, 59) / 1000;

/**
 * Neither tables nor other servers are touched: rows, answers and configuration are made up from what the definition says of them, so that
 * both languages can be told the same.
 * @param turn makes worlds differ from input to input: a row that is found, one that is not
 */
export function recordingRuntime(definition: InterfaceDefinition, code: RunCode, turn: number): Recording {
  const tape: TapeEntry[] = [];
  const stored = new Map<string, Json>();
  const tell = <Answer extends Json>(name: string, args: unknown[], answer: Answer): Promise<Answer> => {
    tape.push({ name, args: plain(args), answer });
    return Promise.resolve(answer);
  };
  const rowOf = (table: string, id: number): { [name: string]: Json } => {
    const columns = knownColumns(definition, table).map(({ name, type }, index) => [name, madeUpValue(type, turn + index)] as const);
    return { id, ...Object.fromEntries(columns) };
  };
  const isFound = turn % 4 !== 3;
  const runtime: Runtime = {
    calc,
    pick,
    items: loopTurns(),
    caller: verifier,
    tables: {
      list: (table, request) => tell('tables.list', [table, request], { items: isFound ? [rowOf(table, 2), rowOf(table, 1)] : [], total: isFound ? 2 : 0 }),
      get: (table, id) => tell('tables.get', [table, id], isFound ? rowOf(table, 1) : null),
      insert: (table, values) => tell('tables.insert', [table, values], 7 + turn),
      // What is missing and what is null are two things here: pairs tell them apart.
      update: (table, id, values) => tell('tables.update', [table, id, Object.entries(values).filter(([, value]) => value !== undefined)], isFound ? 1 : 0),
      delete: (table, id) => tell('tables.delete', [table, id], isFound ? 1 : 0),
      count: (table, values) => tell('tables.count', [table, values], turn),
    },
    http: (request) => tell('http', [request], { status: request.pass && !isFound ? 404 : 200, headers: {}, data: madeUpValue('object', turn) }),
    call: (service, parameters) => tell('call', [service, parameters], madeUpValue('object', turn)),
    config: (name) => tell<string | null>('config', [name], isFound ? `${name} ${turn}` : null),
    now: () => tell('now', [], clock + turn * 86_399),
    random: () => tell('random', [], (turn * 45_007_199_254_741) % 2 ** 48),
    uuid: () => tell('uuid', [], `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`),
    cache: {
      get: (key) => tell('cache.get', [key], stored.get(String(key)) ?? null),
      async set(key, value, seconds) {
        stored.set(String(key), plain(value));
        await tell('cache.set', [key, value, seconds], null);
      },
      async delete(key) {
        stored.delete(String(key));
        await tell('cache.delete', [key], null);
      },
    },
    procedure: (database, name, values) => tell('procedure', [database, name, values], isFound ? [madeUpValue('object', turn)] : []),
    code: (text, inputs) => code(text, inputs, runtime),
    fail(ret, text): never {
      throw new Failure(ret, text);
    },
  };
  return { runtime, tape };
}

function knownColumns(definition: InterfaceDefinition, table: string): Pick<TableSpec['columns'][number], 'name' | 'type'>[] {
  if (definition.table && tableName(definition.table) === table) return definition.table.columns;
  return definition.flow.nodes.filter((node) => node.type === 'table' && node.settings.table === table).flatMap((node) => columnsOf(node.settings));
}

function plain(value: unknown): Json {
  return jsonCopy(value) as Json;
}
