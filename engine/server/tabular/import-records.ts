import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '../../../generated/words/engine-server/import-records.ts';
import type { ImportResult, RowChange, RowError } from '../../core/answers/import-answer.ts';
import { referenceOf } from '../../core/derive/references.ts';
import { isPrivate } from '../../core/descriptor/private-formats.ts';
import type { Field } from '../../core/descriptor/types.ts';
import { isNothing } from '../../core/json/same-value.ts';
import { fillText, type Language } from '../../core/text/text.ts';
import type { InvalidField } from '../../core/validation/invalid-field.ts';
import { outlast } from '../data/sql/outlast.ts';
import { UnusableDatabase } from '../data/sql/unusable-database.ts';
import { CallError, InputError, refuse } from '../kernel/call/errors.ts';
import type { Call } from '../kernel/call/service.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import { type Cell, unreadable } from '../kernel/format-values.ts';
import type { Platform } from '../kernel/platform.ts';
import type { JobContext } from '../kernel/ports/job-queue.ts';
import type { StoredRecord } from '../kernel/ports/repository.ts';
import { fieldMaskingOf } from '../operations/binding/field-masking.ts';
import { mayDo } from '../operations/binding/may-do.ts';
import { scopeOf } from '../operations/binding/scope.ts';
import { hooksOf, type ScreenBinding } from '../operations/binding/screen-binding.ts';
import { auditable } from '../operations/binding/serialize.ts';
import { type LabelSource, labelSource } from '../operations/read/reference-labels.ts';
import { addRecord, plannedAddition } from '../operations/write/add.ts';
import { editRecord, plannedChanges } from '../operations/write/edit.ts';
import { recordInput, storable } from '../operations/write/record-input.ts';
import { allowedCell, valueOfCell } from './cells.ts';
import { type StoredCall, storedCall } from './export-records.ts';
import { readSheet, type SheetRow } from './read/read-sheet.ts';
import { matchHeader } from './sheet-fields.ts';
import { sheetTypes, writeSheet } from './write-sheet.ts';

/** Rows written at the same time: they share fsyncs. */
const concurrency = 64;
const shownRows = 200;

export const importKind = 'import';

/** Payload of an import job. */
export interface ImportPayload {
  call: StoredCall;
  screen: string;
  path: string;
}

/** `Import`: checks the header at once and does the rest as a job. */
export async function importRecords(binding: ScreenBinding, call: Call): Promise<{ job: number }> {
  const { platform, screen } = binding;
  if (call.params.key !== undefined && !(await mayDo(binding, call, 'Edit'))) throw refuse('noRight', texts.mayNotEdit);
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

/** Runs an import as a job. Valid rows are written and stay written, also if it is stopped half-way; invalid ones are returned as a file with the reasons. */
export async function runImport(platform: Platform, binding: ScreenBinding, payload: ImportPayload, context: JobContext): Promise<ImportResult> {
  const call: Call = { ...payload.call, files: [], signal: context.signal };
  const isDry = call.params.dry_run === true;
  const invalid: { row: SheetRow; errors: RowError[] }[] = [];
  const seen = new Map<string, number>();
  const counts = { add: 0, change: 0, same: 0 };
  const changes: RowChange[] = [];
  const key = typeof call.params.key === 'string' ? call.params.key.split(',') : null;
  const labels = new Map<string, number | null>();
  const masking = await fieldMaskingOf(binding, call);
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
  invalid.sort((a, b) => a.row.number - b.row.number);
  changes.sort((a, b) => a.row - b.row);
  const error_file = invalid.length === 0 ? null : await outlast(saveInvalid, context.signal);
  const errors = invalid.slice(0, shownRows).flatMap((entry) => entry.errors);
  const { add: added, change: changed, same } = counts;
  return { dry_run: isDry, total, imported: added + changed, added, changed, same, rows: changes, failed: invalid.length, faults: errors, error_file };

  async function one(row: SheetRow): Promise<void> {
    const found = await outlast(() => rowErrors(row), context.signal).catch(refusalOf);
    if (found.length > 0) invalid.push({ row, errors: found.map((error) => rowError(row, error, call.language)) });
  }

  async function rowErrors(row: SheetRow): Promise<InvalidField[]> {
    const params: Record<string, unknown> = {};
    const errors: InvalidField[] = [];
    for (const [index, field] of fields.entries()) {
      if (!field) continue;
      const value = await valueAt(field, row.cells[index]);
      if (value === unreadable)
        errors.push({
          field: field.name,
          code: 'type',
          text: fillText(texts.unreadable, {
            label: field.label,
            found: isPrivate(field.format) ? '***' : String(row.cells[index]).slice(0, 60),
            allowed: allowedCell(field),
          }),
        });
      else if (value !== undefined) params[field.name] = value;
    }
    if (errors.length > 0) return errors;
    try {
      const found = key && (await recordOf(params, key));
      const errors = isDry ? await dryRunRow(row, params, found) : [];
      if (errors.length > 0) return errors;
      const planned = found && (await plannedOf(found, params));
      const does = !planned ? 'add' : Object.keys(planned).length > 0 ? 'change' : 'same';
      if (!isDry && does === 'add') await addRecord(binding, { ...call, params });
      if (!isDry && found && does === 'change') await editRecord(binding, { ...call, params: { ...params, id: found.id, rev: found.rev } });
      counts[does]++;
      if (key && changes.length < shownRows) changes.push({ row: row.number, does, id: found?.id ?? null, fields: fieldChanges(found, planned) });
      return [];
    } catch (error) {
      if (error instanceof UnusableDatabase) throw error;
      return refusalOf(error);
    }
  }

  /** The record a row means by its key, as far as the caller may know of it. */
  async function recordOf(params: Record<string, unknown>, columns: string[]): Promise<StoredRecord | null> {
    const { fields: all } = binding.screen;
    const { values } = binding.check(recordInput(all, params), { mode: 'add' });
    const stored = storable(all, values);
    if (columns.some((column) => isNothing(stored[column]))) return null;
    const found = await binding.repository.findBy(platform.database.read, Object.fromEntries(columns.map((column) => [column, stored[column]])));
    // One the caller may not know of is taken, as for Add.
    return found && binding.repository.get(platform.database.read, found.id, { conditions: scopeOf(binding, call) });
  }

  function plannedOf(found: StoredRecord, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    return plannedChanges(binding, { ...call, params }, found);
  }

  /** What a write would find, without writing: rules, taken unique values, and the same values twice in the file. */
  async function dryRunRow(row: SheetRow, params: Record<string, unknown>, found: StoredRecord | null): Promise<InvalidField[]> {
    if (found) await plannedOf(found, params);
    const values: Record<string, unknown> = found ? { ...found, ...params } : await plannedAddition(binding, { ...call, params });
    const errors: InvalidField[] = [];
    for (const columns of binding.screen.table?.unique ?? []) {
      const key = JSON.stringify([columns, columns.map((column) => values[column])]);
      if (columns.some((column) => values[column] === undefined)) continue;
      const twin = seen.get(key);
      seen.set(key, row.number);
      const { label, taken: uniqueText } = binding.screen.fields.find((field) => field.name === columns[0])!;
      if (twin !== undefined && twin !== row.number) errors.push({ field: columns[0]!, code: 'twice', text: fillText(texts.twice, { label, row: twin }) });
      else if (await isDuplicate(columns, values, found?.id)) {
        errors.push({ field: columns[0]!, code: 'taken', text: uniqueText ?? fillText(texts.taken, { label }) });
      }
    }
    return errors;
  }

  async function isDuplicate(columns: string[], values: Record<string, unknown>, except: number | undefined): Promise<boolean> {
    const holder = await binding.repository.findBy(platform.database.read, Object.fromEntries(columns.map((column) => [column, values[column]])));
    return holder !== null && holder.id !== except;
  }

  function fieldChanges(found: StoredRecord | null, planned: Record<string, unknown> | null): RowChange['fields'] {
    if (!found || !planned) return [];
    const after = auditable(binding.screen, planned);
    const before = auditable(binding.screen, found);
    return Object.keys(planned).map((field) => mask({ field, from: before[field], to: after[field] }));
  }

  function mask({ field, from, to }: RowChange['fields'][number]): RowChange['fields'][number] {
    return { field, from: masking.mask({ [field]: from })[field] ?? null, to: masking.mask({ [field]: to })[field] ?? null };
  }

  async function valueAt(field: Field, cell: unknown): Promise<unknown> {
    const target = referenceOf(field);
    if (!target || field.type !== 'integer' || typeof cell !== 'string' || /^\d+$/.test(cell.trim()) || cell.trim() === '') return valueOfCell(field, cell);
    const key = `${field.name}:${cell.trim()}`;
    let id = labels.get(key);
    if (id === undefined) {
      const source = labelSource(platform, binding.screen, target);
      id = source ? await idOf(source, cell.trim()) : null;
      labels.set(key, id);
    }
    return id ?? unreadable;
  }

  /** The record of that name, of those the caller may point to. */
  async function idOf({ screen, column }: LabelSource, label: string): Promise<number | null> {
    const scope = scopeOf({ platform, screen, hooks: hooksOf(screen, binding.plugins) }, call);
    const conditions = [...scope, { field: column, operator: 'eq' as const, value: label }];
    const [found] = (await platform.repositories.of(screen)?.ids(platform.database.read, { conditions })) ?? [];
    return found ?? null;
  }

  async function saveInvalid(): Promise<number> {
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
    for (const { row, errors } of invalid) {
      const cells = header.map((_cell, index) => (isShown[index] ? (row.cells[index] as Cell) : null));
      yield [...cells.map((cell) => cell ?? null), errors.map((error) => error.message).join('; ')];
    }
  }
}

/** Returns the errors of a refused row; rethrows other errors. */
function refusalOf(error: unknown): InvalidField[] {
  if (error instanceof InputError) return error.errors;
  if (error instanceof CallError) return [{ field: '', code: 'refused', text: error.text }];
  throw error;
}

function rowError(row: SheetRow, error: InvalidField, language: Language): RowError {
  return { row: row.number, field: error.field, message: error.text[language] };
}

function mappingOf(call: Pick<Call, 'params'>): Record<string, unknown> {
  const { mapping } = call.params;
  return typeof mapping === 'object' && mapping !== null ? { ...mapping } : {};
}

/** For the progress bar; reading twice costs less than storing the rows. */
async function countRows(path: string): Promise<number> {
  let rows = -1;
  for await (const _row of readSheet(path)) rows++;
  return Math.max(rows, 0);
}
