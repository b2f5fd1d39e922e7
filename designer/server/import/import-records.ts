import { type Database, type Query, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/import-records.ts';
import type { ImportOptions, ImportSource } from '../../import/protocol.ts';

/** An import that has written something. */
export interface ImportRecord {
  id: number;
  hash: string;
  name: string;
  url: string | null;
  title: string;
  options: ImportOptions;
  created: number;
  changed: number;
  createdAt: string;
  revertedAt: string | null;
  /** Configuration entries it has made or filled. */
  credentials: WrittenCredential[];
}

/** A configuration entry as an import has written it. */
export interface WrittenCredential {
  id: number;
  name: string;
  /** Another one now means somebody has changed it since. */
  rev: number;
  /** It was not there before; else it was there without a value. */
  isNew: boolean;
}

/** What an import did to one interface. */
export interface ImportEntry {
  id: number;
  interfaceId: number;
  service: string;
  /** The row as it was; null where the import made it. */
  before: Record<string, unknown> | null;
  /** Revision the import left it in: another one now means somebody has changed it since. */
  rev: number;
  /** The import has published it. */
  isPublished: boolean;
}

/** Adds the record of an import. Resolves to its id. */
export async function addImport(query: Query, record: Pick<ImportRecord, 'hash' | 'name' | 'url' | 'title' | 'options'>, accountId: number): Promise<number> {
  const { id } = await query
    .insertInto('interface_import')
    .values({ ...record, options: JSON.stringify(record.options), created: 0, changed: 0, created_at: new Date().toISOString(), created_by: accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Records the configuration entries an import has written. */
export async function noteCredentials(query: Query, importId: number, credentials: readonly WrittenCredential[]): Promise<void> {
  await query
    .updateTable('interface_import')
    .set({ credentials: JSON.stringify(credentials) })
    .where('id', '=', importId)
    .execute();
}

/** Records what an import did to one interface. */
export async function addEntry(query: Query, importId: number, entry: Omit<ImportEntry, 'id' | 'isPublished'>): Promise<void> {
  await query
    .insertInto('interface_import_entry')
    .values({
      import_id: importId,
      interface_id: entry.interfaceId,
      service: entry.service,
      before: entry.before === null ? null : JSON.stringify(entry.before),
      rev: entry.rev,
      published: 0,
    })
    .execute();
}

/** Returns the entries that are not undone yet, newest first. */
export async function entriesOf(database: Database, importId: number): Promise<ImportEntry[]> {
  const rows = await database.read.selectFrom('interface_import_entry').selectAll().where('import_id', '=', importId).orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    id: Number(row.id),
    interfaceId: Number(row.interface_id),
    service: String(row.service),
    before: row.before === null ? null : JSON.parse(String(row.before)),
    rev: Number(row.rev),
    isPublished: Number(row.published) === 1,
  }));
}

/**
 * Returns the record of an import.
 * @throws CallError 404 if there is none
 */
export async function importOf(database: Database, id: number): Promise<ImportRecord> {
  const row = await database.read.selectFrom('interface_import').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('notFound', texts.none, { id });
  return recordOf(row);
}

/**
 * Returns the newest import that has not been undone.
 * @throws CallError 404 if there is none
 */
export async function lastImport(database: Database): Promise<ImportRecord> {
  const row = await database.read.selectFrom('interface_import').selectAll().where('undone_at', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!row) throw refuse('notFound', texts.nothing);
  return recordOf(row);
}

/** Lists the last 100 imports, newest first. */
export async function listImports(database: Database): Promise<ImportSource[]> {
  const rows = await database.read.selectFrom('interface_import').selectAll().orderBy('id', 'desc').limit(100).execute();
  return rows.map(recordOf).map(({ id, name, url, title, options, created, changed, createdAt, revertedAt }) => ({
    id,
    name,
    url,
    title,
    options,
    counts: { created, changed },
    created_at: createdAt,
    undone_at: revertedAt,
  }));
}

function recordOf(row: Record<string, unknown>): ImportRecord {
  return {
    id: Number(row.id),
    hash: String(row.hash),
    name: String(row.name),
    url: row.url === null ? null : String(row.url),
    title: String(row.title),
    options: JSON.parse(String(row.options)),
    created: Number(row.created),
    changed: Number(row.changed),
    createdAt: String(row.created_at),
    revertedAt: row.undone_at === null ? null : String(row.undone_at),
    credentials: typeof row.credentials === 'string' ? JSON.parse(row.credentials) : [],
  };
}
