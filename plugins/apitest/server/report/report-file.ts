import type { Language } from '../../../../engine/core/text/text.ts';
import type { ActionHandler, FileAnswer, Platform } from '../../../../engine/server/index.ts';
import { reportedCases } from './case-report.ts';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';

/** The state of test cases as a file. @param chosen ids, or a module, or nothing for all */
export async function reportFile(
  platform: Platform,
  chosen: { ids?: readonly number[]; module?: string },
  format: 'html' | 'junit',
  language: Language,
): Promise<FileAnswer> {
  const cases = await reportedCases(platform, chosen);
  return format === 'junit'
    ? { kind: 'file', name: 'portico-tests.xml', contentType: 'application/xml', body: Buffer.from(junitReport(cases, language)) }
    : { kind: 'file', name: 'portico-tests.html', contentType: 'text/html; charset=utf-8', body: Buffer.from(htmlReport(cases, language, Date.now())) };
}

/** The chosen test cases, those of a module, or all. */
export const report: ActionHandler = ({ platform, call, auditsItself }, records, { module, format }) => {
  auditsItself();
  const chosen = records.length > 0 ? { ids: records.map(({ id }) => id) } : typeof module === 'string' ? { module: module.trim() } : {};
  return reportFile(platform, chosen, format === 'junit' ? 'junit' : 'html', call.language);
};
