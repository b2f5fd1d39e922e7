import { availableParallelism } from 'node:os';
import type { Text } from '../../../engine/core/text/text.ts';
import { type Call, CallError, type JobContext, type Query } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/apply-import.ts';
import { type ApplyParameters, type ApplyResult, type ApplyResultRow, applyOutcomes, type CredentialInput } from '../../import/protocol.ts';
import { refusalTexts } from '../../import/show-plan.ts';
import { serviceOf } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { assertDraft } from '../definition/valid-definition.ts';
import { publishInterface } from '../publish/publish-interface.ts';
import { CredentialEntries } from './credential-entries.ts';
import { ImportCredentials, type PutCredential } from './import-credentials.ts';
import { addEntry, addImport, noteCredentials } from './import-records.ts';
import type { DecidedRow } from './messages.ts';
import { prepareImport } from './prepared-import.ts';
import { documentsOf } from './stored-documents.ts';

/** Payload of the job. */
export interface ApplyPayload {
  call: Omit<Call, 'files' | 'signal'>;
  parameters: Omit<ApplyParameters, 'credentials'>;
  /** A list of GivenCredential, under the platform's keyring: jobs lie in the database. */
  credentials?: string;
}

/** Rows of one transaction: few, so that other writers wait for milliseconds only. */
const chunk = 20;
/** Interfaces verified at the same time, each with a PHP of its own. */
const publishedAtOnce = Math.max(2, availableParallelism());

/** Applies an import as a job. Each chunk is one transaction; everything written, also by a job that was cancelled or failed, is recorded and can be undone. */
export async function applyImport(
  context: DesignerContext,
  { call: storedCall, parameters, credentials: sealed }: ApplyPayload,
  job: JobContext,
): Promise<ApplyResult> {
  const { database, keyring } = context.platform;
  const call: Call = { ...storedCall, files: [], signal: job.signal };
  const { upload, mode, fields, rows, only, publish, ...options } = parameters;
  const prepared = await prepareImport(database, { hash: upload, load: () => documentsOf(database, upload) }, options);
  const { thread, title, url, names, rows: total, credentials: planned } = prepared;
  const record = { hash: upload, name: (url ?? names.join(', ')).slice(0, 500), url, title, options };
  const steps = publish ? total * 2 : total;
  let writer: ImportWriter;
  try {
    const inputs: CredentialInput[] = sealed === undefined ? [] : JSON.parse(keyring.decrypt(sealed));
    const credentials = new ImportCredentials(new CredentialEntries(context.platform), planned, inputs, call);
    writer = new ImportWriter(context, call, credentials, (query) => addImport(query, record, job.accountId));
    for (let from = 0; from < total; from += chunk) {
      await job.check();
      if (job.signal.aborted) break;
      const choices = { ...(mode && { mode }), ...(fields && { fields }), ...(rows && { rows }), ...(only && { only }) };
      await writer.write(await thread.ask('decide', { choices, from, count: chunk }));
      job.progress(Math.min(from + chunk, total), steps);
    }
    if (!job.signal.aborted) await writer.putCredentials();
  } finally {
    await thread.close();
  }
  if (publish) await writer.publish(job, (done) => job.progress(total + done, steps));
  return { ...writer.result(), upload, options };
}

class ImportWriter {
  #context: DesignerContext;
  #call: Call;
  #credentials: ImportCredentials;
  #begin: (query: Query) => Promise<number>;
  #importId: number | null = null;
  #rows: ApplyResultRow[] = [];

  constructor(context: DesignerContext, call: Call, credentials: ImportCredentials, begin: (query: Query) => Promise<number>) {
    this.#context = context;
    this.#call = call;
    this.#credentials = credentials;
    this.#begin = begin;
  }

  /** All in one transaction; where that fails, each row in one of its own, so that a bad row costs no other. */
  async write(decided: readonly DecidedRow[]): Promise<void> {
    try {
      this.#rows.push(...(await this.#together(decided)));
    } catch {
      for (const row of decided) {
        try {
          this.#rows.push(...(await this.#together([row])));
        } catch (error) {
          this.#rows.push({ id: row.id, service: row.service, outcome: 'failed', interface_id: null, message: this.#reason(error) });
        }
      }
    }
  }

  /** Values that were given, also where no row that reads them had to be written. */
  async putCredentials(): Promise<void> {
    const { database } = this.#context.platform;
    const begun = await database.transact(async (query) => {
      const put = await this.#credentials.put(query, this.#credentials.filledNames);
      const written = put.some((one) => one.written !== null);
      const importId = written ? (this.#importId ?? (await this.#begin(query))) : this.#importId;
      if (written && importId !== null) await noteCredentials(query, importId, this.#credentials.written(put));
      return { importId, put };
    });
    this.#importId = begun.importId;
    this.#credentials.remember(begun.put);
  }

  /** Several at once: most of it is waiting for PHP to run the same inputs. */
  async publish({ signal, check }: JobContext, progress: (done: number) => void): Promise<void> {
    const left = this.#rows.values();
    let done = 0;
    const publishLeft = async () => {
      for (const row of left) {
        await check();
        if (signal.aborted) return;
        if (row.interface_id !== null && (row.outcome === 'created' || row.outcome === 'changed')) await this.#publishRow(row, row.interface_id);
        progress(++done);
      }
    };
    await Promise.all(Array.from({ length: publishedAtOnce }, publishLeft));
  }

  async #publishRow(row: ApplyResultRow, id: number): Promise<void> {
    const { store, platform } = this.#context;
    try {
      const { rev } = await publishInterface(this.#context, await store.get(id), this.#call);
      row.published = true;
      await platform.database.transact((query) =>
        query.updateTable('interface_import_entry').set({ rev, published: 1 }).where('import_id', '=', this.#importId).where('interface_id', '=', id).execute(),
      );
    } catch (error) {
      row.message = this.#reason(error);
    }
  }

  result(): Omit<ApplyResult, 'upload' | 'options'> {
    const counts = Object.fromEntries(applyOutcomes.map((outcome) => [outcome, this.#rows.filter((row) => row.outcome === outcome).length]));
    const published = this.#rows.filter((row) => row.published).length;
    return { import_id: this.#importId, counts: { ...counts, published } as ApplyResult['counts'], rows: this.#rows, credentials: this.#credentials.results() };
  }

  async #together(decided: readonly DecidedRow[]): Promise<ApplyResultRow[]> {
    let begun: number | null = null;
    let put: PutCredential[] = [];
    const rows = await this.#context.platform.database.transact(async (query) => {
      const written: ApplyResultRow[] = [];
      const names: string[] = [];
      for (const row of decided) {
        const needsRecord = row.write.kind === 'insert' || row.write.kind === 'update';
        if (needsRecord && this.#importId === null) begun ??= await this.#begin(query);
        written.push(await this.#one(query, row, this.#importId ?? begun ?? 0));
        if ('definition' in row.write) names.push(...this.#credentials.namesIn(row.write.definition));
      }
      put = await this.#credentials.put(query, names);
      if (put.some((one) => one.written !== null)) await noteCredentials(query, this.#importId ?? begun ?? 0, this.#credentials.written(put));
      await countWritten(query, this.#importId ?? begun, written);
      return written;
    });
    this.#importId ??= begun;
    this.#credentials.remember(put);
    return rows;
  }

  async #one(query: Query, { id, service, write }: DecidedRow, importId: number): Promise<ApplyResultRow> {
    const { store } = this.#context;
    switch (write.kind) {
      case 'none':
        return { id, service, outcome: write.outcome, interface_id: null };
      case 'refused':
        return { id, service, outcome: 'failed', interface_id: null, message: refusalTexts[write.reason] };
      case 'insert': {
        const { definition } = assertDraft({ ...write.definition, rev: 0 });
        const record = await store.insert(query, definition, this.#call);
        await addEntry(query, importId, { interfaceId: record.id, service: record.service, before: null, rev: record.rev });
        return { id, service: serviceOf(definition), outcome: 'created', interface_id: record.id };
      }
      case 'update': {
        const { definition } = assertDraft(write.definition);
        const before = await store.rawRow(query, write.id);
        const record = await store.update(query, write.id, write.rev, definition, this.#call, 'kept');
        await addEntry(query, importId, { interfaceId: record.id, service: record.service, before, rev: record.rev });
        return { id, service: record.service, outcome: 'changed', interface_id: record.id };
      }
    }
  }

  #reason(error: unknown): Text {
    if (error instanceof CallError) return error.text;
    if (this.#context.platform.database.uniqueViolation(error)) return refusalTexts['name-taken'];
    console.error('import:', error);
    return texts.fault;
  }
}

/** In the transaction of the rows themselves, so that the record is correct even if the server stops half-way. */
async function countWritten(query: Query, importId: number | null, rows: readonly ApplyResultRow[]): Promise<void> {
  const count = (outcome: ApplyResultRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const [created, changed] = [count('created'), count('changed')];
  if (importId === null || created + changed === 0) return;
  await query
    .updateTable('interface_import')
    .set((row) => ({ created: row('created', '+', created), changed: row('changed', '+', changed) }))
    .where('id', '=', importId)
    .execute();
}
