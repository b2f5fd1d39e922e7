import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { platformOffset, platformTime } from '../../core/text/date.ts';
import { formulaSafe } from '../../core/text/formula-safe.ts';
import type { Cell } from '../kernel/format-values.ts';

/** File formats of exports. */
export type SheetFormat = 'csv' | 'xlsx';

export const sheetTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A column of an export. */
export interface SheetColumn {
  header: string;
  /** What the cells of the column are, so that a spreadsheet can add and sort them. */
  kind: 'text' | 'number' | 'money' | 'moment';
}

/**
 * Writes a table row by row, so that memory does not grow with the rows, and ends the target. CSV is UTF-8 with a byte order mark, which Excel needs
 * for Chinese; XLSX has real numbers and dates.
 */
export async function writeSheet(format: SheetFormat, target: Writable, columns: SheetColumn[], rows: AsyncIterable<Cell[]>): Promise<void> {
  if (format === 'csv') await writeCsv(target, columns, rows);
  else await writeXlsx(target, columns, rows);
}

async function writeCsv(target: Writable, columns: SheetColumn[], rows: AsyncIterable<Cell[]>): Promise<void> {
  const { stringify } = await import('csv-stringify');
  const csv = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  csv.pipe(target);
  csv.write(columns.map((column) => formulaSafe(column.header)));
  for await (const row of rows) {
    if (!csv.write(row.map((cell, index) => csvText(cell, columns[index]?.kind)))) await once(csv, 'drain');
  }
  csv.end();
  await once(target, 'finish');
}

function csvText(cell: Cell, kind: SheetColumn['kind'] | undefined): string {
  if (cell === null) return '';
  if (cell instanceof Date) return platformTime(cell.getTime());
  if (typeof cell === 'number') return kind === 'money' ? cell.toFixed(2) : String(cell);
  return typeof cell === 'string' ? formulaSafe(cell) : String(cell);
}

async function writeXlsx(target: Writable, columns: SheetColumn[], rows: AsyncIterable<Cell[]>): Promise<void> {
  // Loaded on first use: most processes never write a workbook.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const book = writeXlsxStream(inWallClock(rows), {
    name: 'Sheet1',
    freezePane: { rows: 1 },
    columns: columns.map((column) => ({ header: column.header, width: column.kind === 'moment' ? 20 : 16, numFmt: numberFormats[column.kind] })),
  });
  await pipeline(book, target);
}

async function* inWallClock(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (cell instanceof Date ? wallClock(cell) : cell));
}

const numberFormats: Record<SheetColumn['kind'], string> = { text: '@', number: 'General', money: '#,##0.00', moment: 'yyyy-mm-dd hh:mm:ss' };

/** A workbook has no time zones: the library writes UTC parts, people expect those of the platform's zone. */
function wallClock(moment: Date): Date {
  return new Date(moment.getTime() + platformOffset * 60_000);
}
