import { platformTime } from '../../../../engine/core/text/date.ts';
import type { Language } from '../../../../engine/core/text/text.ts';
import { escapeXml as esc } from '../../../../engine/core/text/xml.ts';
import { texts } from '../../../../generated/words/plugin-apitest/report.ts';
import type { ReportedCase } from './case-report.ts';

/** JUnit XML as CI systems read it, by the schema of Jenkins' xUnit plugin (junit-10.xsd): a suite for each module. */
export function junitReport(cases: readonly ReportedCase[], language: Language): string {
  const suites = Map.groupBy(cases, ({ module }) => module);
  const lines = [...suites].flatMap(([module, own]) => [
    `  <testsuite ${countsOf(own)} skipped="${own.filter(({ status }) => status === 'untested').length}" name="${esc(module || texts.noModule[language])}">`,
    ...own.flatMap((one) => caseLines(one, language)),
    '  </testsuite>',
  ]);
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="Portico" ${countsOf(cases)}>`, ...lines, '</testsuites>', ''].join('\n');
}

function countsOf(cases: readonly ReportedCase[]): string {
  const count = (status: ReportedCase['status']) => cases.filter((one) => one.status === status).length;
  const seconds = cases.reduce((sum, { took }) => sum + took, 0) / 1_000;
  return `tests="${cases.length}" failures="${count('failed')}" errors="0" time="${seconds.toFixed(3)}"`;
}

function caseLines({ name, service, status, failures, took, accepted }: ReportedCase, language: Language): string[] {
  const head = `    <testcase name="${esc(name)}" classname="${esc(service)}" time="${(took / 1_000).toFixed(3)}"`;
  if (status === 'failed') {
    const text = failures?.[language] ?? '';
    return [`${head}>`, `      <failure message="${esc(text.split('\n')[0] ?? '')}">${esc(text)}</failure>`, '    </testcase>'];
  }
  if (status === 'untested') return [`${head}>`, '      <skipped/>', '    </testcase>'];
  if (!accepted) return [`${head}/>`];
  return [`${head}>`, `      <system-out>${esc(acceptedText(accepted, language))}</system-out>`, '    </testcase>'];
}

/** Who has accepted an answer as the right one. */
export function acceptedText({ by, at }: NonNullable<ReportedCase['accepted']>, language: Language): string {
  return texts.accepted[language].replace('{by}', by).replace('{at}', platformTime(Date.parse(at)));
}
