import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { texts } from '../../../generated/words/engine-server/import-records.ts';
import type { ImportResult } from '../../core/answers/import-answer.ts';
import { fillText } from '../../core/text/text.ts';
import { outlast } from '../data/sql/outlast.ts';
import { InputError, refuse } from '../kernel/call/errors.ts';
import type { Call } from '../kernel/call/service.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import type { JobContext } from '../kernel/ports/job-queue.ts';
import { mayDo } from '../operations/binding/may-do.ts';
import type { ScreenBinding } from '../operations/binding/screen-binding.ts';
import { type StoredCall, storedCall } from './export-records.ts';
import { createRowImport, refusalOf, shownRows } from './import-row.ts';
import { type InvalidRow, type SheetHead, saveInvalidRows } from './invalid-rows.ts';
import { readSheet, type SheetRow } from './read/read-sheet.ts';
import { matchHeader } from './sheet-fields.ts';

/** Rows written at the same time: they share fsyncs. */
const concurrency = 64;

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
export async function runImport(binding: ScreenBinding, payload: ImportPayload, context: JobContext): Promise<ImportResult> {
  const call: Call = { ...payload.call, files: [], signal: context.signal };
  const rowImport = await createRowImport(binding, call);
  const invalid: InvalidRow[] = [];
  let head: SheetHead = { header: [], fields: [] };
  let total = 0;
  const importRow = async (row: SheetRow): Promise<void> => {
    const found = await outlast(() => rowImport.add(row, head.fields), context.signal).catch(refusalOf);
    const errors = found.map(({ field, text }) => ({ row: row.number, field, message: text[call.language] }));
    if (errors.length > 0) invalid.push({ row, errors });
  };
  try {
    const rows = await countRows(payload.path);
    let running: Promise<void>[] = [];
    for await (const row of readSheet(payload.path)) {
      if (head.fields.length === 0) {
        head = { header: row.cells, fields: matchHeader(binding.screen, row.cells, mappingOf(call)) };
        continue;
      }
      if (running.length === 0) await outlast(() => context.check(), context.signal);
      if (context.signal.aborted) break;
      total++;
      running.push(importRow(row));
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
  const { add: added, change: changed, same } = rowImport.counts;
  const reader = { language: call.language, accountId: context.accountId };
  return {
    dry_run: call.params.dry_run === true,
    ...{ total, imported: added + changed, added, changed, same },
    rows: rowImport.changes.toSorted((a, b) => a.row - b.row),
    failed: invalid.length,
    faults: invalid.slice(0, shownRows).flatMap(({ errors }) => errors),
    error_file: invalid.length === 0 ? null : await outlast(() => saveInvalidRows(binding, head, invalid, reader), context.signal),
  };
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
