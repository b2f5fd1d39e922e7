import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { texts as errors } from '../../../../generated/words/engine-server/migration-file.ts';
import type { ColumnType } from '../../../core/format/column-type.ts';
import { fillText, type Text } from '../../../core/text/text.ts';
import { checkedName } from '../sql/identifier.ts';

const retypeTargets = ['integer', 'bigint', 'float', 'text', 'boolean', 'json', 'date', 'datetime'] as const satisfies Exclude<ColumnType, 'id'>[];
/** Column types a column can be converted to. */
export type RetypeTarget = (typeof retypeTargets)[number];

/** One step of a migration file. */
export type FileStep =
  | { kind: 'rename'; column: string; to: string }
  | { kind: 'drop' | 'keep'; column: string }
  | { kind: 'retype'; column: string; to: RetypeTarget };

/** A change of a table that touches data. `error` is set instead of `steps` if the file is invalid. */
export type MigrationFile = { name: string; table: string; steps: FileStep[] } | { name: string; error: Text };

const nameRule = /^\d{12}-[a-z0-9-]{1,80}\.json$/;

/** Reads the files of `migrations/` in these schema folders, sorted by name. A missing folder counts as empty. */
export async function readMigrationFiles(schemaFolders: string[]): Promise<MigrationFile[]> {
  const files: MigrationFile[] = [];
  for (const folder of schemaFolders.map((schemas) => join(schemas, 'migrations'))) {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    });
    for (const name of names.filter((name) => name.endsWith('.json'))) files.push(parseMigrationFile(name, await readFile(join(folder, name), 'utf8')));
  }
  return files.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Parses one file; if it is invalid, `error` says why, with the JSON pointer of the wrong value. */
export function parseMigrationFile(file: string, json: string): MigrationFile {
  const name = basename(file, '.json');
  if (!nameRule.test(basename(file))) return { name, error: errors.name };
  try {
    const content = objectAt(JSON.parse(json), '', ['table', 'steps']);
    if (!Array.isArray(content.steps) || content.steps.length === 0) throw new Misshapen('/steps');
    return { name, table: nameAt(content.table, '/table'), steps: content.steps.map(stepAt) };
  } catch (error) {
    if (error instanceof Misshapen) return { name, error: fillText(errors.shape, { pointer: error.pointer }) };
    if (error instanceof SyntaxError) return { name, error: errors.json };
    throw error;
  }
}

class Misshapen extends Error {
  readonly pointer: string;

  constructor(pointer: string) {
    super(pointer);
    this.pointer = pointer;
  }
}

function stepAt(value: unknown, index: number): FileStep {
  const at = `/steps/${index}`;
  const [entry, ...more] = Object.entries(objectAt(value, at, ['rename', 'drop', 'retype', 'keep']));
  if (!entry || more.length > 0) throw new Misshapen(at);
  const [kind, step] = entry;
  const pointer = `${at}/${kind}`;
  const { column, to } = objectAt(step, pointer, kind === 'drop' || kind === 'keep' ? ['column'] : ['column', 'to']);
  const name = nameAt(column, `${pointer}/column`);
  if (['id', 'rev', 'created_at', 'updated_at', 'created_by', 'deleted_at', 'deleted_with'].includes(name)) throw new Misshapen(`${pointer}/column`);
  if (kind === 'drop' || kind === 'keep') return { kind, column: name };
  if (kind === 'rename') return { kind, column: name, to: nameAt(to, `${pointer}/to`) };
  const target = retypeTargets.find((type) => type === to);
  if (!target) throw new Misshapen(`${pointer}/to`);
  return { kind: 'retype', column: name, to: target };
}

function objectAt(value: unknown, pointer: string, allowed: string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misshapen(pointer);
  for (const key of Object.keys(value)) if (!allowed.includes(key)) throw new Misshapen(`${pointer}/${key}`);
  return { ...value };
}

function nameAt(value: unknown, pointer: string): string {
  if (typeof value !== 'string') throw new Misshapen(pointer);
  try {
    return checkedName(value);
  } catch {
    throw new Misshapen(pointer);
  }
}
