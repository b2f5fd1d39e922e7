import { compile } from 'json-schema-to-typescript';
import { type Column, tableOf } from '../../engine/core/derive/table/table.ts';
import type { Field, Screen } from '../../engine/core/descriptor/types.ts';
import type { ColumnType } from '../../engine/core/format/column-type.ts';

type RowSchema = Exclude<Parameters<typeof compile>[0], boolean>;

const tableTypes = '../../engine/core/derive/table/table-types.ts';
const plainTypes: Record<Exclude<ColumnType, 'boolean'>, 'integer' | 'number' | 'string'> = {
  id: 'integer',
  integer: 'integer',
  bigint: 'integer',
  float: 'number',
  text: 'string',
  json: 'string',
  date: 'string',
  datetime: 'string',
};

/** generated/types/<screen>.ts: a row of the screen's table as the drivers answer it, and its place among the tables Kysely knows. Null without a table of its own. */
export async function rowTypeFile(screen: Screen): Promise<string | null> {
  const table = tableOf(screen);
  if (!table || screen.records !== screen.name) return null;
  const fields = new Map(screen.fields.map((field) => [field.name, field]));
  const schema: RowSchema = {
    description: screen.label.en,
    type: 'object',
    required: table.columns.map(({ name }) => name),
    properties: Object.fromEntries(table.columns.map((column) => [column.name, propertyOf(column, fields.get(column.name))])),
  };
  const name = `${screen.className}Row`;
  const source = await compile(schema, name, {
    additionalProperties: false,
    bannerComment: `// Written by \`npm run generate\` from the descriptor of the screen ${screen.name}. Do not edit.`,
    style: { singleQuote: true, printWidth: 160 },
  });
  const used = ['Defaulted', 'StoredBoolean'].filter((type) => source.includes(`${type}<`));
  const [banner, ...rest] = source.split('\n');
  return [
    banner,
    `import type { ${used.join(', ')} } from '${tableTypes}';`,
    ...rest,
    `declare module '${tableTypes}' {`,
    '  interface ScreenTables {',
    `    ${table.name}: ${name};`,
    '  }',
    '}',
    '',
  ].join('\n');
}

function propertyOf(column: Column, field: Field | undefined): RowSchema {
  return { ...columnSchema(column, field), description: field?.label.en };
}

/** `tsType` is json-schema-to-typescript's own keyword: what JSON Schema cannot say of a column. */
function columnSchema({ type, nullable, default: initial }: Column, field: Field | undefined): RowSchema {
  if (type === 'boolean') return { tsType: nullable ? 'StoredBoolean<null>' : 'StoredBoolean' };
  const plain = plainTypes[type];
  const options = type === 'json' ? undefined : field?.schema.enum;
  if (type === 'id' || (!nullable && initial !== undefined))
    return { tsType: `Defaulted<${options?.map((option) => JSON.stringify(option)).join(' | ') ?? (plain === 'string' ? 'string' : 'number')}>` };
  if (options) return { enum: nullable ? [...options, null] : options };
  return { type: nullable ? [plain, 'null'] : plain };
}
