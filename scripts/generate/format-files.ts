import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { applyEdits, modify } from 'jsonc-parser';
import { listText, type Part, partFolders, partsOf } from './folder-parts.ts';

const formatsFolder = 'engine/formats';
const metaSchema = 'schemas/screen.schema.json';
/** What holds texts to the formats that are no pattern, in PHP. */
const phpTwins = 'designer/codegen/php/support/gateway/Format.php';

/** The lists of what lies in the folders of formats, each in the zone that reads it. */
const lists = {
  core: 'engine/core/formats/all-formats.ts',
  checked: 'engine/core/formats/checked-formats.ts',
  server: 'engine/server/formats/format-values.ts',
  web: 'engine/web/widgets/format-widgets.ts',
};
const types = {
  core: { name: 'FormatType', from: 'engine/core/format/format-type.ts' },
  server: { name: 'FormatValues', from: 'engine/server/kernel/format-values.ts' },
  web: { name: 'Widget', from: 'engine/web/widgets/base/widget.ts' },
};
const header = `// Written by \`npm run generate\` from the folders in ${formatsFolder} and plugins/<name>/formats. Do not edit.\n`;

/**
 * The lists of formats: path → text, with the words that `format` of a screen may be. `<format>/core/*-format.ts` exports `<format>Format`,
 * `web/index.ts` exports `<format>Widget`, and `server/*-values.ts`, where there is one, exports `<format>Values`. Throws for a format without
 * rules or without a widget, for two of one name, and for a check that printed PHP would not make.
 */
export function formatFiles(root: string): Map<string, string> {
  if (!existsSync(join(root, formatsFolder))) return new Map();
  const folders = partFolders(root, formatsFolder).sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const parts = {
    core: partsOf(root, folders, 'core', /-format\.ts$/, 'Format'),
    server: partsOf(root, folders, 'server', /-values\.ts$/, 'Values'),
    web: partsOf(root, folders, 'web', /^index\.ts$/, 'Widget'),
  };
  for (const [index, folder] of folders.entries()) {
    const twin = folders[index + 1];
    if (twin && basename(twin) === basename(folder)) throw new Error(`${twin}: the format ${basename(folder)} is there already, in ${folder}`);
    requirePart(folder, parts.core, 'rules', `core/${basename(folder)}-format.ts`);
    requirePart(folder, parts.web, 'widget', 'web/index.ts');
  }
  requireTwins(root, parts.core);
  const files = new Map([
    [
      lists.core,
      listText(
        { path: lists.core, header },
        parts.core,
        [types.core],
        ['/** Every format, by the name of its folder. */', ...record('export const allFormats = {', parts.core, '} satisfies Record<string, FormatType>;')],
      ),
    ],
    [
      lists.server,
      listText(
        { path: lists.server, header },
        parts.server,
        [types.server],
        [
          '/** How the server handles the values of formats, by the name of their folders. */',
          ...record('export const formatValues: Readonly<Record<string, FormatValues>> = {', parts.server, '};'),
        ],
      ),
    ],
    [
      lists.web,
      listText(
        { path: lists.web, header },
        parts.web,
        [types.web],
        [
          '/** How each format is entered, shown and filtered, by the name of its folder. */',
          ...record('export const formatWidgets = {', parts.web, '} satisfies Record<string, Widget>;'),
        ],
      ),
    ],
  ]);
  const having = (word: string) => parts.core.filter(({ path }) => new RegExp(`^  ${word}: `, 'm').test(readFileSync(join(root, path), 'utf8')));
  files.set(lists.checked, checkedFile(having('rule')));
  if (existsSync(join(root, metaSchema))) {
    // Formats with an argument are patterns of the meta-schema, which a person writes.
    const plain = parts.core.filter((part) => !having('argument').includes(part));
    files.set(metaSchema, metaSchemaWith(readFileSync(join(root, metaSchema), 'utf8'), plain.map(nameOf)));
  }
  return files;
}

function requirePart(folder: string, parts: Part[], what: string, file: string): void {
  if (!parts.some((part) => part.folder === folder)) throw new Error(`${folder}: the format ${basename(folder)} has no ${what} in ${file}`);
}

function requireTwins(root: string, parts: Part[]): void {
  const twins = existsSync(join(root, phpTwins)) ? readFileSync(join(root, phpTwins), 'utf8') : '';
  for (const part of parts) {
    const isCheck = /^ {2}rule: \{.*\bcheck\b|^ {4}check\b/m.test(readFileSync(join(root, part.path), 'utf8'));
    if (!isCheck || twins.includes(`case '${nameOf(part)}':`)) continue;
    throw new Error(
      `${part.path}: the rule of ${nameOf(part)} is a check that printed PHP does not make: give it a pattern, or ${phpTwins} a case '${nameOf(part)}'`,
    );
  }
}

function record(opening: string, parts: Part[], closing: string): string[] {
  return [opening, ...parts.map((part) => `  ${key(nameOf(part))}: ${part.exported},`), closing];
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

function checkedFile(parts: Part[]): string {
  const names = parts.map((part) => `  '${nameOf(part)}',`);
  const words = '/** The formats with a rule for texts, for pages that need only their names. */';
  return [header, words, 'export const checkedFormats = [', ...names, '] as const;', ''].join('\n');
}

function nameOf({ folder }: Part): string {
  return basename(folder);
}

function metaSchemaWith(text: string, names: string[]): string {
  const path = ['definitions', 'format', 'anyOf', 0, 'enum'];
  return applyEdits(text, modify(text, path, names, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
}
