import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { texts as words } from '../../../generated/words/engine-server/list-files.ts';
import { type Diagnostic, type DiagnosticValues, makeDiagnostic } from '../../core/descriptor/parse/diagnostic.ts';
import type { DiagnosticCode } from '../../core/descriptor/parse/diagnostic-texts.ts';
import { maxFileSize } from '../../core/descriptor/parse/parse-file.ts';
import type { Text } from '../../core/text/text.ts';

/** A file of a schemas folder. */
export interface ListedFile {
  /** Relative to the working folder when inside it. */
  path: string;
  kind: 'screen' | 'sections' | 'migration';
  /** Changes whenever the file does. */
  stamp: string;
  /** Why the file cannot be read. */
  diagnostic?: Diagnostic;
}

/** The files of some folders. */
export interface Listing {
  files: ListedFile[];
  /** Errors that belong to no file: a folder that is missing or not read. */
  diagnostics: Diagnostic[];
}

const migrationsFolder = 'migrations';
const kinds: [test: 'isDirectory' | 'isFIFO' | 'isSocket' | 'isBlockDevice' | 'isCharacterDevice', name: Text][] = [
  ['isDirectory', words.folder],
  ['isFIFO', words.pipe],
  ['isSocket', words.socket],
  ['isBlockDevice', words.device],
  ['isCharacterDevice', words.device],
];

/**
 * Lists the files of the folders, by folder and name. Never throws: a file that cannot be read has a diagnostic. Asks for all of them at the same time: one
 * after another took three times the processor time, once a second.
 */
export async function listFiles(folders: readonly string[]): Promise<Listing> {
  return joined(await Promise.all(folders.map(listFolder)));
}

const nothing: Listing = { files: [], diagnostics: [] };

function joined(listings: Listing[]): Listing {
  return { files: listings.flatMap(({ files }) => files), diagnostics: listings.flatMap(({ diagnostics }) => diagnostics) };
}

async function listFolder(folder: string): Promise<Listing> {
  const entries = await namesIn(folder);
  if (!Array.isArray(entries)) return { files: [], diagnostics: [fileDiagnostic(shown(folder), 'unreadable', { reason: entries.reason })] };
  return joined(await Promise.all(entries.map((entry) => listEntry(folder, entry))));
}

async function listEntry(folder: string, { name, isFolder, isLink }: Entry): Promise<Listing> {
  const path = join(folder, name);
  if (isFolder && name === migrationsFolder) {
    const inner = await namesIn(path);
    return { files: Array.isArray(inner) ? await Promise.all(inner.map((migration) => listed(path, migration, 'migration'))) : [], diagnostics: [] };
  }
  if (isFolder && !name.endsWith('.json'))
    return name.startsWith('.') ? nothing : { files: [], diagnostics: [fileDiagnostic(shown(path), 'folder-not-read', { found: name })] };
  if (!name.endsWith('.json') || name.endsWith('.schema.json') || name.startsWith('.')) return nothing;
  return { files: [await listed(folder, { name, isLink }, name === 'sections.json' ? 'sections' : 'screen')], diagnostics: [] };
}

interface Entry {
  name: string;
  isFolder: boolean;
  isLink: boolean;
}

async function namesIn(folder: string): Promise<Entry[] | { reason: string }> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory(), isLink: entry.isSymbolicLink() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Called for every file once a second: only links are resolved. */
async function listed(folder: string, { name, isLink }: Omit<Entry, 'isFolder'>, kind: ListedFile['kind']): Promise<ListedFile> {
  const file = join(folder, name);
  const path = shown(file);
  try {
    if (isLink && !(await isInside(folder, file))) return { path, kind, stamp: 'outside', diagnostic: fileDiagnostic(path, 'symlink-outside') };
    const facts = await stat(file, { bigint: true });
    const stamp = `${facts.ino} ${facts.size} ${facts.mtimeNs} ${facts.ctimeNs}`;
    const other = kinds.find(([test]) => facts[test]());
    if (other) return { path, kind, stamp, diagnostic: fileDiagnostic(path, 'not-a-file', { found: other[1] }) };
    if (facts.size > maxFileSize)
      return { path, kind, stamp, diagnostic: fileDiagnostic(path, 'too-large', { found: Number(facts.size), limit: maxFileSize }) };
    return { path, kind, stamp };
  } catch (error) {
    const reason = reasonOf(error);
    return { path, kind, stamp: reason, diagnostic: fileDiagnostic(path, 'unreadable', { reason }) };
  }
}

async function isInside(folder: string, file: string): Promise<boolean> {
  const [home, target] = await Promise.all([realpath(folder), realpath(file)]);
  return target.startsWith(home + sep);
}

function fileDiagnostic(path: string, code: DiagnosticCode, values?: DiagnosticValues): Diagnostic {
  return makeDiagnostic(path, '', { line: 1, column: 1 }, code, values);
}

/** Returns the system's code of an error: ENOENT, EACCES, ELOOP. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function shown(path: string): string {
  const inside = relative(process.cwd(), path);
  return inside.startsWith('..') ? path : inside;
}
