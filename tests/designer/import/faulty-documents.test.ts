import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentError } from '../../../designer/import/document/document-error.ts';
import { readFiles } from '../../../designer/import/document/read-files.ts';
import { importDocument, importRoot } from '../../../designer/import/import-document.ts';
import { planImport } from '../../../designer/import/plan-import.ts';
import { showPlan } from '../../../designer/import/show-plan.ts';
import { checkSchema } from '../../../designer/model/types/check-schema.ts';
import { definitionSchema } from '../../../designer/model/types/definition-schema.ts';
import { hasErrors } from '../../../designer/model/types/diagnostic.ts';
import { countOperations } from '../../../scripts/corpus/count-operations.ts';

const folder = join(import.meta.dirname, '../../fixtures/openapi');
const fixtures = readdirSync(folder)
  .filter((name) => /^d\d+\.json$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const load = (document: object) => importDocument(JSON.stringify(document), { documentHash: 'h' });
const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = async (text: string) => {
  try {
    await readFiles([{ name: '', bytes: bytes(text) }]);
  } catch (error) {
    if (error instanceof DocumentError) return error.text.en;
    throw error;
  }
  return null;
};

describe('every operation is accounted for', () => {
  it.each(fixtures)('in $name, by pointer', ({ text }) => {
    const { operations, diagnostics } = importDocument(text, { documentHash: 'h' });
    const pointers = [...operations.map(({ definition }) => definition.source?.pointer), ...diagnostics.map(({ pointer }) => pointer)];
    expect(countOperations(JSON.parse(text)).filter((pointer) => !pointers.includes(pointer))).toEqual([]);
  });

  it('whatever is changed in a document: nothing throws, no name is given twice, every definition has the shape of one', () => {
    const wild = fc.oneof(fc.constantFrom(null, [], {}, '', 0, true, { $ref: '#/paths' }, { $ref: 5 }, ['x'], '__proto__'), fc.jsonValue({ maxDepth: 2 }));
    const small = fixtures.filter(({ text }) => text.length < 120_000).map(({ text }) => text);
    fc.assert(
      fc.property(fc.constantFrom(...small), fc.array(fc.tuple(fc.nat(), wild), { minLength: 1, maxLength: 8 }), (text, changes) => {
        const root = JSON.parse(text) as Record<string, unknown>;
        for (const [seed, value] of changes) changeSomewhere(root, seed, structuredClone(value));
        const { operations } = importRoot(root, { documentHash: 'h' });
        expect(new Set(operations.map(({ service }) => service.toLowerCase())).size).toBe(operations.length);
        for (const { definition } of operations) expect(hasErrors(checkSchema(definitionSchema, definition, ''))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

/** Walks to a place the seed decides and puts the value there; a copy, for a later change may lead into it, and texts hold no circles. */
function changeSomewhere(root: Record<string, unknown>, seed: number, value: unknown): void {
  let at: Record<string, unknown> = root;
  for (let left = seed; ; left = Math.floor(left / 7)) {
    const names = Object.keys(at);
    const name = names[left % Math.max(names.length, 1)];
    if (name === undefined) return;
    const next = at[name];
    if (typeof next === 'object' && next !== null && left > 6) at = next as Record<string, unknown>;
    else {
      at[name] = value;
      return;
    }
  }
}

describe('a document of the wild', () => {
  it('has numbers for versions', async () => {
    expect(load({ swagger: 2, paths: { '/a': { get: {} } } }).kind).toBe('swagger2');
    const { documents } = await readFiles([{ name: 'a.yaml', bytes: bytes('openapi: 3.0\npaths: {}\n') }]);
    const [file] = documents;
    expect(importRoot(file!.root, { documentHash: 'h' }).kind).toBe('openapi3.0');
  });

  it('has properties and examples with the word $ref', () => {
    const schema = { type: 'object', properties: { $ref: { type: 'string' }, a: { type: 'integer' } }, example: { $ref: 'nowhere.yaml' } };
    const responses = { 200: { content: { 'application/json': { schema, example: { $ref: 'http://127.0.0.1/x' } } } } };
    const { operations } = load({ openapi: '3.0.0', paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } }, responses } } } });
    expect(operations[0]?.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(operations[0]?.definition.parameters.map(({ name }) => name)).toEqual(['$ref', 'a']);
    expect(operations[0]?.definition.example).toEqual({ $ref: 'http://127.0.0.1/x' });
  });

  it('names an operationId twice, and members of one object twice', () => {
    const text = '{"openapi":"3.0.0","paths":{"/a":{"get":{"operationId":"x"}},"/b":{"get":{"operationId":"x"}},"/b":{"put":{"operationId":"x"}}}}';
    const { operations, diagnostics } = importDocument(text, { documentHash: 'h' });
    expect(operations.map(({ key, service, diagnostics: found }) => [key, service, found.map(({ code }) => code).includes('operation-id-twice')])).toEqual([
      ['GET /a', 'Imported.A.X', false],
      ['PUT /b', 'Imported.B.X', true],
    ]);
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toContainEqual(['duplicate-key', '#/paths/~1b']);
    const yaml = importDocument('openapi: 3.1.0\npaths:\n  /a:\n    get: {}\n    get: {}\n', { documentHash: 'h' });
    expect(yaml.diagnostics.map(({ pointer }) => pointer)).toContain('#/paths/~1a/get');
  });

  it('names integers beyond 2^53 at their places, in the operation and outside of it, as JSON and as YAML', () => {
    const schema = '{"type":"integer","maximum":9223372036854775807,"minimum":9007199254740992,"example":1e300}';
    const operation = `{"parameters":[{"name":"id","in":"query","schema":${schema},"example":9007199254740993}]}`;
    const text = `{"openapi":"3.0.0","paths":{"/a":{"get":${operation}}},"components":{"schemas":{"Big":{"enum":[1,-9007199254740995]}}}}`;
    for (const input of [text, `# YAML\n${text}`]) {
      const { operations, diagnostics } = importDocument(input, { documentHash: 'h' });
      const noted = [...operations.flatMap((one) => one.diagnostics), ...diagnostics].filter(({ code }) => code === 'number-rounded');
      expect(noted.map(({ pointer, message }) => [pointer, message.en.split(' ')[0]]).sort()).toEqual([
        ['#/components/schemas/Big/enum/1', '-9007199254740995'],
        ['#/paths/~1a/get/parameters/0/example', '9007199254740993'],
        ['#/paths/~1a/get/parameters/0/schema/maximum', '9223372036854775807'],
      ]);
    }
  });

  it('names members after the language’s own', () => {
    const text =
      '{"openapi":"3.0.0","__proto__":{"polluted":1},"paths":{"/a":{"post":{"requestBody":{"content":{"application/json":{"schema":{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"},"b":{"type":"string"}}}}}}}}}}';
    const { operations } = importDocument(text, { documentHash: 'h' });
    expect(operations[0]?.definition.parameters.map(({ name }) => name)).toEqual(['b']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('has more parameters than a form can carry, and than any interface has', () => {
    const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { type: 'string' }]));
    const parameters = (count: number) =>
      Object.keys(named(count)).map((name) => ({ name, in: 'query', required: name === `p${count - 1}`, schema: { type: 'string' } }));
    const body = (count: number) => ({ requestBody: { content: { 'application/json': { schema: { properties: named(count) } } } } });
    const { operations } = load({
      openapi: '3.0.0',
      paths: { '/a': { post: body(300), get: { parameters: parameters(300) } }, '/b': { post: body(1_100), get: { parameters: parameters(1_100) } } },
    });
    const of = (key: string) => operations.find((operation) => operation.key === key)!;
    for (const key of ['POST /a', 'GET /a']) {
      expect(of(key).definition.parameters).toHaveLength(300);
      expect(of(key).diagnostics.map(({ code }) => code)).toContain('parameters-many');
    }
    const [whole] = of('POST /b').definition.parameters;
    expect([whole?.name, whole?.type, whole?.properties?.length]).toEqual(['body', 'object', 1_100]);
    expect(of('GET /b').definition.parameters).toHaveLength(1_000);
    expect(of('GET /b').definition.parameters.at(-1)?.name).toBe('p1099');
    expect(of('GET /b').diagnostics.map(({ code }) => code)).toContain('parameters-truncated');
  });

  it('has webhooks, parts nobody refers to and words of its own, all of which the report names', () => {
    const { diagnostics } = load({
      openapi: '3.1.0',
      info: { title: 'A', license: { name: 'MIT' } },
      'x-own': 1,
      externalDocs: {},
      paths: { '/a': { summary: 's', get: {} } },
      webhooks: { hook: { post: {} } },
      components: { schemas: { Unused: {} } },
    });
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'no-server #/servers',
      'kept-in-document #/x-own',
      'kept-in-document #/externalDocs',
      'kept-in-document #/info/license',
      'kept-in-document #/paths/~1a/summary',
      'webhook #/webhooks/hook/post',
      'unused #/components/schemas/Unused',
    ]);
  });
});

describe('a bomb is refused with a reason', () => {
  const bombs: Record<string, string> = {
    'of aliases': Array.from(
      { length: 9 },
      (_, level) =>
        `a${level}: &a${level} [${Array(9)
          .fill(level === 0 ? 'x' : `*a${level - 1}`)
          .join(',')}]`,
    ).join('\n'),
    'of brackets': `{"paths":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    'of brackets in YAML': `paths: ${'['.repeat(5_000_000)}`,
    'of dashes': `paths: \n${'- '.repeat(2_000_000)}x`,
    'of lines': 'a: 1\n'.repeat(2_000_000),
    'of members': `{"paths":{"/a":[${'0,'.repeat(8_100_000)}0]}}`,
    'of size': ' '.repeat(64 * 1_048_576 + 1),
  };
  it.each(Object.keys(bombs))('%s', async (name) => {
    expect((await refusal(bombs[name]!))?.length).toBeGreaterThan(10);
  });

  it.each(['paths: &all\n  /a: *all', 'x: &all [*all]\npaths: {}', 'paths:\n  /a: &all\n    get: {x-a: *all}'])('of a circle of anchors: %j', async (text) => {
    expect(await refusal(`openapi: 3.0.0\n${text}`)).toBe('The document is nested too deeply');
  });

  it('of a zip that unpacks to more than it may', async () => {
    const { zipSync } = await import('fflate');
    const zip = zipSync({ 'a.json': new Uint8Array(65 * 1_048_576) });
    expect(zip.length).toBeLessThan(200_000);
    await expect(readFiles([{ name: 'a.zip', bytes: zip }])).rejects.toThrow('larger than 64 MB');
  });
});

it('a plan is the same whenever it is made from the same', async () => {
  const text = fixtures[0]!.text;
  const plan = async () =>
    showPlan(planImport(await readFiles([{ name: 'a.json', bytes: bytes(text) }]), [], { documentHash: 'h', isPattern: () => true }), 'en');
  expect(await plan()).toEqual(await plan());
});
