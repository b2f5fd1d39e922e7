import { isDeepStrictEqual } from 'node:util';
import { isPure } from './outside-types.ts';
import { runHandler, type Subject, type VerifiedAnswer } from './run-handler.ts';

export interface FailedTest {
  title: string;
  expected: VerifiedAnswer;
  found: VerifiedAnswer;
}

/** The test cases people wrote. Those of an interface that needs the real world are for the test dock. */
export async function runTests(subject: Subject): Promise<FailedTest[]> {
  const { definition } = subject;
  if (!isPure(definition)) return [];
  const failed: FailedTest[] = [];
  for (const { title, parameters, ret, data, isExample } of definition.tests ?? []) {
    if (isExample) continue;
    const { answer } = await runHandler(subject, parameters, 0);
    if (answer.ret === ret && (data === undefined || isDeepStrictEqual(answer.data, data))) continue;
    failed.push({ title, expected: { ret, data: data ?? null, msg: '' }, found: answer });
  }
  return failed;
}
