import type { Text } from '../../../../engine/core/text/text.ts';
import type { ApplyResult, PreviewAnswer, ShownImportDiagnostic } from '../../../import/protocol.ts';

/** What became of a document, by JSON pointer into it; of several documents each pointer begins with the file. */
export interface ImportReport {
  import_id: number | null;
  documents: PreviewAnswer['documents'];
  counts: ApplyResult['counts'];
  operations: Record<string, ReportedOperation>;
  /** What no definition says, and what is wrong, by place. */
  issues: Record<string, Omit<ShownImportDiagnostic, 'pointer'>[]>;
  /** Stored interfaces that are no longer in the document; they stay. */
  gone: string[];
}

interface ReportedOperation {
  key: string;
  service: string;
  outcome: ApplyResult['rows'][number]['outcome'];
  interface_id: number | null;
  published: boolean;
  reason?: Text;
}

/**
 * Joins preview and outcome of an import into the file that is offered for download. Keys are places in the document, with its name in front
 * where there are several.
 */
export function importReport({ documents, operations, issues, gone }: PreviewAnswer, { import_id, counts, rows }: ApplyResult): ImportReport {
  const results = new Map(rows.map((row) => [row.id, row]));
  const report: ImportReport = { import_id, documents, counts, operations: {}, issues: {}, gone };
  const place = (document: number, pointer: string) => (documents.length === 1 ? pointer : `${documents[document]?.name ?? ''}${pointer}`);
  const note = (pointer: string, { pointer: _, ...diagnostic }: ShownImportDiagnostic) => {
    report.issues[pointer] = [...(report.issues[pointer] ?? []), diagnostic];
  };
  for (const diagnostic of issues) note(diagnostic.pointer, diagnostic);
  for (const { id, key, document, issues: found } of operations) {
    for (const diagnostic of found) note(place(document, diagnostic.pointer), diagnostic);
    const result = results.get(id);
    if (!result) continue;
    const { service, outcome, interface_id, published = false, message } = result;
    report.operations[place(document, pointerOf(key))] = { key, service, outcome, interface_id, published, ...(message && { reason: message }) };
  }
  return report;
}

/** `GET /pets/{id}` → `#/paths/~1pets~1{id}/get` */
function pointerOf(key: string): string {
  const space = key.indexOf(' ');
  return `#/paths/${key
    .slice(space + 1)
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')}/${key.slice(0, space).toLowerCase()}`;
}
