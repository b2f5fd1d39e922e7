import { joinTexts, plainText } from '../../../engine/core/text/text.ts';
import { type ContractService, handle, type Platform, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-apitest/services.ts';
import { acceptSnapshot as acceptSnapshotCall, compareCase, downloadReport, listCases, runModule, runSome } from '../shared/calls.ts';
import { caseIds, readCases } from './cases/test-case.ts';
import { modulesWithCases } from './cases/test-modules.ts';
import { acceptSnapshot } from './compare/accept-snapshot.ts';
import { comparisonOf } from './compare/comparison-of.ts';
import { testContext } from './context/test-context.ts';
import { reportFile } from './report/report-file.ts';
import { runCases } from './run/run-cases.ts';

/** Failed cases that a refusal names. */
const named = 5;

export function testServices(platform: Platform): ContractService[] {
  const context = testContext(platform);
  return [
    handle(compareCase, ({ id, snapshot }) => comparisonOf(platform, id, snapshot)),
    handle(acceptSnapshotCall, ({ snapshot }, call) => acceptSnapshot(platform, call, snapshot)),
    handle(listCases, async ({ module }) => {
      const cases = await readCases(platform, await caseIds(platform, module));
      return { cases: cases.map(({ id, name, service }) => ({ id, name, service })) };
    }),
    handle(runSome, async ({ ids }, { session, signal, language }) => {
      const results = await runCases(context, ids, { tester: session?.accountId ?? null, signal });
      return { results: results.map(({ id, outcome, took, failures }) => ({ id, outcome, took, failures: failures?.[language] ?? null })) };
    }),
    handle(downloadReport, ({ ids, module, format }, { language }) =>
      reportFile(platform, { ...(ids && { ids }), ...(module !== undefined && { module }) }, format, language),
    ),
    handle(
      runModule,
      async ({ module }, { session, signal }) => {
        const ids = await caseIds(platform, module);
        // A task that tests nothing must not look as if all were well.
        if (ids.length === 0) throw refuse('conflict', module ? texts.noCases : texts.noneAtAll, { module: module ?? '' });
        const results = await runCases(context, ids, { tester: session?.accountId ?? null, signal });
        const failed = results.filter(({ outcome }) => outcome === 'failed');
        const names = joinTexts([...failed.slice(0, named).map(({ name }) => plainText(name)), ...(failed.length > named ? [texts.others] : [])]);
        if (failed.length > 0) throw refuse('conflict', texts.failed, { failed: failed.length, total: results.length, names });
        return { total: results.length, successful: results.length };
      },
      { module: () => modulesWithCases(platform) },
    ),
  ];
}
