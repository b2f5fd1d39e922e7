import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { refuse } from '../errors.ts';

export interface SheetRow {
  /** As a person counts: the header is row 1. */
  number: number;
  cells: unknown[];
}

/**
 * The rows of a CSV or XLSX file, header included, one after another; rows without any value are left out, wherever they are.
 * Throws `ret` 400 for a file that is neither.
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const rows = (await isZip(path)) ? readXlsx(path) : readCsv(path);
  for await (const row of rows) {
    if (row.cells.some((cell) => cell !== null && cell !== undefined && String(cell).trim() !== '')) yield row;
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}

async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const { parse } = await import('csv-parse');
  const parser = createReadStream(path).pipe(parse({ bom: true, relax_column_count: true, skip_empty_lines: false, max_record_size: 1_048_576 }));
  let number = 0;
  try {
    for await (const cells of parser) yield { number: ++number, cells: cells as unknown[] };
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) throw refuse('badInput', texts.csv, { row: number + 1 });
    throw error;
  }
}

async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookReader(path, { worksheets: 'emit', sharedStrings: 'cache', hyperlinks: 'ignore', styles: 'cache' });
  try {
    for await (const sheet of workbook) {
      for await (const row of sheet) {
        const values = Array.isArray(row.values) ? row.values.slice(1) : [];
        yield { number: row.number, cells: values.map(plainCell) };
      }
      return;
    }
  } catch (error) {
    if (error instanceof Error && /zip|xml|signature|corrupt|unexpected/i.test(error.message)) throw refuse('badInput', texts.xlsx);
    throw error;
  }
}

/** Rich text, links and formulas as the plain value they show. */
function plainCell(value: unknown): unknown {
  if (value === null || value === undefined || typeof value !== 'object') return value;
  if (value instanceof Date) return new Date(value.getTime() + value.getTimezoneOffset() * 60_000);
  if ('richText' in value && Array.isArray(value.richText)) return value.richText.map((part: { text?: string }) => part.text ?? '').join('');
  if ('result' in value) return plainCell(value.result);
  if ('text' in value) return plainCell(value.text);
  return 'error' in value ? null : String(value);
}

const texts = {
  csv: { zh_cn: 'CSV 文件第 {row} 行附近格式错误，请检查引号', en: 'The CSV file is malformed near row {row}; check the quotes' },
  xlsx: { zh_cn: '无法读取该文件，请上传 CSV 或 XLSX 文件', en: 'The file cannot be read; upload a CSV or XLSX file' },
};
