import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importDocument } from '../../../../designer/import/import-document.ts';
import { compactDefinition, definitionText, restoreDefinition, textOfDefinition } from '../../../../designer/model/source/compact-source.ts';

const document = readFileSync(join(import.meta.dirname, '../../../fixtures/openapi/d10.json'), 'utf8');
const definitions = importDocument(document, { documentHash: 'h' }).operations.map(({ definition }) => definition);

it('an unedited import says what it is once and comes back whole', () => {
  for (const definition of definitions) {
    const compact = compactDefinition(definition);
    expect(compact.source?.base).toBeUndefined();
    expect(restoreDefinition(JSON.parse(JSON.stringify(compact)))).toEqual(definition);
  }
});

it('an edited import keeps what it was', () => {
  const edited = { ...definitions[0]!, title: 'mine' };
  expect(compactDefinition(edited)).toBe(edited);
  expect(restoreDefinition(edited)).toBe(edited);
});

it('a long definition is a short text, which comes back; a damaged one is none', () => {
  const [definition] = definitions;
  const long = { ...definition!, description: '说明'.repeat(20_000) };
  const text = definitionText(long);
  expect(text.length).toBeLessThan(10_000);
  expect(JSON.parse(textOfDefinition(text)!)).toEqual(long);
  expect(textOfDefinition(`${text.slice(0, 40)}!`)).toBeNull();
  expect(textOfDefinition('deflate:999999999:AAAA')).toBeNull();
  expect(textOfDefinition('{"a":1}')).toBe('{"a":1}');
});
