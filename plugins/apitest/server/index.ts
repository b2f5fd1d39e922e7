import { defineServerPlugin } from '../../../engine/server/index.ts';
import { caseFromCurl } from './cases/case-from-curl.ts';
import { caseHooks } from './cases/case-hooks.ts';
import { casesFromCsv } from './cases/cases-from-csv.ts';
import { modules } from './cases/test-modules.ts';
import { compare } from './compare/compare-action.ts';
import { servedBy } from './context/test-context.ts';
import { report } from './report/report-file.ts';
import { runCases, runOne } from './run-actions.ts';
import { testServices } from './services.ts';
import { configHooks } from './token-config/config-hooks.ts';
import { obtain } from './token-config/obtain-action.ts';
import { tokenSchedules } from './token-config/renew-tokens.ts';

export default defineServerPlugin({
  name: 'apitest',
  hooks: { case: caseHooks, config: configHooks },
  handlers: { runOne, runCases, compare, report, caseFromCurl, casesFromCsv, obtain },
  rows: { modules },
  needs: {
    case: { of: 'test_case' },
    config: { of: 'token_config' },
    runOne: { of: 'test_case', isForRecords: true },
    runCases: { of: 'test_case' },
    compare: { of: 'test_case', isForRecords: true },
    report: { of: 'test_case', asks: { format: 'string' } },
    caseFromCurl: { of: 'test_case', asks: { curl: 'string' } },
    casesFromCsv: { of: 'test_case', isForRecords: true, asks: { csv: 'string' } },
    obtain: { of: 'token_config', isForRecords: true },
  },
  services: testServices,
  schedules: tokenSchedules,
  routes(http, platform) {
    servedBy(platform, http.server);
  },
});
