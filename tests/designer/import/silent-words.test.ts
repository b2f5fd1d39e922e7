import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importDocument } from '../../../designer/import/import-document.ts';
import { every20, every30, every31 } from './every-keyword.ts';
import { silentWords } from './silent-words.ts';

const folder = join(import.meta.dirname, '../../fixtures/openapi');
const fixtures = readdirSync(folder).filter((name) => /^d\d+\.json$/.test(name));
const text = { type: 'string' };
const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } });

describe('every word of a document is in a definition or in the report', () => {
  it.each(fixtures)('of %s', (name) => {
    // A sample of each: all of them together would take a minute.
    expect(silentWords(JSON.parse(readFileSync(join(folder, name), 'utf8')), 300)).toEqual([]);
  });

  it.each([
    ['Swagger 2.0', every20],
    ['OpenAPI 3.0', every30],
    ['OpenAPI 3.1', every31],
  ])('of %s with all its keywords', (_, document) => {
    expect(silentWords(document)).toEqual([]);
  });
});

function codes(operation: object, more: object = {}): string[] {
  const root = { openapi: '3.0.3', servers: [{ url: 'https://a.example.com' }], paths: { '/x': { post: operation } }, ...more };
  return importDocument(JSON.stringify(root), { documentHash: 'h' }).operations[0]!.diagnostics.map(
    ({ code, pointer, message }) => `${code} ${pointer.replace('#/paths/~1x/post', '')} ${message.en}`,
  );
}

describe('the report names', () => {
  it('a credential that no security scheme stands for', () => {
    const parameters = [{ name: 'authorization', in: 'header', schema: text }];
    expect(codes({ parameters, responses: { 204: {} } })).toEqual([
      'credential-asked /parameters/0 The document has no security scheme for authorization, so callers must send the upstream credential themselves',
    ]);
  });

  it('credentials there is a choice of, what is used first', () => {
    const components = { securitySchemes: { tls: { type: 'mutualTLS' }, a: { type: 'http', scheme: 'basic' }, b: { type: 'apiKey', in: 'query', name: 'b' } } };
    const found = codes({ security: [{ tls: [] }, { a: [], b: [] }, { b: [] }, {}], responses: { 204: {} } }, { components });
    expect(found).toEqual(['security-choice /security Several credentials are possible; the first is used: a + b, tls, b']);
  });

  it('return fields whose names look like paths', () => {
    const found = codes({ responses: { 200: json({ properties: { 'a.b': text, 'c[]': text, d: { properties: { 'e.f': text } } } }) } });
    expect(found.filter((line) => line.startsWith('name-dotted')).map((line) => line.split('/').at(-1)!.split(' ')[0])).toEqual(['a.b', 'c[]', 'e.f']);
  });

  it('fields that were cut, however much else there is to say', () => {
    const variant = { oneOf: [text, { type: 'integer' }] };
    const wide = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`f${index}`, index < 400 ? { ...variant } : text]));
    const found = codes({ responses: { 200: json({ properties: wide }) } });
    expect(found.map((line) => line.split(' ')[0])).toContain('returns-truncated');
    expect(found.at(-1)).toBe('more # Not listed: variants 200 more');
  });
});
