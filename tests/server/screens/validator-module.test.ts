import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import type { Field } from '../../../engine/core/descriptor/types.ts';
import type { InvalidField } from '../../../engine/core/validation/invalid-field.ts';
import { compileRecordValidator } from '../../../engine/core/validation/validate-record.ts';
import { linearRegExp } from '../../../engine/server/operations/binding/linear-pattern.ts';
import { compileValidatorModule } from '../../../engine/server/screens/validator/validator-module.ts';
import { both, screenOf } from '../../helpers/screens.ts';
import { ticket } from '../operations/screens.ts';

type Validate = (record: Record<string, unknown>, mode: string, before?: Record<string, unknown>) => InvalidField[];

/** As a browser would: a module without any way to import or make code. */
async function load(code: string): Promise<Validate> {
  const module: { validate: Validate } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return module.validate;
}

const root = join(import.meta.dirname, '../../..');
const screens = globSync(['schemas/*.json', 'plugins/*/schemas/*.json'], { cwd: root })
  .map((path): Partial<ScreenFile> => JSON.parse(readFileSync(join(root, path), 'utf8')))
  .filter((file): file is ScreenFile => file.name !== undefined && file.schema?.properties !== undefined)
  .map(normalize);

describe('the validator module of a screen', () => {
  test.each([...screens, ticket].map((screen) => [screen.name, screen] as const))(
    'of %s says of any record exactly what the server says',
    async (_name, screen) => {
      // The screens of the product have the same formats again and again; the ticket has them all.
      const numRuns = screen === ticket ? 1_000 : 250;
      const onServer = compileRecordValidator(screen, { regExp: linearRegExp });
      const inBrowser = await load((await compileValidatorModule(screen)).code);
      const record = fc.record(Object.fromEntries(screen.fields.filter(isFilledIn).map((field) => [field.name, valuesOf(field)])), { requiredKeys: [] });
      const stray = fc.dictionary(fc.constantFrom('id', 'rev', 'nonsense', 'status', '__proto__'), fc.jsonValue(), { maxKeys: 1 });
      let faulty = 0;
      fc.assert(
        fc.property(record, stray, fc.constantFrom('add' as const, 'edit' as const), fc.option(record, { nil: undefined }), (values, more, mode, before) => {
          const given = { ...values, ...more };
          const expected = onServer(given, { mode, before }).errors;
          const found = inBrowser(given, mode, before);
          // An `expect` costs more than both validators.
          if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
          if (expected.length > 0) faulty++;
        }),
        { numRuns },
      );
      expect(faulty).toBeGreaterThan(numRuns / 10);
    },
  );

  test('makes no code and reaches for nothing', async () => {
    for (const screen of [screenOf('app'), ticket]) {
      const { code } = await compileValidatorModule(screen);
      expect(code).not.toMatch(/\beval\(|new Function|\bimport\s*[({'"]|\bfrom\s*["']/);
    }
  });

  test('is made once for the same content and named by what it holds', async () => {
    const [one, two] = await Promise.all([compileValidatorModule(screenOf('app')), compileValidatorModule(screenOf('app'))]);
    expect(one).toBe(two);
    expect(one.hash).toMatch(/^[0-9a-f]{16}$/);
    const app = screenOf('app');
    const changed = { ...app, fields: app.fields.map((field) => (field.name === 'name' ? { ...field, schema: { ...field.schema, maxLength: 49 } } : field)) };
    expect((await compileValidatorModule(changed)).hash).not.toBe(one.hash);
  });

  test('is refused for a pattern browsers do not know', async () => {
    const screen = normalize({
      name: 'odd',
      label: both('Odd'),
      schema: { type: 'object', properties: { a: { type: 'string', pattern: '(?P<name>a', label: both('A') } } },
    });
    await expect(compileValidatorModule(screen)).rejects.toThrow(/[Rr]egular expression|pattern/);
  });
});

function isFilledIn(field: Field): boolean {
  return !field.isSystem && !field.isState && !field.readOnly;
}

/** Right values, wrong ones and nasty ones. */
function valuesOf(field: Field): fc.Arbitrary<unknown> {
  const right: fc.Arbitrary<unknown>[] = [];
  if (field.options) right.push(fc.constantFrom(...field.options.map((option) => option.value)));
  if (field.type === 'string')
    right.push(fc.string({ unit: 'binary', maxLength: 80 }), fc.stringMatching(/^[A-Za-z0-9_.]{1,40}$/), fc.constantFrom(...samples));
  if (field.type === 'integer' || field.type === 'number') right.push(fc.integer({ min: -5, max: 2_000 }), fc.maxSafeInteger(), fc.double());
  if (field.type === 'boolean') right.push(fc.boolean());
  if (field.type === 'array') right.push(fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(...samples)), { maxLength: 60 }));
  if (field.type === 'object') right.push(fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 3 })));
  return fc.oneof({ arbitrary: fc.oneof(...right), weight: 6 }, { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 });
}

const samples = [
  ...[
    '',
    ' ',
    '　',
    '１３８００１３８０００',
    '13800138000',
    'a@b.co',
    'https://example.com',
    '/files/a.png',
    'javascript:x',
    '<p></p>',
    '<p>x</p>',
    '{"a":1}',
    '{',
  ],
  ...['10.0.0.1', '10.0.0.1，::1/64', '300.1.1.1', 'a,b', 'a，a', '#fff', '2026-02-28', '2026-02-30', '2026-11-21 12:00:00', '2026-11-21T04:00:00.000Z'],
  ...['secret', 'has space', 'x'.repeat(300), 'a\u0000b', '\ud800', "'; drop table app; --", '{{7*7}}', '__proto__', '-0', '1e3', '0x10'],
];
