import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Syncs the log file of a SQLite database to the disk, off the main thread. SQLite itself would wait for the disk inside of every commit, and with it
 * every call the server has at that moment. The file stays open: it is the same one as long as the database is open.
 */
export class WriteAheadLog {
  #path: string;
  #file: Promise<FileHandle> | null = null;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /** @param database path of the database file, which is in WAL mode and has been written to */
  constructor(database: string) {
    this.#path = `${database}-wal`;
  }

  /** Resolves when everything committed before the call is on the disk. Callers of one moment share one writing. */
  sync(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#start();
    // The writing under way may have begun before the caller's commit.
    this.#next = this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#start();
      });
    return this.#next;
  }

  async close(): Promise<void> {
    await (await this.#file)?.close();
  }

  #start(): Promise<void> {
    const running = this.#write().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #write(): Promise<void> {
    this.#file ??= openLasting(this.#path);
    await (await this.#file).datasync();
  }
}

/** Opens the file and syncs its name in the folder too. Windows writes folders by itself and opens none. */
async function openLasting(path: string): Promise<FileHandle> {
  if (process.platform !== 'win32') {
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
  }
  return open(path, 'r+');
}
