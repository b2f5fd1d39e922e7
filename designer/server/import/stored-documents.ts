import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Database, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/stored-documents.ts';
import type { SourceFile } from '../../import/document/read-files.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const unusedMilliseconds = 24 * 3_600_000;

/** The documents of an import: its files, and the address they came from. */
export interface SourceDocuments {
  files: SourceFile[];
  url: string | null;
}

/** Returns the SHA-256 of the files in hexadecimal: equal files have equal hashes. */
export function hashOf({ files }: Pick<SourceDocuments, 'files'>): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(files.length === 1 ? '' : `${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** Stores the files, compressed, for a later import, and deletes those older than a day that nobody imported. */
export async function keepDocuments(database: Database, sources: SourceDocuments): Promise<string> {
  const hash = hashOf(sources);
  const sizes = sources.files.map(({ name, bytes }) => ({ name, size: bytes.length }));
  const head = Buffer.from(JSON.stringify(sizes));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  const body = await compress(Buffer.concat([length, head, ...sources.files.map(({ bytes }) => bytes)]), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const now = new Date();
  await database.transact(async (query) => {
    const before = new Date(now.getTime() - unusedMilliseconds).toISOString();
    await query
      .deleteFrom('interface_document')
      .where('created_at', '<', before)
      .where('hash', 'not in', query.selectFrom('interface_import').select('hash'))
      .execute();
    await query
      .insertInto('interface_document')
      .values({ hash, url: sources.url, body: body.toString('base64'), created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: now.toISOString(), url: sources.url }))
      .execute();
  });
  return hash;
}

/** Extends the storage by another day. */
export async function renewDocuments(database: Database, hash: string): Promise<void> {
  const created_at = new Date().toISOString();
  await database.transact((query) => query.updateTable('interface_document').set({ created_at }).where('hash', '=', hash).execute());
}

/**
 * Checks that the documents are still stored.
 * @throws CallError 404 if they have been deleted
 */
export async function requireDocuments(database: Database, hash: string): Promise<void> {
  const row = await database.read.selectFrom('interface_document').select('hash').where('hash', '=', hash).executeTakeFirst();
  if (!row) throw refuse('notFound', texts.forgotten);
}

/**
 * Returns stored documents.
 * @throws CallError 404 if they have been deleted
 */
export async function documentsOf(database: Database, hash: string): Promise<SourceDocuments> {
  const row = await database.read.selectFrom('interface_document').select(['url', 'body']).where('hash', '=', hash).executeTakeFirst();
  if (!row) throw refuse('notFound', texts.forgotten);
  const bytes = await decompress(Buffer.from(String(row.body), 'base64'));
  const start = 4 + bytes.readUInt32BE(0);
  const sizes = JSON.parse(bytes.toString('utf8', 4, start)) as { name: string; size: number }[];
  let at = start;
  const files = sizes.map(({ name, size }) => {
    at += size;
    return { name, bytes: new Uint8Array(bytes.subarray(at - size, at)) };
  });
  return { files, url: row.url === null ? null : String(row.url) };
}
