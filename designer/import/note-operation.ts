import { escapePointer } from '../model/types/check-schema.ts';
import type { ImportDiagnostics } from './document/import-diagnostics.ts';
import { asList, asRecord, asText, type JsonRecord } from './document/json-values.ts';

/** Members of an operation that are read. Its tags are kept in the source, all of them. */
const readMembers = new Set([
  ...['tags', 'summary', 'description', 'operationId', 'parameters', 'requestBody', 'responses', 'deprecated', 'security', 'servers'],
  ...['consumes', 'produces', '$ref', 'x-portico'],
]);

/** What an operation says beside its parameters and answers, and no definition does. It is kept under `source`. */
export function noteOperation(operation: JsonRecord, pointer: string, diagnostics: ImportDiagnostics): void {
  for (const [name, value] of Object.entries(operation)) {
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    if (readMembers.has(name) || isEmpty) continue;
    if (name.startsWith('x-')) diagnostics.keep('x-…', `${pointer}/${escapePointer(name)}`);
    else diagnostics.add('source-kept', `${pointer}/${escapePointer(name)}`, 'info', name);
  }
  const servers = asList(operation.servers);
  if (servers.length > 1) diagnostics.add('servers-choice', `${pointer}/servers`, 'info', asText(asRecord(servers[0])?.url));
  const summary = asText(operation.summary).trim();
  if (summary.length > 500) diagnostics.add('source-kept', `${pointer}/summary`, 'info', 'summary');
}
