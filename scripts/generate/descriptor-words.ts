import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const metaSchema = 'schemas/screen.schema.json';

/** The descriptions of the meta-schema, each once: English, for editors that know nothing of us. */
export function descriptionsIn(root: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('description' in node && typeof node.description === 'string') found.add(node.description);
    for (const inner of Object.values(node)) visit(inner);
  };
  if (existsSync(join(root, metaSchema))) visit(JSON.parse(readFileSync(join(root, metaSchema), 'utf8')));
  return found;
}

/** Every description with its words in every language (`locales/<language>/descriptor.json`, by the English); English where a language has none yet. */
export function descriptorWords(root: string, languages: readonly { key: string }[]): Map<string, string> {
  const descriptions = [...descriptionsIn(root)];
  if (descriptions.length === 0) return new Map();
  const words = languages.map(({ key }) => {
    const file = join(root, `locales/${key}/descriptor.json`);
    return { key, texts: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {} };
  });
  const lines = descriptions.map((description) => {
    const text = words.map(({ key, texts }) => `${key}: ${JSON.stringify(texts[description] ?? description)}`);
    return `  ${JSON.stringify(description)}: { ${text.join(', ')} },\n`;
  });
  return new Map([['generated/words/schemas/descriptor.ts', `export const texts = {\n${lines.join('')}};\n`]]);
}
