import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { texts } from '../../../generated/words/engine-server/export-records.ts';
import type { ExportResult } from '../../core/answers/import-answer.ts';
import { editableFields } from '../../core/descriptor/field-of.ts';
import type { Field } from '../../core/descriptor/types.ts';
import { fillText } from '../../core/text/text.ts';
import type { Call, FileAnswer } from '../kernel/call/service.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import type { Cell } from '../kernel/format-values.ts';
import type { Platform } from '../kernel/platform.ts';
import type { JobContext } from '../kernel/ports/job-queue.ts';
import type { StoredRecord } from '../kernel/ports/repository.ts';
import type { ScreenBinding } from '../operations/binding/screen-binding.ts';
import { serialize } from '../operations/binding/serialize.ts';
import { idsByRollup } from '../operations/query/rollup-order.ts';
import { checkSort, parseSelection, type Selection } from '../operations/read/list-request.ts';
import { type Reader, readerOf } from '../operations/read/reader.ts';
import { referenceLabels } from '../operations/read/reference-labels.ts';
import { cellOf } from './cells.ts';
import { chosenFields, columnOf } from './sheet-fields.ts';
import { type SheetFormat, sheetTypes, writeSheet } from './write-sheet.ts';

/** More rows are written by a job. */
const directRows = 5_000;
/** Rows whose references are read together. */
const batchRows = 500;

/** `Export`: returns the file itself, or `{job}` for more than 5,000 rows. */
export async function exportRecords(binding: ScreenBinding, call: Call): Promise<FileAnswer | { job: number }> {
  const { platform, screen, repository } = binding;
  const format = call.params.format as SheetFormat;
  const title = `${screen.label[call.language]}.${format}`;
  if (call.params.template === true) return fileOf(call, title, format, editableFields(screen), noRows());
  const reader = await readerOf(binding, call);
  const selection = await selectionOf(binding, call, reader);
  const fields = chosenFields(screen, call.params.columns);
  const total = await repository.count(platform.database.read, selection);
  if (total > directRows) {
    const job = {
      kind: exportKind,
      title: fillText(texts.title, { label: screen.label }),
      payload: { call: storedCall(call), screen: screen.name },
      call: { service: call.service, session: sessionOf(call) },
    };
    return { job: await platform.jobs.add(job) };
  }
  return fileOf(call, title, format, fields, rowsOf(binding, call, fields, selection, reader));
}

export const exportKind = 'export';

/** What a job needs to continue as the caller: without files and signal. */
export type StoredCall = Omit<Call, 'files' | 'signal'>;

/** Returns the parts of a call that a job stores. */
export function storedCall(call: Call): StoredCall {
  const { files: _files, signal: _signal, ...stored } = call;
  return stored;
}

/** Runs an export as a job; `binding` is the current screen. */
export async function runExport(platform: Platform, binding: ScreenBinding, stored: StoredCall, context: JobContext): Promise<ExportResult> {
  const call: Call = { ...stored, files: [], signal: context.signal };
  const format = call.params.format as SheetFormat;
  const reader = await readerOf(binding, call);
  const selection = await selectionOf(binding, call, reader);
  const fields = chosenFields(binding.screen, call.params.columns);
  const total = await binding.repository.count(platform.database.read, selection);
  const folder = await mkdtemp(join(tmpdir(), 'portico-export-'));
  try {
    const path = join(folder, 'export');
    let rows = 0;
    const counted = async function* (): AsyncGenerator<Cell[]> {
      for await (const row of rowsOf(binding, call, fields, selection, reader)) {
        if (rows % batchRows === 0) await context.check();
        context.signal.throwIfAborted();
        context.progress(++rows, total);
        yield row;
      }
    };
    await writeSheet(
      format,
      createWriteStream(path),
      fields.map((field) => columnOf(field, call.language)),
      counted(),
    );
    const file = await platform.files.saveExport({
      path,
      title: `${binding.screen.label[call.language]}.${format}`,
      contentType: sheetTypes[format],
      accountId: context.accountId,
    });
    return { rows, file: file.id };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function selectionOf(binding: ScreenBinding, call: Call, reader: Reader): Promise<Selection> {
  const parsed = await parseSelection(binding, call, reader);
  const { ids } = call.params;
  const selection: Selection = Array.isArray(ids) ? { ...parsed, conditions: [...parsed.conditions, { field: 'id', operator: 'in', value: ids }] } : parsed;
  await checkSort(binding, selection);
  return selection;
}

function fileOf(call: Call, title: string, format: SheetFormat, fields: Field[], rows: AsyncIterable<Cell[]>): FileAnswer {
  const body = new PassThrough();
  const columns = fields.map((field) => columnOf(field, call.language));
  // It may fail before anybody reads it, and then nobody would listen.
  body.on('error', (error) => console.error(`${call.service}:`, error));
  writeSheet(format, body, columns, rows).catch((error: Error) => body.destroy(error));
  return { kind: 'file', name: title, contentType: sheetTypes[format], body };
}

async function* noRows(): AsyncGenerator<Cell[]> {}

async function* rowsOf(binding: ScreenBinding, call: Call, fields: Field[], selection: Selection, reader: Reader): AsyncGenerator<Cell[]> {
  const names = fields.map(({ name }) => name);
  for await (const stored of inOrder(binding, call, selection)) {
    const batch = await reader.withDerived(stored, names);
    const refs = await referenceLabels(binding.platform, binding.screen, call, batch);
    for (const record of batch) {
      const shown = reader.mask(serialize(binding, call, record));
      yield fields.map((field) => cellOf(field, shown[field.name], call.language, (id) => refs[field.name]?.[String(id)]));
    }
  }
}

/** Yields the records of a selection in batches. */
async function* inOrder(binding: ScreenBinding, call: Call, selection: Selection): AsyncGenerator<StoredRecord[]> {
  const { repository, platform } = binding;
  const query = platform.database.read;
  const ids = await idsByRollup(binding, call, selection);
  if (!ids) return yield* batchesOf(repository.stream(query, selection));
  const { conditions, trash } = selection;
  for (let at = 0; at < ids.length; at += batchRows) yield await repository.getMany(query, ids.slice(at, at + batchRows), { conditions, trash });
}

async function* batchesOf(records: AsyncIterable<StoredRecord>): AsyncGenerator<StoredRecord[]> {
  let batch: StoredRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length === batchRows) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
