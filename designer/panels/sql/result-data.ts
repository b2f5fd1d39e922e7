import { formulaSafe } from '../../../engine/core/text/formula-safe.ts';
import type { ChartData } from '../../../engine/web/index.ts';
import type { SqlAnswer } from '../../calls/sql-calls.ts';

/** Rows a chart draws; more are no picture any more. */
const chartRows = 200;

/** Numbers by the first column that is none; null where a result has no numbers to draw. */
export function chartOf({ columns, rows }: SqlAnswer): { as: 'bar' | 'line'; data: ChartData } | null {
  const first = columns.findIndex(({ type }) => type !== 'number');
  const group = first < 0 && columns.length > 1 ? 0 : first;
  const measures = columns.flatMap(({ name, type }, index) => (index !== group && type === 'number' ? [{ name, index }] : []));
  if (measures.length === 0 || rows.length === 0) return null;
  const shown = rows.slice(0, chartRows);
  return {
    as: group >= 0 && columns[group]?.type === 'time' ? 'line' : 'bar',
    data: {
      groups: shown.map((row, at) => ({ key: at, label: group < 0 ? String(at + 1) : `${row[group] ?? '–'}` })),
      series: measures.map(({ name, index }) => ({ label: name, values: shown.map((row) => (typeof row[index] === 'number' ? row[index] : null)) })),
    },
  };
}

/** UTF-8 with a byte order mark, which Excel needs for Chinese; what a spreadsheet would run is only shown. */
export function csvOf({ columns, rows }: Pick<SqlAnswer, 'columns' | 'rows'>): string {
  const cell = (value: unknown) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    const safe = formulaSafe(String(value));
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${[columns.map(({ name }) => name), ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
