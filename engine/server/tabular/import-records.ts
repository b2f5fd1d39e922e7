import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '../../../generated/words/engine-server/import-records.ts';
import type { ImportResult, RowError } from '../../core/answers/import-answer.ts';
import { referenceOf } from '../../core/derive/references.ts';
import { isPrivate } from '../../core/descriptor/private-formats.ts';
import type { Field } from '../../core/descriptor/types.ts';
import { fillText, type Language } from '../../core/text/text.ts';
import type { InvalidField } from '../../core/validation/invalid-field.ts';
import { outlast } from '../data/sql/outlast.ts';
import { UnusableDatabase } from '../data/sql/unusable-database.ts';
import { CallError, InputError } from '../kernel/call/errors.ts';
import type { Call } from '../kernel/call/service.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import { type Cell, unreadable } from '../kernel/format-values.ts';
import type { Platform } from '../kernel/platform.ts';
import { anyTable } from '../kernel/ports/database.ts';
import type { JobContext } from '../kernel/ports/job-queue.ts';
import type { ScreenBinding } from '../operations/binding/screen-binding.ts';
import { labelSource } from '../operations/read/reference-labels.ts';
import { addRecord } from '../operations/write/add.ts';
import { recordInput, weakPasswords } from '../operations/write/record-input.ts';
import { valueOfCell } from './cells.ts';
import { type StoredCall, storedCall } from './export-records.ts';
import { readSheet, type SheetRow } from './read/read-sheet.ts';
import { matchHeader } from './sheet-fields.ts';
import { sheetTypes, writeSheet } from './write-sheet.ts';

/** Rows written at the same time: they share fsyncs. */
const concurrency = 64;
const shownFaults = 200;

export const importKind = 'import';

export interface ImportPayload {
  call: StoredCall;
  screen: string;
  path: string;
}

/** `Import`: checks the header at once and does the rest as a job. */
export async function importRecords(binding: ScreenBinding, call: Call): Promise<{ job: number }> {
  const { platform, screen } = binding;
  const upload = call.files.find((file) => file.field === 'file')!;
  for await (const row of readSheet(upload.path)) {
    matchHeader(screen, row.cells, mappingOf(call));
    const folder = join(platform.config.dataFolder, 'imports');
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomBytes(16).toString('hex'));
    await copyFile(upload.path, path);
    const payload: ImportPayload = { call: storedCall(call), screen: screen.name, path };
    return {
      job: await platform.jobs.add({
        kind: importKind,
        title: fillText(texts.title, { label: screen.label }),
        payload,
        call: { service: call.service, session: sessionOf(call) },
      }),
    };
  }
  throw new InputError([{ field: 'file', code: 'empty', text: texts.empty }]);
}

/** Runs an import as a job. Good rows are written and stay written, also where it is stopped half way; faulty ones come back as a file with their reasons. */
export async function runImport(platform: Platform, binding: ScreenBinding, payload: ImportPayload, context: JobContext): Promise<ImportResult> {
  const call: Call = { ...payload.call, files: [], signal: context.signal };
  const isDry = call.params.dry_run === true;
  const faulty: { row: SheetRow; faults: RowError[] }[] = [];
  const seen = new Map<string, number>();
  const labels = new Map<string, number | null>();
  let header: unknown[] = [];
  let fields: (Field | null)[] = [];
  let total = 0;
  try {
    const rows = await countRows(payload.path);
    let running: Promise<void>[] = [];
    for await (const row of readSheet(payload.path)) {
      if (fields.length === 0) {
        header = row.cells;
        fields = matchHeader(binding.screen, header, mappingOf(call));
        continue;
      }
      if (running.length === 0) await outlast(() => context.check(), context.signal);
      if (context.signal.aborted) break;
      total++;
      running.push(one(row));
      if (running.length === concurrency) {
        await Promise.all(running);
        running = [];
        context.progress(total, rows);
      }
    }
    await Promise.all(running);
    context.progress(total, rows);
  } finally {
    await rm(payload.path, { force: true });
  }
  faulty.sort((a, b) => a.row.number - b.row.number);
  const error_file = faulty.length === 0 ? null : await outlast(saveFaulty, context.signal);
  const faults = faulty.slice(0, shownFaults).flatMap((entry) => entry.faults);
  return { dry_run: isDry, total, imported: total - faulty.length, failed: faulty.length, faults, error_file };

  async function one(row: SheetRow): Promise<void> {
    const found = await outlast(() => faultsOf(row), context.signal).catch(refusalOf);
    if (found.length > 0) faulty.push({ row, faults: found.map((fault) => rowFault(row, fault, call.language)) });
  }

  async function faultsOf(row: SheetRow): Promise<InvalidField[]> {
    const params: Record<string, unknown> = {};
    const faults: InvalidField[] = [];
    for (const [index, field] of fields.entries()) {
      if (!field) continue;
      const value = await valueAt(field, row.cells[index]);
      if (value === unreadable)
        faults.push({
          field: field.name,
          code: 'type',
          text: fillText(texts.unreadable, { label: field.label, found: isPrivate(field.format) ? '***' : String(row.cells[index]).slice(0, 60) }),
        });
      else if (value !== undefined) params[field.name] = value;
    }
    if (faults.length > 0) return faults;
    try {
      if (isDry) return await dryRunRow(row, params);
      await addRecord(binding, { ...call, params });
      return [];
    } catch (error) {
      if (error instanceof UnusableDatabase) throw error;
      return refusalOf(error);
    }
  }

  /** What a write would find, without writing: rules, taken unique values, and the same values twice in the file. */
  async function dryRunRow(row: SheetRow, params: Record<string, unknown>): Promise<InvalidField[]> {
    const { values, errors } = binding.check(recordInput(binding.screen.fields, params), { mode: 'add' });
    if (errors.length === 0) errors.push(...(await weakPasswords(binding.screen.fields, values)));
    for (const columns of binding.screen.table?.unique ?? []) {
      const key = JSON.stringify([columns, columns.map((column) => values[column])]);
      if (columns.some((column) => values[column] === undefined)) continue;
      const twin = seen.get(key);
      seen.set(key, row.number);
      const label = binding.screen.fields.find((field) => field.name === columns[0])!.label;
      if (twin !== undefined && twin !== row.number) errors.push({ field: columns[0]!, code: 'twice', text: fillText(texts.twice, { label, row: twin }) });
      else if (await binding.repository.findBy(platform.database.read, Object.fromEntries(columns.map((column) => [column, values[column]])))) {
        errors.push({ field: columns[0]!, code: 'taken', text: fillText(texts.taken, { label }) });
      }
    }
    return errors;
  }

  async function valueAt(field: Field, cell: unknown): Promise<unknown> {
    const target = referenceOf(field);
    if (!target || field.type !== 'integer' || typeof cell !== 'string' || /^\d+$/.test(cell.trim()) || cell.trim() === '') return valueOfCell(field, cell);
    const key = `${field.name}:${cell.trim()}`;
    let id = labels.get(key);
    if (id === undefined) {
      const source = labelSource(platform, target);
      const found =
        source &&
        (await anyTable(platform.database.read).selectFrom(source.table).select('id').where(source.column, '=', cell.trim()).limit(1).executeTakeFirst());
      id = found ? Number(found.id) : null;
      labels.set(key, id);
    }
    return id ?? unreadable;
  }

  async function saveFaulty(): Promise<number> {
    const folder = await mkdtemp(join(tmpdir(), 'portico-import-'));
    try {
      const path = join(folder, 'faults.csv');
      const columns = [...header.map((cell) => String(cell ?? '')), texts.reason[call.language]].map((text) => ({ header: text, kind: 'text' as const }));
      await writeSheet('csv', createWriteStream(path), columns, rowsWithReasons());
      const title = `${binding.screen.label[call.language]}-${texts.reason[call.language]}.csv`;
      return (await platform.files.saveExport({ path, title, contentType: sheetTypes.csv, accountId: context.accountId })).id;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Only what a field took and anybody may read: a file that lies around holds no passwords, nor what stood in columns we do not know. */
  async function* rowsWithReasons(): AsyncGenerator<Cell[]> {
    const isShown = fields.map((field) => field !== null && !isPrivate(field.format));
    for (const { row, faults } of faulty) {
      const cells = header.map((_cell, index) => (isShown[index] ? (row.cells[index] as Cell) : null));
      yield [...cells.map((cell) => cell ?? null), faults.map((fault) => fault.message).join('; ')];
    }
  }
}

/** What a refused row is told; rethrows what is no refusal. */
function refusalOf(error: unknown): InvalidField[] {
  if (error instanceof InputError) return error.faults;
  if (error instanceof CallError) return [{ field: '', code: 'refused', text: error.text }];
  throw error;
}

function rowFault(row: SheetRow, fault: InvalidField, language: Language): RowError {
  return { row: row.number, field: fault.field, message: fault.text[language] };
}

function mappingOf(call: Pick<Call, 'params'>): Record<string, unknown> {
  const { mapping } = call.params;
  return typeof mapping === 'object' && mapping !== null ? { ...mapping } : {};
}

/** For the progress bar; reading twice costs less than holding the rows. */
async function countRows(path: string): Promise<number> {
  let rows = -1;
  for await (const _row of readSheet(path)) rows++;
  return Math.max(rows, 0);
}
