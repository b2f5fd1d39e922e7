import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { texts } from '../../../../generated/words/engine-server/read-sheet.ts';
import { texts as workbookTexts } from '../../../../generated/words/engine-server/workbook-texts.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { sheetLimits, tooMuch } from './sheet-limits.ts';

/** A row of a spreadsheet. */
export interface SheetRow {
  /** As a person counts: the header is row 1. */
  number: number;
  cells: unknown[];
}

/**
 * Yields the rows of a CSV or XLSX file, header included; leaves out empty rows.
 * @throws CallError 400 for any other file, or one beyond `sheetLimits`
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const rows = await rowsOf(path);
  const left = { rows: sheetLimits.rows, cells: sheetLimits.cells, readingTime: sheetLimits.readingTime };
  let since = performance.now();
  for await (const row of rows) {
    left.readingTime -= performance.now() - since;
    if (left.readingTime < 0) throw tooMuch('readingTime');
    if (row.cells.length > sheetLimits.columns) throw tooMuch('columns');
    left.cells -= row.cells.length;
    if (left.cells < 0) throw tooMuch('cells');
    if (row.cells.some((cell) => cell !== null && cell !== undefined && String(cell).trim() !== '')) {
      if (left.rows-- === 0) throw tooMuch('rows');
      yield row;
    }
    since = performance.now();
  }
}

/** Recognised by the first bytes; the file name does not count. */
async function rowsOf(path: string): Promise<AsyncGenerator<SheetRow>> {
  const start = await beginningOf(path);
  if (start.length >= 4 && start.readUInt32LE(0) === 0x04034b50) return (await import('./read-xlsx.ts')).readXlsx(path);
  if (start.length >= 4 && start.readUInt32BE(0) === 0xd0cf11e0) throw refuse('badInput', workbookTexts.encrypted);
  if (start.includes(0)) throw refuse('badInput', workbookTexts.broken);
  return readCsv(path);
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const { CsvError, parse } = await import('csv-parse');
  const parser = createReadStream(path).pipe(parse({ bom: true, relax_column_count: true, skip_empty_lines: false, max_record_size: 1_048_576 }));
  let number = 0;
  try {
    for await (const cells of parser) yield { number: ++number, cells: cells as unknown[] };
  } catch (error) {
    if (error instanceof CsvError) throw refuse('badInput', texts.csv, { row: number + 1 });
    throw error;
  }
}
