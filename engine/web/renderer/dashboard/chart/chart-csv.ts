import type { Field } from '../../../../core/descriptor/types.ts';
import { formulaSafe } from '../../../../core/text/formula-safe.ts';
import type { ChartData } from './chart-data.ts';

/**
 * A chart's table as CSV: UTF-8 with a byte order mark, which Excel needs for Chinese. Numbers are plain, so that a spreadsheet can add them up;
 * money is in yuan. Intervals are named by their beginning.
 * @param head over the groups
 * @param measured the field whose numbers they are
 */
export function chartCsv({ groups, series }: ChartData, head: string, isTime: boolean, measured: Field | undefined): string {
  const plain = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : measured?.format?.kind === 'money' ? (value / 100).toFixed(2) : String(value);
  const rows = [
    [head, ...series.map(({ label }) => label)].map(cellText),
    ...groups.map(({ key, label }, at) => [cellText(isTime ? String(key) : label), ...series.map(({ values }) => plain(values[at]))]),
  ];
  return `\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}

function cellText(text: string): string {
  const safe = formulaSafe(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
