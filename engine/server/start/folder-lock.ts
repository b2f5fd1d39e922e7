import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { texts } from '../../../generated/words/engine-server/folder-lock.ts';
import { fillText } from '../../core/text/text.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { bootId } from './boot-id.ts';

/** How long to wait for a server that is just ending, in milliseconds. */
const patience = 2_000;

/** Who serves a data folder, or did last. */
interface FolderOwner {
  pid: number;
  host: string;
  /** ISO. */
  started: string;
  /** The machine's start it ran under; empty where that is not known. */
  boot: string;
}

/** A locked folder. */
export interface FolderLock {
  /** Who had the folder before; null for a new one. */
  former: FolderOwner | null;
  release(): void;
}

/**
 * Locks the data folder for this process; the embedded database has one server. The lock is the operating system's, on `portico.lock`: it ends with
 * its process in any case, so no stale lock exists. `portico-owner.lock` says who holds it.
 * @throws StartError while another process has it
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, 'portico.lock'), { timeout: patience });
  const note = join(folder, 'portico-owner.lock');
  const former = readOwner(note);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === 5)) throw error;
    throw new StartError(former ? fillText(texts.taken, { folder, ...former }) : fillText(texts.takenByUnknown, { folder }));
  }
  const owner: FolderOwner = { pid: process.pid, host: hostname(), started: new Date().toISOString(), boot: bootId() };
  writeFileSync(note, `${JSON.stringify(owner)}\n`, { mode: 0o600 });
  return { former, release: () => lock.close() };
}

function readOwner(path: string): FolderOwner | null {
  try {
    const { pid, host, started, boot }: Partial<FolderOwner> = JSON.parse(readFileSync(path, 'utf8'));
    return { pid: Number(pid), host: String(host), started: String(started), boot: String(boot ?? '') };
  } catch {
    // None yet, or one that was being written when the power went.
    return null;
  }
}
