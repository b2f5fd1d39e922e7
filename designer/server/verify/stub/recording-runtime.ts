import { createHash } from 'node:crypto';
import type { Json } from '../../../../engine/core/json/json.ts';
import { jsonCopy } from '../../../../engine/core/json/lossless-json.ts';
import { Budget, fitting } from '../../../model/semantics/runtime/budget.ts';
import { loopTurns } from '../../../model/semantics/runtime/loop-turns.ts';
import { meteredCalc } from '../../../model/semantics/runtime/metered-calc.ts';
import { frameRunner } from '../../../model/semantics/runtime/run-frame.ts';
import type { Caller, Frames, Runtime, SqlRequest, SqlType } from '../../../model/semantics/runtime/runtime.ts';
import type { RuntimeCall } from '../../../model/semantics/runtime/runtime-calls.ts';
import { topicEvent } from '../../../model/semantics/runtime/topic-event.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import { pick } from '../../../model/semantics/values/pick.ts';
import type { RunLevels } from '../../databases/run-tables.ts';
import { typedSql } from '../../databases/sql/typed-sql.ts';
import { stubValue } from './stub-value.ts';
import { languageIn } from './turns.ts';

/** One call of the platform during a verification: its arguments and its answer. */
export interface RecordedCall {
  name: RuntimeCall;
  args: Json;
  answer: Json;
}

/** Runs the text of a Code node in the sandbox, on this runtime. */
export type RunCode = (text: string, inputs: Record<string, unknown>, runtime: Runtime) => Promise<Json>;

/** The caller of a verification. */
export const verifier: Caller = { appKey: 'verification', appName: '验证', accountId: 7, username: 'verifier' };

/** The caller's address (RFC 5737, for documentation). */
export const callerAddress = '203.0.113.7';

/** Initial time of a verification, in seconds since 1970: a moment before midnight at the end of a leap year's February, in UTC+8. */
const clock = Date.UTC(2024, 1, 29, 15, 59, 59) / 1000;

/** Returns a configuration value in a turn: null in some. */
export function stubConfig(name: string, turn: number): string | null {
  return turn % 4 === 3 ? null : `${name} ${turn}`;
}

/** The parts of a runtime that are no stubs. */
export interface RuntimeParts extends Pick<Runtime, 'tables' | 'http' | 'cache'> {
  levels: RunLevels;
  /** Keeps what was written so far. */
  settle(): Promise<void>;
}

/** Real hashing would take longer than everything else together. */
function stubHash(password: unknown): string {
  return `$2y$10$${createHash('sha256').update(String(password)).digest('hex').slice(0, 53)}`;
}

/** Rows as drivers hand them out: truth values as numbers, lists and objects as JSON; now and then none, one too many, or nothing in a column. */
function stubRows({ columns, rows }: SqlRequest, turn: number): { rows: { [column: string]: Json }[]; changed: number } {
  const cell = (type: SqlType, at: number): Json => {
    const value = stubValue(type, at);
    if (at % 7 === 6) return null;
    return typeof value === 'boolean' ? Number(value) : typeof value === 'object' ? JSON.stringify(value) : value;
  };
  const row = (place: number) => Object.fromEntries(Object.entries(columns).map(([name, type], index) => [name, cell(type, turn + place + index)]));
  const many = turn % 40 === 39 ? rows + 1 : turn % 3;
  return { rows: Array.from({ length: many }, (_, place) => row(place)), changed: turn % 5 };
}

/**
 * Returns a runtime on the given tables, cache and other systems. Everything else is a stub whose answers are recorded: PHP replays them, so that
 * both languages get the same.
 * @param turn number of the input; the answers of stubs depend on it
 * @param recording receives calls and answers
 */
export function recordingRuntime({ settle, levels, ...parts }: RuntimeParts, code: RunCode, turn: number, recording: RecordedCall[]): Runtime {
  const record = <Answer extends Json>(name: RuntimeCall, args: unknown[], answer: Answer): Promise<Answer> => {
    recording.push({ name, args: jsonCopy(fitting(args)) as Json, answer });
    return Promise.resolve(answer);
  };
  const budget = new Budget();
  const frames: Frames = {
    begin: (kind) => levels.begin(kind),
    commit: () => levels.commit(),
    undo: () => levels.undo(),
    // Nobody waits for a stub to come to itself.
    pause: async () => undefined,
    words: async (text) => text[languageIn(turn)],
  };
  const runtime: Runtime = {
    frames,
    ...frameRunner(frames),
    calc: meteredCalc(budget),
    pick,
    items: loopTurns(budget),
    caller: verifier,
    ...parts,
    call: (service, parameters) => record('call', [service, parameters], stubValue('object', turn)),
    config: (name) => Promise.resolve(stubConfig(name, turn)),
    now: () => record('now', [], clock + turn * 86_399),
    random: () => record('random', [], (turn * 45_007_199_254_741) % 2 ** 48),
    uuid: () => record('uuid', [], `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`),
    passwords: {
      hash: (password) => record('passwords.hash', [password as Json], stubHash(password)),
      verify: (password, hash) => record('passwords.verify', [password as Json, hash as Json], hash === stubHash(password)),
    },
    topics: {
      publish: async (message) => record('topics.publish', [topicEvent(message)], { id: `msg_${turn}`, pushes: turn % 3 }),
    },
    async sql(request) {
      await settle();
      return typedSql(request, ({ database, statement, values, rows, seconds, writes = false }) =>
        record('sql', [database, statement, values, rows, seconds, writes], stubRows(request, turn)),
      );
    },
    async procedure(database, name, values) {
      await settle();
      return record('procedure', [database, name, values], turn % 4 === 3 ? [] : [stubValue('object', turn)]);
    },
    code: (text, inputs) => code(text, inputs, runtime),
    fail(ret, text): never {
      throw new Failure(ret, text);
    },
  };
  return runtime;
}
