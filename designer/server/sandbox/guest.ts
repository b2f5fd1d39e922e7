/*
 * Runs inside the sandbox: builds the platform that foreign code is given out of one function that leads outside. It is bundled with the
 * operations to plain JavaScript and evaluated before the code.
 */
import type { Json } from '../../../engine/core/descriptor/types.ts';
import type { Runtime } from '../../model/runtime.ts';
import { calc } from '../../model/semantics/calc.ts';
import { Failure } from '../../model/semantics/failure.ts';
import { loopTurns } from '../../model/semantics/loop-turns.ts';
import { pick } from '../../model/semantics/pick.ts';
import type { GuestAnswer } from './messages.ts';

/** Asks the server: a name and the arguments as JSON, an answer as JSON. */
export type Ask = (name: string, args: string) => Promise<string>;

type Handler = (parameters: Readonly<Record<string, unknown>>, platform: Runtime) => unknown;

/** Calls the handler and hands out one JSON text, whatever happens. */
export function run(handler: Handler, parameters: string, caller: string, ask: Ask, done: (json: string) => void): void {
  const platform = createPlatform(ask, JSON.parse(caller));
  Promise.resolve()
    .then(() => {
      if (typeof handler !== 'function') throw new Error('the file exports no function of the name it was generated with');
      return handler(JSON.parse(parameters), platform);
    })
    .then(
      (data): GuestAnswer => ({ data: data ?? null }),
      (error: unknown): GuestAnswer => answerOf(error),
    )
    .then((answer) => done(JSON.stringify(answer)))
    .catch((error: unknown) => done(JSON.stringify(answerOf(error))));
}

function createPlatform(ask: Ask, caller: Runtime['caller']): Runtime {
  const host =
    (name: string) =>
    async (...args: unknown[]): Promise<never> => {
      const answer = JSON.parse(await ask(name, JSON.stringify(args))) as { data: unknown } | { failure: { ret: number; text: Failure['text'] } };
      if ('failure' in answer) throw new Failure(answer.failure.ret, answer.failure.text);
      return answer.data as never;
    };
  const compile = host('compile');
  return {
    calc,
    caller,
    tables: {
      list: host('tables.list'),
      get: host('tables.get'),
      insert: host('tables.insert'),
      update: host('tables.update'),
      delete: host('tables.delete'),
      count: host('tables.count'),
    },
    cache: { get: host('cache.get'), set: host('cache.set'), delete: host('cache.delete') },
    http: host('http'),
    call: host('call'),
    config: host('config'),
    procedure: host('procedure'),
    items: loopTurns(),
    pick,
    // The text of a Code node stays inside: only its types are taken away outside.
    async code(text: string, inputs: Record<string, unknown>): Promise<Json> {
      const source: string = await compile(text, Object.keys(inputs));
      const handler = new Function(`${source} return program.handler;`)() as Handler;
      return (await handler(inputs, this)) as Json;
    },
    fail(ret, message): never {
      throw new Failure(ret, message);
    },
  };
}

function answerOf(error: unknown): GuestAnswer {
  if (error instanceof Failure) return { failure: { ret: error.ret, text: error.text } };
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  const [, line, column] = /program:(\d+)(?::(\d+))?/.exec(String(stack ?? '')) ?? [];
  return {
    error: { message: String(message).slice(0, 500), line: line === undefined ? null : Number(line), column: column === undefined ? null : Number(column) },
  };
}
