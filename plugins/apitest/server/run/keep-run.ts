import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { type Platform, type Repository, requireScreen } from '../../../../engine/server/index.ts';
import type { TestCase } from '../cases/test-case.ts';
import type { CaseRun } from './run-case.ts';

/** Characters of an answer that a snapshot keeps. A longer one is kept as a text that says so, as part of it would be no JSON. */
const maxCharacters = 200_000;

/** Returns the repository of snapshots. */
export function snapshotsOf(platform: Platform): Repository {
  const repository = platform.repositories.of(requireScreen(platform, 'test_snapshot'));
  if (!repository) throw new Error('test snapshots have no table');
  return repository;
}

/**
 * Writes a run: its snapshot, the case's counts, and its status unless somebody has edited the case meanwhile. Beside the revision: that a case was run
 * is no change of it that an open form would have to heed.
 * @param tester account; null for the platform itself
 */
export async function keepRun(platform: Platform, test: Pick<TestCase, 'id' | 'rev'>, run: CaseRun, tester: number | null): Promise<number> {
  return platform.database.transact(async (query) => {
    const { outcome, ret, took, failures } = run;
    const answer = run.answer !== null && run.answer.length > maxCharacters ? printLossless({ ret, data: null, msg: '…' }) : run.answer;
    const snapshot = await snapshotsOf(platform).insert(query, { case_id: test.id, outcome, ret, took, failures, answer, tester }, tester);
    const isPassed = outcome === 'successful';
    await query
      .updateTable('test_case')
      .set((is) => ({
        totals: is('totals', '+', 1),
        ...(isPassed && { successes: is('successes', '+', 1) }),
        last_tester: tester,
        last_run_at: new Date().toISOString(),
      }))
      .where('id', '=', test.id)
      .execute();
    const counted = await query.selectFrom('test_case').select(['totals', 'successes']).where('id', '=', test.id).executeTakeFirst();
    const passRate = Math.round((1_000 * Number(counted?.successes ?? 0)) / Math.max(1, Number(counted?.totals ?? 1))) / 10;
    await query.updateTable('test_case').set({ pass_rate: passRate }).where('id', '=', test.id).execute();
    await query
      .updateTable('test_case')
      .set({ status: outcome, failures: failures && printLossless(failures) } as object)
      .where('id', '=', test.id)
      .where('rev', '=', test.rev)
      .execute();
    return snapshot.id;
  });
}
