import { readFile } from 'node:fs/promises';
import { type Call, fetchOutbound, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/source-documents.ts';
import { documentLimits } from '../../import/document/document-error.ts';
import { fileLimits } from '../../import/document/file-limits.ts';
import type { SourceFile } from '../../import/document/read-files.ts';
import type { SourceDocuments } from './stored-documents.ts';

/** Returns the documents of a call: files, an address to fetch, or text; null if there are none. Checks sizes before anything is read. */
export async function sourceDocuments(call: Call): Promise<SourceDocuments | null> {
  const { document, url, name } = call.params;
  if (call.files.length > 0) {
    const total = call.files.reduce((sum, { size }) => sum + size, 0);
    for (const file of call.files)
      if (file.size > documentLimits.bytes && !/\.zip$/i.test(file.name)) throw refuse('badInput', texts.large, { name: file.name });
    if (total > fileLimits.bytes) throw refuse('badInput', texts.together);
    const files: SourceFile[] = [];
    for (const file of call.files) files.push({ name: file.name, bytes: new Uint8Array(await readFile(file.path)) });
    return { files, url: null };
  }
  if (typeof url === 'string') return { files: [await fetchedFile(url)], url };
  if (typeof document === 'string' && document !== '')
    return { files: [{ name: typeof name === 'string' ? name : '', bytes: new TextEncoder().encode(document) }], url: null };
  return null;
}

/** Fetches by the one outbound client, which refuses private addresses and checks redirects. The name is the address that answered. */
export async function fetchedFile(url: string): Promise<SourceFile> {
  const accept = 'application/json, application/yaml, text/yaml, */*;q=0.5';
  const response = await fetchOutbound({ method: 'GET', url, headers: { accept }, bytes: documentLimits.bytes });
  if (response.status !== 200) throw refuse('badInput', texts.status, { status: response.status });
  return { name: response.url, bytes: new Uint8Array(response.body) };
}
