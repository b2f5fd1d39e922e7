import { platformTime } from '../../../../engine/core/text/date.ts';
import type { Language } from '../../../../engine/core/text/text.ts';
import { escapeXml as esc } from '../../../../engine/core/text/xml.ts';
import { texts } from '../../../../generated/words/plugin-apitest/report.ts';
import type { ReportedCase } from './case-report.ts';
import { acceptedText } from './junit-report.ts';

const tones = { untested: '#6b7280', failed: '#b42318', successful: '#067647' } as const;

const style = `body{font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;margin:32px auto;max-width:1100px;padding:0 16px;color:#1f2937}
h1{font-size:22px}h2{font-size:16px;margin-top:28px}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 10px;border-bottom:1px solid #e5e7eb;vertical-align:top;overflow-wrap:anywhere}
th{font-weight:600;color:#4b5563;white-space:nowrap}th:nth-child(-n+2){min-width:160px;width:20%}td.n{font-variant-numeric:tabular-nums;white-space:nowrap}code{font:13px/20px ui-monospace,Menlo,Consolas,monospace}pre{margin:0;white-space:pre-wrap;font:13px/20px ui-monospace,Menlo,Consolas,monospace}
.sum{display:flex;gap:32px;flex-wrap:wrap}.sum b{display:block;font-size:24px;line-height:32px}@media(max-width:900px){table{display:block;overflow-x:auto}}@media print{body{margin:0}}`;

/** A page of its own, without scripts and without anything from elsewhere. */
export function htmlReport(cases: readonly ReportedCase[], language: Language, at: number): string {
  const say = (key: keyof typeof words) => esc(words[key][language]);
  const count = (status: ReportedCase['status']) => cases.filter((one) => one.status === status).length;
  const run = cases.length - count('untested');
  const rate = run === 0 ? '–' : `${Math.round((1_000 * count('successful')) / run) / 10} %`;
  const modules = Map.groupBy(cases, ({ module }) => module);
  const figures = [
    [say('cases'), cases.length],
    [say('successful'), count('successful')],
    [say('failed'), count('failed')],
    [say('untested'), count('untested')],
    [say('rate'), rate],
  ];
  return `<!doctype html>
<html lang="${language === 'zh_cn' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('title')}</title><style>${style}</style></head>
<body>
<h1>${say('title')}</h1>
<p>${esc(platformTime(at))}</p>
<div class="sum">${figures.map(([label, value]) => `<div><b>${value}</b>${label}</div>`).join('')}</div>
${[...modules]
  .map(
    ([module, own]) => `<h2>${module === '' ? say('noModule') : esc(module)}</h2>
<table><thead><tr>${(['name', 'service', 'status', 'took', 'ran', 'tester', 'passed'] as const).map((key) => `<th>${say(key)}</th>`).join('')}</tr></thead>
<tbody>
${own.map((one) => rowOf(one, language)).join('\n')}
</tbody></table>`,
  )
  .join('\n')}
</body>
</html>
`;
}

const { accepted: _accepted, ...words } = texts;

function rowOf({ name, service, status, failures, took, at, tester, totals, successes, accepted }: ReportedCase, language: Language): string {
  const notes = [failures && `<pre>${esc(failures[language])}</pre>`, accepted && `<div>${esc(acceptedText(accepted, language))}</div>`]
    .filter(Boolean)
    .join('');
  const cells = [
    esc(name),
    `<code>${esc(service)}</code>`,
    `<span style="color:${tones[status]}">${esc(texts[status][language])}</span>${notes}`,
    at === null ? '' : `${took} ms`,
    at === null ? '' : esc(platformTime(Date.parse(at))),
    esc(tester ?? ''),
    totals === 0 ? '' : `${successes} / ${totals}`,
  ];
  return `<tr>${cells.map((cell, index) => `<td${index > 2 ? ' class="n"' : ''}>${cell}</td>`).join('')}</tr>`;
}
