import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '../../../generated/words/engine-server/invalid-rows.ts';
import type { RowError } from '../../core/answers/import-answer.ts';
import { isPrivate } from '../../core/descriptor/private-formats.ts';
import type { Field } from '../../core/descriptor/types.ts';
import type { Language } from '../../core/text/text.ts';
import type { Cell } from '../kernel/format-values.ts';
import type { ScreenBinding } from '../operations/binding/screen-binding.ts';
import type { SheetRow } from './read/read-sheet.ts';
import { sheetTypes, writeSheet } from './write-sheet.ts';

/** A row that was not imported, with the reasons. */
export interface InvalidRow {
  row: SheetRow;
  errors: RowError[];
}

/** The head of a sheet: its cells, and the field of each column or null for one that is not imported. */
export interface SheetHead {
  header: readonly unknown[];
  fields: readonly (Field | null)[];
}

/** Stores invalid rows as a CSV file that can be corrected and imported again. Returns the file's id. */
export async function saveInvalidRows(
  { platform, screen }: ScreenBinding,
  head: SheetHead,
  rows: readonly InvalidRow[],
  { language, accountId }: { language: Language; accountId: number },
): Promise<number> {
  const reason = texts.reason[language];
  const folder = await mkdtemp(join(tmpdir(), 'portico-import-'));
  try {
    const path = join(folder, 'faults.csv');
    const columns = [...head.header.map((cell) => String(cell ?? '')), reason].map((text) => ({ header: text, kind: 'text' as const }));
    await writeSheet('csv', createWriteStream(path), columns, rowsWithReasons(head, rows));
    const title = `${screen.label[language]}-${reason}.csv`;
    return (await platform.files.saveExport({ path, title, contentType: sheetTypes.csv, accountId })).id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Only what a field took and anybody may read: a file that lies around holds no passwords, nor what stood in columns we do not know. */
async function* rowsWithReasons({ header, fields }: SheetHead, rows: readonly InvalidRow[]): AsyncGenerator<Cell[]> {
  const isShown = fields.map((field) => field !== null && !isPrivate(field.format));
  for (const { row, errors } of rows) {
    const cells = header.map((_cell, index) => (isShown[index] ? (row.cells[index] as Cell) : null));
    yield [...cells.map((cell) => cell ?? null), errors.map((error) => error.message).join('; ')];
  }
}
