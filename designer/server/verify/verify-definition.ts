import type { Json } from '../../../engine/core/json/json.ts';
import { withTextIntegers } from '../../../engine/core/json/lossless-json.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { nodesThrough } from '../../model/formula/nodes-through.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import { edgeInputs } from '../../model/samples/edge-inputs.ts';
import { invalidInputs } from '../../model/samples/invalid-inputs.ts';
import { jsonInputs } from '../../model/samples/json-inputs.ts';
import { exampleParameters, sampleInputs } from '../../model/samples/sample-inputs.ts';
import { turnLimits } from '../../model/semantics/runtime/loop-turns.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { compareWithPhp, type Difference } from './compare-with-php.ts';
import { hasForeignCode } from './foreign-code.ts';
import { hasPhp } from './has-php.ts';
import { isPure } from './outbound-types.ts';
import { type Parameters, type Run, runHandler, type Subject } from './run-handler.ts';
import type { PhpEnd, PrintPhp } from './run-php.ts';
import { type FailedTest, runTests } from './run-tests.ts';
import { openWorld, type StubWorld } from './stub/stub-world.ts';
import { wireRequests } from './wire-requests.ts';

/** Result of a verification. */
export interface Verification {
  /** Valid inputs that were run; where PHP was compared, those both languages have answered. */
  inputs: number;
  /** Inputs that must be refused, and were compared with the same sentences. */
  refused: number;
  /** `skipped`: not all of it was compared. `edited`: code of a person is no twin of the definition. */
  php: 'same' | 'different' | 'skipped' | 'edited';
  /** Why it was skipped: there is no php, it has no `pdo_sqlite` for the tables, or it has not come to its end. */
  because?: 'absent' | 'tables' | PhpEnd;
  difference?: Difference;
  failedTests: FailedTest[];
  /** A call with realistic values and its answer, when that is 200. */
  example: { parameters: Parameters; data: Json } | null;
}

const inputCount = 200;
/** Number of turns after which the stub world repeats. */
const worlds = 40;
/** Milliseconds after which no further input begins. */
const timeLimit = 2_000;

/**
 * Runs the handler to be published and the PHP of the same definition on the same inputs, valid and invalid ones, and compares answers and effects.
 * Tables, other systems and everything else outside exist for the verification only (`openWorld`).
 * @param print prints the PHP; as it is shipped by default
 */
export async function verifyDefinition(subject: Subject, print?: PrintPhp): Promise<Verification> {
  const world = await openWorld(subject.definition);
  try {
    return await verifyIn(world, subject, print);
  } finally {
    await world.close();
  }
}

async function verifyIn(world: StubWorld, subject: Subject, print?: PrintPhp): Promise<Verification> {
  const { definition } = subject;
  const runs: Run[] = [];
  const began = performance.now();
  for (const parameters of inputsOf(definition.parameters)) {
    if (performance.now() - began > timeLimit) break;
    runs.push(await runHandler(subject, world, parameters, { turn: runs.length }));
  }
  const valid = runs.length;
  const [first] = runs;
  const example = first?.answer.ret === 200 ? { parameters: first.parameters, data: withTextIntegers(first.answer.data) } : null;
  const known = { inputs: valid, refused: 0, failedTests: await runTests(subject, world), example };
  // Without a twin nobody would look at what the handler makes of anything else.
  if (hasForeignCode(definition)) return { ...known, php: 'edited' };
  if (!(await hasPhp())) return { ...known, php: 'skipped', because: 'absent' };
  for (const parameters of [...invalidInputs(definition.parameters), ...edgeInputs(definition.parameters, longestLoop(definition))])
    runs.push(await runHandler(subject, world, parameters, { turn: runs.length }));
  for (const parameters of definition.verbs.includes('POST') ? jsonInputs(definition.parameters) : []) {
    runs.push(await runHandler(subject, world, parameters, { turn: runs.length, isJson: true }));
  }
  const right = runs.find(({ answer }) => answer.ret === codes.ok)?.parameters ?? exampleParameters(definition.parameters);
  for (const request of wireRequests(definition, right)) runs.push(await runHandler(subject, world, {}, { turn: runs.length, request }));
  for (const verb of otherVerbs(definition)) runs.push(await runHandler(subject, world, exampleParameters(definition.parameters), { turn: runs.length, verb }));
  const { compared, difference, end, unable } = await compareWithPhp(subject, world, runs, print);
  const refused = runs.slice(valid, compared).filter(({ answer }) => answer.ret === codes.badInput || answer.ret === codes.wrongVerb).length;
  const counted = { ...known, inputs: compared - refused, refused };
  if (difference) return { ...counted, php: 'different', difference };
  if (end) return { ...counted, php: 'skipped', because: end };
  if (unable > 0) return { ...counted, inputs: counted.inputs - unable, php: 'skipped', because: 'tables' };
  return compared === 0 ? { ...counted, php: 'skipped', because: 'time' } : { ...counted, php: 'same' };
}

/** Only loops that call nobody run to their limit. */
function longestLoop(definition: InterfaceDefinition): number {
  const hasLoop = nodesThrough(definition.flow).some(({ type }) => nodeTypeOf(type)?.innerTypes !== undefined);
  return hasLoop && isPure(definition) ? turnLimits.loop : 0;
}

/** The methods other calls do not use, allowed or not. */
function otherVerbs({ verbs }: InterfaceDefinition): InterfaceDefinition['verbs'] {
  return (['GET', 'POST'] as const).filter((verb) => verb !== verbs[0]);
}

/** A realistic call first. Without parameters all inputs are the same; then only the stub world differs from run to run. */
function inputsOf(parameters: readonly Parameter[]): Parameters[] {
  const others = parameters.length === 0 ? Array.from({ length: worlds - 1 }, () => ({})) : sampleInputs(parameters, inputCount - 1);
  return [exampleParameters(parameters), ...others];
}
