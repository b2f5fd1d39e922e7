import type { Json } from '../../../engine/core/descriptor/types.ts';
import { jsonCopy } from '../../../engine/core/json/lossless-json.ts';
import { parseParameters } from '../../../engine/core/validation/parameters.ts';
import { InputError, parameterTools } from '../../../engine/server/index.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import type { TracingRuntime } from '../../model/runtime.ts';
import { Failure } from '../../model/semantics/failure.ts';
import type { Handler } from '../compile-handler.ts';
import { formOf } from '../form-of.ts';
import { type RunCode, recordingRuntime } from './recording-runtime.ts';
import type { NodeOutputs, PhpCase } from './run-php.ts';

export interface VerifiedAnswer {
  ret: number;
  data: Json;
  /** In zh_cn: the language generated PHP speaks. */
  msg: string;
}

export type Parameters = { [name: string]: Json };

/** One input, what TypeScript made of it, and what PHP needs to do the same. */
export interface Run extends PhpCase {
  parameters: Parameters;
  answer: VerifiedAnswer;
  /** What nodes answered, where the handler was printed with traces. */
  steps: NodeOutputs[];
}

export interface Subject {
  definition: InterfaceDefinition;
  handler: Handler;
  code: RunCode;
}

/** Runs the handler once, in the made-up world of that turn. Throws InputError for a Code node that is no code. */
export async function runHandler({ definition, handler, code }: Subject, parameters: Parameters, turn: number): Promise<Run> {
  const form = formOf(parameters);
  const { runtime, tape } = recordingRuntime(definition, code, turn);
  const steps: NodeOutputs[] = [];
  const tracing: TracingRuntime = { ...runtime, trace: (node, outputs) => steps.push({ node, outputs: asJson(outputs) as NodeOutputs['outputs'] }) };
  const { values, faults } = parseParameters(definition.parameters, form, parameterTools);
  const answer = faults[0] ? failed(400, faults[0].text.zh_cn) : await answerOf(() => handler(values, tracing));
  return { parameters, form, tape, answer, steps };
}

async function answerOf(run: () => Promise<unknown>): Promise<VerifiedAnswer> {
  try {
    return { ret: 200, data: asJson(await run()), msg: '' };
  } catch (error) {
    if (error instanceof InputError) throw error;
    return error instanceof Failure ? failed(error.ret, error.text.zh_cn) : failed(500, String(error));
  }
}

function failed(ret: number, msg: string): VerifiedAnswer {
  return { ret, data: null, msg };
}

function asJson(value: unknown): Json {
  return jsonCopy(value) as Json;
}
