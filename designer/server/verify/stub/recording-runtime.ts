import type { Json } from '../../../../engine/core/json/json.ts';
import { jsonCopy } from '../../../../engine/core/json/lossless-json.ts';
import { Budget, fitting } from '../../../model/semantics/runtime/budget.ts';
import { loopTurns } from '../../../model/semantics/runtime/loop-turns.ts';
import { meteredCalc } from '../../../model/semantics/runtime/metered-calc.ts';
import type { Caller, Runtime } from '../../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import { pick } from '../../../model/semantics/values/pick.ts';
import { madeUpValue } from './stub-value.ts';

/** One call of the platform while a definition was verified: what was asked, and what it was told. */
export interface TapeEntry {
  name: string;
  args: Json;
  answer: Json;
}

/** Runs the text of a Code node in the sandbox, on this runtime. */
export type RunCode = (text: string, inputs: Record<string, unknown>, runtime: Runtime) => Promise<Json>;

/** Who calls in a verification. */
export const verifier: Caller = { appKey: 'verification', appName: '验证', accountId: 7, username: 'verifier' };

/** From where. */
export const callerAddress = '203.0.113.7';

/** Where the made-up clock begins, in seconds since 1970: a moment before midnight at the end of a leap year's February, in UTC+8. */
const clock = Date.UTC(2024, 1, 29, 15, 59, 59) / 1000;

/** A configuration value in a turn: in some there is none. */
export function madeUpConfig(name: string, turn: number): string | null {
  return turn % 4 === 3 ? null : `${name} ${turn}`;
}

export interface RuntimeParts extends Pick<Runtime, 'tables' | 'http' | 'cache'> {
  /** Keeps what was written so far. */
  settle(): Promise<void>;
}

/**
 * A runtime on the given tables, cache and other systems. Everything else is made up and kept on the tape, so that both languages can be told
 * the same.
 * @param turn makes worlds differ from input to input
 */
export function recordingRuntime({ settle, ...parts }: RuntimeParts, code: RunCode, turn: number, tape: TapeEntry[]): Runtime {
  const tell = <Answer extends Json>(name: string, args: unknown[], answer: Answer): Promise<Answer> => {
    tape.push({ name, args: jsonCopy(fitting(args)) as Json, answer });
    return Promise.resolve(answer);
  };
  const budget = new Budget();
  const runtime: Runtime = {
    calc: meteredCalc(budget),
    pick,
    items: loopTurns(budget),
    caller: verifier,
    ...parts,
    call: (service, parameters) => tell('call', [service, parameters], madeUpValue('object', turn)),
    config: (name) => Promise.resolve(madeUpConfig(name, turn)),
    now: () => tell('now', [], clock + turn * 86_399),
    random: () => tell('random', [], (turn * 45_007_199_254_741) % 2 ** 48),
    uuid: () => tell('uuid', [], `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`),
    async procedure(database, name, values) {
      await settle();
      return tell('procedure', [database, name, values], turn % 4 === 3 ? [] : [madeUpValue('object', turn)]);
    },
    code: (text, inputs) => code(text, inputs, runtime),
    fail(ret, text): never {
      throw new Failure(ret, text);
    },
  };
  return runtime;
}
