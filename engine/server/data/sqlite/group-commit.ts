import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync } from 'node:sqlite';

/** Work in the queue: `work` runs inside its savepoint, then exactly one of the others is called. */
interface Task {
  work: () => Promise<unknown>;
  waitsForDisk: boolean;
  committed: () => void;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

interface CommitOptions {
  /** True unless the work resolves right after the commit. */
  waitsForDisk?: boolean;
  /** Called in the turn in which others begin to see what the work has written. */
  committed?(): void;
}

/** Successful work, until its transaction is committed. */
interface Done {
  task: Task;
  value: unknown;
}

/**
 * Shares one fsync between many small transactions. The works queued until the next turn of the event loop run one after another, each in a savepoint
 * of one `begin immediate … commit`; they resolve once the log file is on the disk, or right after the commit if they do not wait for that. The next
 * works run while the disk is written.
 */
export class GroupCommit {
  #database: DatabaseSync;
  #sync: () => Promise<void>;
  #syncing = new Set<Promise<void>>();
  #waiting: Task[] = [];
  #busy = false;
  #idle: Promise<void> = Promise.resolve();
  /** Marks what is called from inside a work that is still open: waiting for the queue there would wait for ever. */
  #inside = new AsyncLocalStorage<{ open: boolean }>();

  /** @param sync resolves when everything committed before is on the disk */
  constructor(database: DatabaseSync, sync: () => Promise<void>) {
    this.#database = database;
    this.#sync = sync;
  }

  run<T>(work: () => Promise<T>, { waitsForDisk = true, committed = () => undefined }: CommitOptions = {}): Promise<T> {
    if (this.#inside.getStore()?.open) return Promise.reject(new Error('transact inside transact: use the query the work was given'));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#waiting.push({ work, waitsForDisk, committed, resolve: (value) => resolve(value as T), reject });
    if (!this.#busy) {
      this.#busy = true;
      this.#idle = this.#drain();
    }
    return promise;
  }

  /** Resolves when nothing is queued and everybody is answered. */
  async settled(): Promise<void> {
    while (this.#busy) await this.#idle;
    await Promise.all(this.#syncing);
  }

  async #drain(): Promise<void> {
    do {
      await new Promise(setImmediate);
      const batch = this.#waiting.splice(0);
      // Whatever the disk does, everybody is answered and the next ones have their turn.
      await this.#commit(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    } while (this.#waiting.length > 0);
    this.#busy = false;
  }

  async #commit(batch: Task[]): Promise<void> {
    const answers: Done[] = [];
    for (const task of batch) {
      try {
        if (!this.#database.isTransaction) this.#database.exec('begin immediate');
        answers.push({ task, value: await this.#inSavepoint(task) });
      } catch (error) {
        task.reject(error);
        if (!this.#database.isTransaction) this.#lose(answers, error);
      }
    }
    try {
      if (this.#database.isTransaction) this.#database.exec('commit');
      for (const { task } of answers) task.committed();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      this.#lose(answers, error);
    }
    this.#answer(answers);
  }

  #answer(answers: Done[]): void {
    const waiting = answers.filter(({ task }) => task.waitsForDisk);
    for (const { task, value } of answers) if (!task.waitsForDisk) task.resolve(value);
    if (waiting.length === 0) return;
    const syncing = this.#sync().then(
      () => {
        for (const { task, value } of waiting) task.resolve(value);
      },
      (error: unknown) => this.#lose(waiting, error),
    );
    this.#syncing.add(syncing);
    void syncing.finally(() => this.#syncing.delete(syncing));
  }

  async #inSavepoint({ work }: Task): Promise<unknown> {
    this.#database.exec('savepoint work');
    const mark = { open: true };
    try {
      const value = await this.#inside.run(mark, work);
      this.#database.exec('release work');
      return value;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback to work; release work');
      throw error;
    } finally {
      mark.open = false;
    }
  }

  /** A full disk or a read error undoes the whole transaction: what had gone well in it is lost too. */
  #lose(answers: Done[], error: unknown): void {
    for (const { task } of answers.splice(0)) task.reject(error);
  }
}
