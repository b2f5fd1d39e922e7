import type { Json } from '../../../engine/core/descriptor/types.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import type { Fault } from '../../../engine/core/validation/fault.ts';
import { parseJsonParameters } from '../../../engine/core/validation/json-parameters.ts';
import { checkFiles, parseParameters } from '../../../engine/core/validation/parameters.ts';
import { InputError, parameterTools } from '../../../engine/server/index.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/definition.ts';
import { failureOf } from '../../model/run-trace.ts';
import type { TracingRuntime } from '../../model/runtime.ts';
import { Failure } from '../../model/semantics/failure.ts';
import type { Handler } from '../compile-handler.ts';
import { formOf } from '../form-of.ts';
import { type Effects, type MadeUpWorld, noEffects } from './world/made-up-world.ts';
import type { RunCode, TapeEntry } from './world/recording-runtime.ts';

export interface VerifiedAnswer {
  ret: number;
  data: Json;
  /** In zh_cn: the language generated PHP speaks. */
  msg: string;
}

export type Parameters = { [name: string]: Json };

/** What a node answered in one run of it. */
export interface NodeOutputs {
  node: string;
  outputs: { [port: string]: Json };
}

/** One input, what TypeScript made of it, and what PHP needs to do the same. */
export interface Run {
  turn: number;
  parameters: Parameters;
  /** The fields of the call. */
  form: Readonly<Record<string, string>>;
  /** JSON of the call, where it does not come as a form. */
  body?: string;
  /** What the platform was asked in its course. */
  tape: TapeEntry[];
  answer: VerifiedAnswer;
  effects: Effects;
  /** What nodes answered, where the handler was printed with traces. */
  steps: NodeOutputs[];
}

export interface Subject {
  definition: InterfaceDefinition;
  handler: Handler;
  code: RunCode;
}

/**
 * Runs the handler once, in the made-up world as it is in that turn. Throws InputError for a Code node that is no code.
 * @param isJson the values come as members of JSON instead of fields of a form
 */
export async function runHandler(
  { definition, handler, code }: Subject,
  world: MadeUpWorld,
  parameters: Parameters,
  { turn, isJson = false }: { turn: number; isJson?: boolean },
): Promise<Run> {
  const form = isJson ? {} : formOf(parameters);
  const { values, faults } = isJson
    ? parseJsonParameters(definition.parameters, parameters, parameterTools)
    : parseParameters(definition.parameters, form, parameterTools);
  faults.push(...checkFiles(definition.parameters, world.uploads(form)));
  const call = { turn, parameters, form, ...(isJson && { body: printLossless({ service: serviceOf(definition), ...parameters }) }) };
  if (faults.length > 0) return { ...call, tape: [], answer: refused(faults), effects: noEffects, steps: [] };
  const steps: NodeOutputs[] = [];
  const { result, tape, effects } = await world.run({ turn, form, code }, (runtime) => {
    const tracing: TracingRuntime = { ...runtime, trace: (node, outputs) => steps.push({ node, outputs: onTheWire(outputs) as NodeOutputs['outputs'] }) };
    return answered(() => handler(values, tracing));
  });
  return { ...call, tape, answer: result.answer, effects, steps };
}

/** As the platform answers a call whose parameters are not right. */
function refused(faults: readonly Fault[]): VerifiedAnswer {
  const errors = faults.map(({ field, code, text }) => ({ field, code, message: text.zh_cn.toWellFormed() }));
  return { ret: 400, data: { errors }, msg: errors[0]?.message ?? '' };
}

async function answered(run: () => Promise<unknown>): Promise<{ answer: VerifiedAnswer; isKept: boolean }> {
  try {
    return { answer: { ret: 200, data: onTheWire(await run()) as Json, msg: '' }, isKept: true };
  } catch (error) {
    if (error instanceof InputError) throw error;
    const failure = failureOf(error);
    if (!failure) return { answer: { ret: 500, data: null, msg: String(error) }, isKept: false };
    return { answer: { ret: failure.ret, data: error instanceof Failure ? (onTheWire(error.data) as Json) : null, msg: failure.text.zh_cn }, isKept: false };
  }
}

/** A value as whoever reads its JSON sees it: a float of 2^53 is written with the digits of an integer, in both languages. */
function onTheWire(value: unknown): unknown {
  return parseLossless(printLossless(value ?? null));
}
