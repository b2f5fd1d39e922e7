import { expect, it } from 'vitest';
import type { DocumentFormat } from '../../../designer/export/document-formats.ts';
import { printOpenApi } from '../../../designer/export/print-document.ts';
import { readDocument } from '../../../designer/import/document/read-document.ts';
import { importDocument } from '../../../designer/import/import-document.ts';
import { largeDocument } from './large-document.ts';

const document = largeDocument(9);

it('a document whose operations share deep models is imported, exported in proportion and imported again as it was', () => {
  const definitions = importDocument(document, { documentHash: 'h' }).operations.map(({ definition }) => definition);
  expect(definitions).toHaveLength(54);
  const print = (format: DocumentFormat) =>
    [...printOpenApi(definitions, { version: '3.0', title: 'Cluster', server: 'https://open.portico.dev', language: 'en' }, format)].join('');
  const json = print('json');
  expect(json.length).toBeLessThan(3 * document.length);
  expect(print('yaml').length).toBeLessThan(3 * document.length);
  expect(importDocument(json, { documentHash: 'h' }).operations.map(({ definition }) => definition)).toEqual(definitions);
  // The shape of a refusal is told once, by its name, and a GET is answered as its POST.
  const { paths } = readDocument(json).root as { paths: Record<string, { get?: { responses: object }; post: { responses: object } }> };
  const path = '/api/Cluster.Group0.ListKind0';
  expect(JSON.stringify(paths[path]!.post.responses)).toContain('"body":{"$ref":"#/components/schemas/Status"}');
  expect(paths[path]!.get!.responses).toMatchObject({ 401: { $ref: `#/paths/~1api~1Cluster.Group0.ListKind0/post/responses/401` } });
});
