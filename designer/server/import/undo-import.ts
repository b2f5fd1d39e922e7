import { setImmediate } from 'node:timers/promises';
import { type Call, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/undo-import.ts';
import type { UndoAnswer } from '../../import/protocol.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { CredentialEntries } from './credential-entries.ts';
import { entriesOf, type ImportEntry, type ImportRecord } from './import-records.ts';

/**
 * Restores the former row of every interface of an import and removes those it created. Interfaces that somebody has changed since stay, and are
 * named. Each interface is one transaction together with its entry, so an interrupted undo can be repeated.
 */
export async function undoImport(context: DesignerContext, record: ImportRecord, call: Call): Promise<UndoAnswer> {
  if (record.revertedAt !== null) throw refuse('conflict', texts.undone);
  const { database } = context.platform;
  const answer: UndoAnswer = { import_id: record.id, restored: 0, removed: 0, kept: [] };
  for (const [index, entry] of (await entriesOf(database, record.id)).entries()) {
    // Undoing thousands must not keep everybody else waiting.
    if (index % 20 === 19) await setImmediate();
    const outcome = await undoEntry(context, entry, call);
    if (outcome === 'restored' || outcome === 'removed') answer[outcome]++;
    else answer.kept.push({ service: entry.service, reason: texts[outcome][call.language] });
  }
  const entries = new CredentialEntries(context.platform);
  for (const written of record.credentials) {
    const skipped = await database.transact((query) => entries.undo(query, written, call));
    if (skipped) answer.kept.push({ service: written.name, reason: skipped[call.language] });
  }
  await database.transact((query) => query.updateTable('interface_import').set({ undone_at: new Date().toISOString() }).where('id', '=', record.id).execute());
  return answer;
}

async function undoEntry(context: DesignerContext, entry: ImportEntry, call: Call): Promise<'restored' | 'removed' | 'changed' | 'gone'> {
  const { store, published, platform } = context;
  const current = await store.find(entry.interfaceId);
  if (!current) return entry.before === null ? 'removed' : 'gone';
  if (current.rev !== entry.rev) return 'changed';
  let { rev } = current;
  if (entry.isPublished) {
    const bundle = entry.before?.bundle ?? null;
    rev = bundle === null ? await published.unpublish(current, call) : (await published.rollback(current, String(bundle), call)).rev;
  }
  return platform.database.transact(async (query) => {
    const isOurs = entry.before === null ? await store.erase(query, current, rev, call) : await store.putRawRow(query, current, rev, entry.before, call);
    if (!isOurs) return 'changed';
    await query.deleteFrom('interface_import_entry').where('id', '=', entry.id).execute();
    return entry.before === null ? 'removed' : 'restored';
  });
}
