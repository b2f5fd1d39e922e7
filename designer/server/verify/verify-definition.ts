import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../engine/core/descriptor/types.ts';
import { parseParameters } from '../../../engine/core/validation/parameters.ts';
import { parameterTools } from '../../../engine/server/index.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import { evaluateDefinition } from '../../model/evaluate-definition.ts';
import type { TraceStep } from '../../model/run-trace.ts';
import type { Runtime } from '../../model/runtime.ts';
import { exampleParameters, sampleInputs } from '../../model/samples/sample-inputs.ts';
import { Failure } from '../../model/semantics/failure.ts';
import type { Handler } from '../compile-handler.ts';
import { formOf } from '../form-of.ts';
import { recordingRuntime } from './recording-runtime.ts';
import { hasPhp, type PhpAnswer, type PhpCase, runPhp } from './run-php.ts';
import { worldlyTypes } from './worldly-types.ts';

export interface VerifiedAnswer {
  ret: number;
  data: Json;
  /** In zh_cn: the language generated PHP speaks. */
  msg: string;
}

export interface Verification {
  /** Inputs that were run. */
  inputs: number;
  php: 'same' | 'different' | 'skipped' | 'edited';
  difference?: { parameters: { [name: string]: Json }; ts: VerifiedAnswer; php: VerifiedAnswer; node?: string };
  failedTests: { title: string; expected: VerifiedAnswer; found: VerifiedAnswer }[];
  /** A call with realistic values and its answer, when that is 200. */
  example: { parameters: { [name: string]: Json }; data: Json } | null;
}

export type BaseRuntime = Pick<Runtime, 'calc' | 'code' | 'items' | 'pick' | 'fail'>;

const inputCount = 200;
/** Turns after which the made-up world repeats itself. */
const worlds = 20;
/** Milliseconds after which no further input is begun. */
const timeLimit = 2_000;

interface Run extends PhpCase {
  parameters: { [name: string]: Json };
  answer: VerifiedAnswer;
}

/**
 * Runs the handler that will be published and the PHP of the same definition on the same inputs, and compares what they answer. Everything
 * outside the definition is made up (`recordingRuntime`), so nothing is changed anywhere.
 * @param baseOf a new one for each input: it counts
 */
export async function verifyDefinition(definition: InterfaceDefinition, handler: Handler, baseOf: () => BaseRuntime): Promise<Verification> {
  const example = exampleParameters(definition.parameters);
  const runs: Run[] = [];
  const began = performance.now();
  // Without parameters all inputs are the same; then only the world around the definition differs from run to run.
  const inputs = definition.parameters.length === 0 ? Array.from({ length: worlds }, () => ({})) : sampleInputs(definition.parameters, inputCount - 1);
  for (const [turn, parameters] of [example, ...inputs].entries()) {
    if (performance.now() - began > timeLimit) break;
    runs.push(await runOnce(definition, handler, baseOf(), parameters, turn));
  }
  const failedTests = await runTests(definition, handler, baseOf);
  const first = runs[0];
  const result = { inputs: runs.length, failedTests, example: first?.answer.ret === 200 ? { parameters: example, data: first.answer.data } : null };
  if (definition.code?.ts || definition.flow.nodes.some((node) => node.type === 'code')) return { ...result, php: 'edited' };
  if (!(await hasPhp())) return { ...result, php: 'skipped' };
  const answers = await runPhp(definition, runs);
  const at = runs.findIndex((run, index) => !isSame(run.answer, answers[index]));
  const run = runs[at];
  const other = answers[at];
  if (!run || !other) return { ...result, php: 'same' };
  const node = await firstDifferentNode(definition, run, baseOf(), at);
  return { ...result, php: 'different', difference: { parameters: run.parameters, ts: run.answer, php: shown(other), ...(node !== undefined && { node }) } };
}

async function runOnce(definition: InterfaceDefinition, handler: Handler, base: BaseRuntime, parameters: Run['parameters'], turn: number): Promise<Run> {
  const form = formOf(parameters);
  const { values } = parseParameters(definition.parameters, form, parameterTools);
  const { runtime, tape } = recordingRuntime(definition, base, turn);
  return { parameters, form, tape, answer: await answerOf(() => handler(values, runtime)) };
}

async function answerOf(run: () => Promise<unknown>): Promise<VerifiedAnswer> {
  try {
    return { ret: 200, data: JSON.parse(JSON.stringify((await run()) ?? null)), msg: '' };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, data: null, msg: error.text.zh_cn };
    throw error;
  }
}

/** The interface's own test cases, in the same made-up world. Those of an interface that needs the real one are for the test dock. */
async function runTests(definition: InterfaceDefinition, handler: Handler, baseOf: () => BaseRuntime): Promise<Verification['failedTests']> {
  if (definition.flow.nodes.some(({ type }) => worldlyTypes.has(type))) return [];
  const failed: Verification['failedTests'] = [];
  for (const { title, parameters, ret, data } of definition.tests ?? []) {
    const { answer } = await runOnce(definition, handler, baseOf(), parameters, 0);
    if (answer.ret !== ret || (data !== undefined && !isDeepStrictEqual(answer.data, data))) {
      failed.push({ title, expected: { ret, data: data ?? null, msg: '' }, found: answer });
    }
  }
  return failed;
}

function isSame(ts: VerifiedAnswer, php: PhpAnswer | undefined): boolean {
  return php !== undefined && php.fault === undefined && ts.ret === php.ret && ts.msg === php.msg && isDeepStrictEqual(ts.data, php.data);
}

function shown({ ret, data, msg, fault }: PhpAnswer): VerifiedAnswer {
  return { ret, data, msg: fault ?? msg };
}

/** Runs one input again with every node's values noted on both sides. */
async function firstDifferentNode(definition: InterfaceDefinition, { form }: Run, base: BaseRuntime, turn: number): Promise<string | undefined> {
  const { values } = parseParameters(definition.parameters, form, parameterTools);
  const { runtime, tape } = recordingRuntime(definition, base, turn);
  const steps: TraceStep[] = [];
  await answerOf(() => evaluateDefinition(definition, values, runtime, { onStep: (step) => steps.push(step) }));
  const [traced] = await runPhp(definition, [{ form, tape }], true);
  const mine = steps.filter(({ node }) => traced?.steps?.some((step) => step.node === node));
  const at = mine.findIndex((step, index) => {
    const other = traced?.steps?.[index];
    return step.node !== other?.node || !isDeepStrictEqual(JSON.parse(JSON.stringify(step.outputs)), other.outputs);
  });
  return mine[at]?.node ?? definition.flow.nodes.find(({ type }) => type === 'return')?.id;
}
