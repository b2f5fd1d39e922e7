import { isDeepStrictEqual } from 'node:util';
import { compileHandler } from '../compile-handler.ts';
import { type Parameters, type Run, runHandler, type Subject, type VerifiedAnswer } from './run-handler.ts';
import { type PhpAnswer, type PrintPhp, runPhp } from './run-php.ts';

/** A call that TypeScript and PHP answer differently. */
export interface Difference {
  parameters: Parameters;
  ts: VerifiedAnswer;
  php: VerifiedAnswer;
  /** The first node whose values differ. */
  node?: string;
}

/**
 * Runs PHP on the same inputs in the same worlds.
 * @param runs in the order of their turns
 * @returns how many of them PHP had the time for, and the first difference
 */
export async function compareWithPhp(subject: Subject, runs: readonly Run[], print?: PrintPhp): Promise<{ compared: number; difference?: Difference }> {
  const { definition } = subject;
  const answers = await runPhp(definition, runs, print && { print });
  const turn = answers.findIndex((answer, index) => !isSame(runs[index]?.answer, answer));
  const run = runs[turn];
  const php = answers[turn];
  if (!run || !php) return { compared: answers.length };
  const node = await firstDifferentNode(subject, run, turn, print);
  const { ret, data, msg, fault } = php;
  const difference = { parameters: run.parameters, ts: run.answer, php: { ret, data, msg: fault ?? msg }, ...(node !== undefined && { node }) };
  return { compared: turn + 1, difference };
}

function isSame(ts: VerifiedAnswer | undefined, { ret, data, msg, fault }: PhpAnswer): boolean {
  return fault === undefined && isDeepStrictEqual(ts, { ret, data, msg });
}

/** Runs one input again with every node's values noted on both sides. */
async function firstDifferentNode(subject: Subject, { parameters }: Run, turn: number, print?: PrintPhp): Promise<string | undefined> {
  const { definition } = subject;
  const traced = { ...subject, handler: await compileHandler(definition, { trace: true }) };
  const { form, tape, steps } = await runHandler(traced, parameters, turn);
  const [answer] = await runPhp(definition, [{ form, tape }], { trace: true, ...(print && { print }) });
  const others = answer?.steps;
  // PHP that broke down has noted nothing.
  if (!others) return undefined;
  const at = Array.from({ length: Math.max(steps.length, others.length) }).findIndex((_, index) => !isDeepStrictEqual(steps[index], others[index]));
  // Where all nodes agree the answer is put together differently.
  return steps[at]?.node ?? others[at]?.node ?? definition.flow.nodes.find(({ type }) => type === 'return')?.id;
}
