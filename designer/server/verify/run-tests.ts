import { isDeepStrictEqual } from 'node:util';
import { isPure } from './outbound-types.ts';
import { runHandler, type Subject, type VerifiedAnswer } from './run-handler.ts';
import type { StubWorld } from './stub/stub-world.ts';

export interface FailedTest {
  title: string;
  expected: VerifiedAnswer;
  found: VerifiedAnswer;
}

/** The test cases people wrote. Those of an interface that needs the real world are for the test dock. */
export async function runTests(subject: Subject, world: StubWorld): Promise<FailedTest[]> {
  const { definition } = subject;
  if (!isPure(definition)) return [];
  const failed: FailedTest[] = [];
  for (const { title, parameters, ret, data, isExample } of definition.tests ?? []) {
    if (isExample) continue;
    const { answer } = await runHandler(subject, world, parameters, { turn: 0 });
    // What a refusal tells beside its number is not what was written down.
    if (answer.ret === ret && (data === undefined || (ret !== 200 && data === null) || isDeepStrictEqual(answer.data, data))) continue;
    failed.push({ title, expected: { ret, data: data ?? null, msg: '' }, found: answer });
  }
  return failed;
}
