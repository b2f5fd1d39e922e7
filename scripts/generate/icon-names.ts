import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names an `icon` of a descriptor may have: the outlined icons of Ant Design in kebab-case, as `AnyIcon` draws them. */
export function iconNamesFile(): string {
  const index = join(import.meta.dirname, '../../node_modules/@ant-design/icons/es/icons/index.d.ts');
  const names = [...readFileSync(index, 'utf8').matchAll(/as (\w+)Outlined\b/g)].map(([, name = '']) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase());
  const lines =
    [...new Set(names)]
      .sort()
      .join(' ')
      .match(/.{1,140}(?: |$)/g) ?? [];
  const text = lines.map((line) => `  '${line}'`).join(' +\n');
  return `/** Written by npm run generate from the icons of Ant Design. Not to be edited. */\nexport const iconNames: readonly string[] = (\n${text}\n).split(' ');\n`;
}
