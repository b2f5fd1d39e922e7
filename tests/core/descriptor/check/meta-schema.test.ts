import { expect, test } from 'vitest';
import { writtenFormats } from '../../../../engine/core/descriptor/formats.ts';
import { operations, routeKinds } from '../../../../engine/core/descriptor/types.ts';
import metaSchema from '../../../../schemas/screen.schema.json' with { type: 'json' };
import sectionsSchema from '../../../../schemas/sections.schema.json' with { type: 'json' };

type Schema = { [word: string]: unknown };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every key an editor can offer, with the schema behind it. */
function* keysOf(schema: unknown, at = '#'): Generator<{ at: string; key: Schema; definitions: Schema }> {
  if (!isSchema(schema)) return;
  for (const [word, inner] of Object.entries(schema)) {
    if (word === 'properties' && isSchema(inner)) {
      for (const [name, key] of Object.entries(inner)) if (isSchema(key)) yield { at: `${at}/${name}`, key, definitions: metaSchema.definitions };
    }
    if (Array.isArray(inner)) for (const [index, member] of inner.entries()) yield* keysOf(member, `${at}/${word}/${index}`);
    else yield* keysOf(inner, `${at}/${word}`);
  }
}

test.each([
  ['screen', metaSchema],
  ['sections', sectionsSchema],
])('every key of the %s schema is explained', (_, schema) => {
  const bare = [...keysOf(schema)].filter(({ key, definitions }) => {
    const target =
      typeof key.$ref === 'string'
        ? key.$ref
            .split('/')
            .slice(2)
            .reduce<unknown>((at, name) => (isSchema(at) ? at[name] : undefined), definitions)
        : undefined;
    return typeof key.description !== 'string' && !(isSchema(target) && typeof target.description === 'string');
  });
  expect(bare.map(({ at }) => at)).toEqual([]);
});

test('every object with keys is closed', () => {
  const open: string[] = [];
  const visit = (schema: unknown, at: string): void => {
    if (!isSchema(schema)) return;
    if (schema.type === 'object' && isSchema(schema.properties) && schema.additionalProperties !== false) open.push(at);
    for (const [word, inner] of Object.entries(schema)) visit(inner, `${at}/${word}`);
  };
  visit(metaSchema, '#');
  expect(open).toEqual([]);
});

test('formats, operations and pages are those of the engine', () => {
  const { definitions } = metaSchema;
  expect(definitions.format.anyOf[0]?.enum).toEqual(writtenFormats().filter((format) => !format.includes(':')));
  expect(definitions.operation.enum).toEqual([...operations]);
  expect([...definitions.menu.properties.entries.items.enum].sort()).toEqual([...routeKinds].sort());
});
