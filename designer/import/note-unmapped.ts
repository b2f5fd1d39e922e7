import { escapePointer } from '../model/types/check-schema.ts';
import { type ApiDocument, verbs } from './document/api-document.ts';
import { partsMember } from './document/bundle-references.ts';
import type { ImportDiagnostics } from './document/import-diagnostics.ts';
import { asList, asRecord, type JsonRecord } from './document/json-values.ts';

/** Members of a document whose words go into the definitions. */
const mappedMembers = new Set([
  ...['swagger', 'openapi', 'info', 'host', 'basePath', 'schemes', 'servers', 'consumes', 'produces', 'security', 'paths', 'webhooks'],
  ...['components', 'definitions', 'parameters', 'responses', 'securityDefinitions', partsMember],
]);
const itemMembers = new Set<string>([...verbs, 'parameters', 'servers', '$ref']);
const sharedGroups = ['definitions', 'parameters', 'responses', 'securityDefinitions'];

/**
 * Lists what no definition says: operations are kept whole under `source`, everything else that is not mapped stays in the kept document
 * only, and the report names it.
 */
export function noteUnmapped(document: ApiDocument, diagnostics: ImportDiagnostics): void {
  const { root } = document;
  for (const name of Object.keys(root)) if (!mappedMembers.has(name)) diagnostics.add('kept-in-document', `#/${escapePointer(name)}`, 'info');
  for (const name of Object.keys(asRecord(root.info) ?? {}))
    if (name !== 'title' && name !== 'version') diagnostics.add('kept-in-document', `#/info/${escapePointer(name)}`, 'info');
  for (const [index, requirement] of asList(root.security).entries())
    for (const [name, scopes] of Object.entries(asRecord(requirement) ?? {}))
      if (asList(scopes).length > 0) diagnostics.add('kept-in-document', `#/security/${index}/${escapePointer(name)}`, 'info');
  for (const [path, pathItem] of Object.entries(asRecord(root.paths) ?? {})) {
    const pointer = `#/paths/${escapePointer(path)}`;
    if (path.startsWith('x-')) diagnostics.add('kept-in-document', pointer, 'info');
    else
      for (const name of Object.keys(asRecord(pathItem) ?? {}))
        if (!itemMembers.has(name)) diagnostics.add('kept-in-document', `${pointer}/${escapePointer(name)}`, 'info');
  }
  for (const [name, hook] of Object.entries(asRecord(root.webhooks) ?? {})) {
    const pointer = `#/webhooks/${escapePointer(name)}`;
    const found = verbs.filter((verb) => Object.hasOwn(asRecord(hook) ?? {}, verb));
    for (const verb of found) diagnostics.add('webhook', `${pointer}/${verb}`, 'info');
    if (found.length === 0) diagnostics.add('webhook', pointer, 'info');
  }
  for (const group of sharedGroups) noteUnused(document, asRecord(root[group]), `#/${group}`, diagnostics);
  for (const [group, members] of Object.entries(asRecord(root.components) ?? {}))
    noteUnused(document, asRecord(members), `#/components/${escapePointer(group)}`, diagnostics);
}

function noteUnused({ followed }: ApiDocument, members: JsonRecord | undefined, pointer: string, diagnostics: ImportDiagnostics): void {
  for (const name of Object.keys(members ?? {})) {
    const at = `${pointer}/${escapePointer(name)}`;
    if (!followed.has(at)) diagnostics.add('unused', at, 'info');
  }
}
