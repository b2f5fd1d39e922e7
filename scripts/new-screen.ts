/** `npm run new:screen supplier 供应商 Supplier -- --to ./my-screens`: a small descriptor to start from, live as soon as the server sees the file. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Text of a new descriptor: one field of each common kind, a list, and a status with its transitions.
 * @param metaSchema where editors find the meta-schema, seen from the file
 */
export function newScreen(name: string, label: { zh_cn: string; en: string }, metaSchema = './screen.schema.json'): string {
  const descriptor = {
    $schema: metaSchema,
    name,
    label,
    menu: { section: 'extension', icon: 'table' },
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 60, label: { zh_cn: '名称', en: 'Name' }, hint: { zh_cn: '最多 60 个字符', en: 'At most 60 characters' } },
        kind: {
          type: 'string',
          enum: ['small', 'large'],
          default: 'small',
          label: { zh_cn: '类型', en: 'Kind' },
          enumLabel: { zh_cn: ['小', '大'], en: ['Small', 'Large'] },
        },
        price: { type: 'integer', format: 'money', minimum: 0, label: { zh_cn: '价格', en: 'Price' } },
        valid_until: { type: 'string', format: 'date', label: { zh_cn: '有效期至', en: 'Valid until' } },
        note: { type: 'string', format: 'multiline', label: { zh_cn: '备注', en: 'Note' } },
        status: { type: 'string', label: { zh_cn: '状态', en: 'Status' } },
      },
    },
    list: { columns: ['name', 'kind', 'price', 'valid_until', 'status'], search: ['name'], filters: ['kind', 'status'], sort: ['-created_at'] },
    form: { layout: [['name', 'kind'], ['price', 'valid_until'], 'note'] },
    states: {
      status: {
        initial: 'active',
        values: { active: { zh_cn: '启用', en: 'Active', tone: 'success' }, closed: { zh_cn: '停用', en: 'Closed', tone: 'default' } },
        transitions: {
          close: { from: ['active'], to: 'closed', label: { zh_cn: '停用', en: 'Close' }, confirm: { zh_cn: '确定停用吗？', en: 'Close it?' } },
          reopen: { from: ['closed'], to: 'active', label: { zh_cn: '启用', en: 'Reopen' } },
        },
      },
    },
  };
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string', default: 'schemas' } } });
  const [name = '', zh, en] = positionals;
  const folder = values.to;
  const file = join(folder, `${name}.json`);
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) {
    fail('usage: npm run new:screen <name> [中文名] [English name] [-- --to <folder>]; a name has lower-case letters, digits and _');
  }
  if (existsSync(file)) fail(`${file} exists already`);
  const title = name[0]!.toUpperCase() + name.slice(1).replaceAll('_', ' ');
  const metaSchema = relative(folder, 'schemas/screen.schema.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, newScreen(name, { zh_cn: zh ?? title, en: en ?? title }, metaSchema.startsWith('.') ? metaSchema : `./${metaSchema}`));
  console.log(`${file} written. A running server shows it at once; npm run check names every fault with its place.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
