import type { Database } from '../../../engine/server/index.ts';
import type { ImportOptions } from '../../import/protocol.ts';
import type { PlannedCredential } from '../../import/request/upstream-credentials.ts';
import { ImportThread } from './import-thread.ts';
import type { GivenDocuments } from './kept-documents.ts';
import type { StoredText } from './messages.ts';

export interface PreparedImport {
  thread: ImportThread;
  title: string;
  rows: number;
  credentials: PlannedCredential[];
}

/**
 * Reads the documents and compares them with what is stored, in a thread that the caller closes. Throws CallError 400 with the reason.
 * @param only id of the one row that is wanted
 */
export async function prepareImport(
  database: Database,
  { files, url }: GivenDocuments,
  options: ImportOptions,
  hash: string,
  only?: string,
): Promise<PreparedImport> {
  const thread = await ImportThread.open();
  try {
    const { namespaces, title } = await thread.ask('read', { files, options });
    const stored = await storedIn(database, namespaces);
    const planned = await thread.ask('plan', {
      stored,
      options,
      hash,
      ...(url !== null && files[0] && { address: files[0].name }),
      ...(only !== undefined && { only }),
    });
    return { thread, title, ...planned };
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** As text: the thread parses what it needs. */
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
