import type { Database } from '../../../engine/server/index.ts';
import type { ImportOptions } from '../../import/protocol.ts';
import type { PlannedCredential } from '../../import/request/upstream-credentials.ts';
import type { StoredText } from './messages.ts';
import { type NamedDocuments, type ReadImport, readImport } from './read-import.ts';

/** A read import, compared with what is stored. */
export interface PreparedImport extends ReadImport {
  rows: number;
  credentials: PlannedCredential[];
}

/**
 * Reads the documents and compares them with what is stored, in a thread that the caller keeps or closes.
 * @param only id of the one row that is wanted
 * @throws CallError 400 with the reason
 */
export async function prepareImport(database: Database, documents: NamedDocuments, options: ImportOptions, only?: string): Promise<PreparedImport> {
  const read = await readImport(documents);
  const { thread, url, names } = read;
  try {
    const stored = await storedIn(database, await thread.ask('namespaces', { options }));
    const planned = await thread.ask('plan', {
      stored,
      options,
      hash: documents.hash,
      ...(url !== null && names[0] !== undefined && { address: names[0] }),
      ...(only !== undefined && { only }),
    });
    return { ...read, ...planned };
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** Reads definitions as text: the thread parses what it needs. */
async function storedIn(database: Database, namespaces: readonly string[]): Promise<StoredText[]> {
  if (namespaces.length === 0) return [];
  const rows = await database.read
    .selectFrom('interface_definition')
    .select(['id', 'rev', 'definition'])
    .where('namespace', 'in', namespaces)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id, rev, definition }) => ({
    id: Number(id),
    rev: Number(rev),
    definition: typeof definition === 'string' ? definition : JSON.stringify(definition),
  }));
}
