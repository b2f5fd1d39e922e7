import type { ActionHandler } from '../../../engine/server/index.ts';
import { caseIds } from './cases/test-case.ts';
import { comparisonOf } from './compare/comparison-of.ts';
import { testContext } from './context/test-context.ts';
import { runCases as run } from './run/run-cases.ts';

/** Runs one test case and shows what it was answered. */
export const runOne: ActionHandler = async ({ platform, call, auditsItself }, records) => {
  auditsItself();
  const [id = 0] = records.map((record) => record.id);
  await run(testContext(platform), [id], { tester: call.session?.accountId ?? null, signal: call.signal });
  return comparisonOf(platform, id);
};

/** Runs the chosen test cases, those of a module, or all. */
export const runCases: ActionHandler = async ({ platform, call, check, progress }, records, { module }) => {
  const ids = records.length > 0 ? records.map(({ id }) => id) : await caseIds(platform, typeof module === 'string' ? module.trim() : undefined);
  const results = await run(testContext(platform), ids, { tester: call.session?.accountId ?? null, signal: call.signal, check, progress });
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  return { total: ids.length, successful: results.length - failed, failed };
};
