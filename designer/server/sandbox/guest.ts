/*
 * Runs inside the sandbox: builds the platform that foreign code is given out of one function that leads outside. It is bundled with the
 * operations to plain JavaScript and evaluated before the code.
 */

import type { Json } from '../../../engine/core/json/json.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import { calc } from '../../model/semantics/runtime/calc.ts';
import { loopTurns } from '../../model/semantics/runtime/loop-turns.ts';
import { frameRunner } from '../../model/semantics/runtime/run-frame.ts';
import type { Runtime } from '../../model/semantics/runtime/runtime.ts';
import { type RuntimeCall, remoteRuntime } from '../../model/semantics/runtime/runtime-calls.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { pick } from '../../model/semantics/values/pick.ts';
import { connectEncodings, type Encode } from './guest-encodings.ts';
import type { GuestAnswer } from './messages.ts';

/** Ways out of the sandbox; only text and numbers pass. */
interface Exits {
  /** Asks the server for what stands under that name; the arguments are JSON. The answer comes through `Room.answer` under the same number. */
  ask(call: number, name: string, args: string): void;
  /** Hands out the one answer of a run as JSON. */
  done(json: string): void;
  encode: Encode;
}

/** What the server may call in a context. */
interface Room {
  run(parameters: string, caller: string): void;
  answer(call: number, json: string): void;
}

type Handler = (parameters: Readonly<Record<string, unknown>>, platform: Runtime) => unknown;
type HostAnswer = { data: unknown } | { failure: { ret: number; text: Failure['text']; data?: unknown } };

/** Prepares a context for consecutive runs of one handler. Each run returns one JSON text, whatever happens. */
export function open(handler: Handler, ask: Exits['ask'], done: Exits['done'], encode: Exits['encode']): Room {
  connectEncodings(encode);
  const waiting = new Map<number, (answer: HostAnswer) => void>();
  let last = 0;
  const platform = createPlatform(async (name, args) => {
    const call = ++last;
    const answer = await new Promise<HostAnswer>((resolve) => {
      waiting.set(call, resolve);
      ask(call, name, printLossless(args));
    });
    if ('failure' in answer) throw new Failure(answer.failure.ret, answer.failure.text, answer.failure.data);
    return answer.data;
  });
  return {
    run(parameters, caller) {
      waiting.clear();
      Promise.resolve()
        .then(() => {
          if (typeof handler !== 'function') throw new Error('the file exports no function of the name it was generated with');
          return handler(parseLossless(parameters) as Readonly<Record<string, unknown>>, { ...platform, caller: JSON.parse(caller), items: loopTurns() });
        })
        .then(
          (data): GuestAnswer => ({ data: data ?? null }),
          (error: unknown): GuestAnswer => answerOf(error),
        )
        .then((answer) => done(printLossless(answer)))
        .catch((error: unknown) => done(printLossless(answerOf(error))));
    },
    answer(call, json) {
      waiting.get(call)?.(parseLossless(json) as HostAnswer);
      waiting.delete(call);
    },
  };
}

function createPlatform(ask: (name: RuntimeCall | 'compile', args: unknown[]) => Promise<unknown>): Omit<Runtime, 'caller' | 'items'> {
  const remote = remoteRuntime(ask);
  return {
    calc,
    ...remote,
    ...frameRunner(remote.frames),
    pick,
    // The text of a Code node stays inside: only its types are taken away outside.
    async code(text: string, inputs: Record<string, unknown>): Promise<Json> {
      const source = await ask('compile', [text, Object.keys(inputs)]);
      const handler = new Function(`${source} return program.handler;`)() as Handler;
      return (await handler(inputs, this as Runtime)) as Json;
    },
    fail(ret, message): never {
      throw new Failure(ret, message);
    },
  };
}

function answerOf(error: unknown): GuestAnswer {
  if (error instanceof Failure) return { failure: { ret: error.ret, text: error.text, data: error.data } };
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  const [, line, column] = /program:(\d+)(?::(\d+))?/.exec(String(stack ?? '')) ?? [];
  return {
    error: { message: String(message).slice(0, 500), line: line === undefined ? null : Number(line), column: column === undefined ? null : Number(column) },
  };
}
