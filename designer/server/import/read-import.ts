import { ImportThread } from './import-thread.ts';
import { endSpareWorker } from './import-worker.ts';
import type { SourceDocuments } from './stored-documents.ts';

/** Documents by the hash that names them. They are loaded only if no thread has them open. */
export interface NamedDocuments {
  hash: string;
  load(): Promise<SourceDocuments>;
}

/** Documents that have been read, in the thread that has read them. */
export interface ReadImport {
  thread: ImportThread;
  title: string;
  /** The address they came from, or null. */
  url: string | null;
  /** Names of the files. */
  names: string[];
}

/** Milliseconds a thread waits for another question about its documents: a person reads a preview and changes an option. */
const idleMilliseconds = 60_000;
const idle = new Map<string, { read: ReadImport; timer: NodeJS.Timeout }>();

/** Returns the read documents: from the thread that has them open, or in a new one. Return it with `keepOpen`, or close the thread. */
export async function readImport({ hash, load }: NamedDocuments): Promise<ReadImport> {
  const known = take(hash);
  if (known && !known.thread.isOver) return known;
  const { files, url } = await load();
  const [oldest] = idle.keys();
  if (ImportThread.isFull && oldest !== undefined) await take(oldest)?.thread.close();
  const thread = await ImportThread.open();
  try {
    const { title } = await thread.ask('read', { files });
    return { thread, title, url, names: files.map(({ name }) => name) };
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** Keeps the thread open for a while, unless others wait for its place. */
export async function keepOpen(hash: string, read: ReadImport): Promise<void> {
  if (read.thread.isOver || ImportThread.isAwaited) return read.thread.close();
  const other = take(hash);
  const timer = setTimeout(() => void take(hash)?.thread.close(), idleMilliseconds).unref();
  idle.set(hash, { read, timer });
  await other?.thread.close();
}

/** Ends all idle threads. */
export async function closeIdleImports(): Promise<void> {
  await Promise.all([...idle.keys()].map((hash) => take(hash)?.thread.close()));
  endSpareWorker();
}

function take(hash: string): ReadImport | undefined {
  const found = idle.get(hash);
  if (!found) return undefined;
  idle.delete(hash);
  clearTimeout(found.timer);
  return found.read;
}
