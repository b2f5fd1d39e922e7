import { type FileError, fileError, fileLimit } from './check-files.ts';

/** What was chosen, dropped or pasted. */
export interface ChosenFiles {
  files: readonly File[];
  /** Folders among what was dropped. */
  folders: readonly FileSystemDirectoryEntry[];
}

interface PathFile {
  /** `api/schemas/pet.yaml` */
  path: string;
  file: File;
}

/** What the server takes out of one zip. */
const packLimits = { files: 200, bytes: 64 * 1_048_576 };
/** Names looked at in dropped folders: a whole disk would never end. */
const seenLimit = 20_000;

/**
 * Files as one call may bring them: few as they are, more of them and folders as one zip with their paths, so that references between them hold.
 * Of folders only documents are taken, and nothing hidden or installed. Answers why they are not sent instead.
 */
export async function packFiles({ files, folders }: ChosenFiles): Promise<readonly File[] | FileError> {
  if (folders.length === 0 && files.length <= fileLimit) return fileError(files) ?? files;
  if (files.some(({ name }) => /\.zip$/i.test(name))) return { kind: 'zips' };
  const inside = await documentsIn(folders);
  if (inside === null) return { kind: 'many', max: packLimits.files };
  const all = [...files.map((file): PathFile => ({ path: file.name, file })), ...inside];
  const [first] = all;
  if (!first) return { kind: 'nothing' };
  const error = all.length > packLimits.files ? { kind: 'many' as const, max: packLimits.files } : fileError(all.map(({ file }) => file));
  if (error) return error;
  if (all.reduce((sum, { file }) => sum + file.size, 0) > packLimits.bytes) return { kind: 'together' };
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(all.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const));
  // Stored as they are: packing would keep the page waiting for longer than the way takes.
  const zip = zipSync(Object.fromEntries(contents), { level: 0 });
  const name = folders[0]?.name ?? `${first.file.name} +${all.length - 1}`;
  return [new File([zip], `${name}.zip`, { type: 'application/zip' })];
}

/** Null when there are too many names to look through. */
async function documentsIn(folders: readonly FileSystemDirectoryEntry[]): Promise<PathFile[] | null> {
  const found: PathFile[] = [];
  const waiting: FileSystemEntry[] = [...folders];
  let seen = 0;
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    if (++seen > seenLimit) return null;
    if (/^\.|^node_modules$|^__MACOSX$/.test(entry.name)) continue;
    if (isFolder(entry)) waiting.push(...(await entriesOf(entry)));
    else if (isFile(entry) && /\.(json|ya?ml)$/i.test(entry.name)) found.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) });
  }
  return found.filter(({ file }) => file.size > 0).sort((one, other) => (one.path < other.path ? -1 : 1));
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader answers in portions; an empty one is the last. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return entries;
    entries.push(...portion);
  }
}
