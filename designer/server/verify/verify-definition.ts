import type { Json } from '../../../engine/core/descriptor/types.ts';
import { withTextIntegers } from '../../../engine/core/json/lossless-json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { exampleParameters, sampleInputs } from '../../model/samples/sample-inputs.ts';
import { compareWithPhp, type Difference } from './compare-with-php.ts';
import { hasForeignCode } from './foreign-code.ts';
import { hasPhp } from './has-php.ts';
import { type Parameters, type Run, runHandler, type Subject } from './run-handler.ts';
import type { PrintPhp } from './run-php.ts';
import { type FailedTest, runTests } from './run-tests.ts';

export interface Verification {
  /** Inputs that were run; where PHP was compared, those both languages have answered. */
  inputs: number;
  /** `skipped`: this server has no php, or none that answers in time. `edited`: code of a person is no twin of the definition. */
  php: 'same' | 'different' | 'skipped' | 'edited';
  difference?: Difference;
  failedTests: FailedTest[];
  /** A call with realistic values and its answer, when that is 200. */
  example: { parameters: Parameters; data: Json } | null;
}

const inputCount = 200;
/** Turns after which the made-up world repeats itself. */
const worlds = 20;
/** Milliseconds after which no further input is begun. */
const timeLimit = 2_000;

/**
 * Runs the handler that will be published and the PHP of the same definition on the same inputs, and compares what they answer. Everything
 * outside the definition is made up (`recordingRuntime`), so nothing is changed anywhere.
 * @param print prints the PHP; left out: as it is generated
 */
export async function verifyDefinition(subject: Subject, print?: PrintPhp): Promise<Verification> {
  const { definition } = subject;
  const runs: Run[] = [];
  const began = performance.now();
  for (const parameters of inputsOf(definition.parameters)) {
    if (performance.now() - began > timeLimit) break;
    runs.push(await runHandler(subject, parameters, runs.length));
  }
  const [first] = runs;
  const example = first?.answer.ret === 200 ? { parameters: first.parameters, data: withTextIntegers(first.answer.data) } : null;
  const known = { inputs: runs.length, failedTests: await runTests(subject), example };
  if (hasForeignCode(definition)) return { ...known, php: 'edited' };
  if (!(await hasPhp())) return { ...known, php: 'skipped' };
  const { compared, difference } = await compareWithPhp(subject, runs, print);
  if (difference) return { ...known, inputs: compared, php: 'different', difference };
  return compared === 0 ? { ...known, php: 'skipped' } : { ...known, inputs: compared, php: 'same' };
}

/** A realistic call first. Without parameters all inputs are the same; then only the world around the definition differs from run to run. */
function inputsOf(parameters: readonly Parameter[]): Parameters[] {
  const others = parameters.length === 0 ? Array.from({ length: worlds - 1 }, () => ({})) : sampleInputs(parameters, inputCount - 1);
  return [exampleParameters(parameters), ...others];
}
