import { compareAnswer, expectedAnswer } from '../../../engine/core/expectation/compare-answer.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import { isPure } from './outbound-types.ts';
import { runHandler, type Subject, type VerifiedAnswer } from './run-handler.ts';
import type { StubWorld } from './stub/stub-world.ts';

/** A test case that failed. */
export interface FailedTest {
  title: string;
  expected: VerifiedAnswer;
  found: VerifiedAnswer;
}

/** Runs the test cases people wrote. Those of an interface that needs real systems run in the test dock only. */
export async function runTests(subject: Subject, world: StubWorld): Promise<FailedTest[]> {
  const { definition } = subject;
  if (!isPure(definition)) return [];
  const failed: FailedTest[] = [];
  for (const { title, parameters, isExample, ...expected } of definition.tests ?? []) {
    if (isExample) continue;
    const { answer } = await runHandler(subject, world, parameters, { turn: 0 });
    // What a refusal tells beside its number is not what was written down.
    const { ret, data, ...others } = expected;
    const isRefusal = ret !== undefined && ret !== codes.ok && data === null;
    if (compareAnswer(isRefusal ? { ret, ...others } : expected, answer).length === 0) continue;
    failed.push({ title, expected: expectedAnswer(expected, answer), found: answer });
  }
  return failed;
}
