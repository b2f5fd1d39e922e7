import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/import-thread.ts';
import { keepWorker, takeWorker } from './import-worker.ts';
import type { FromThread, ThreadTask, ThreadTasks } from './messages.ts';

/** Limits of one import. */
const maxMilliseconds = 300_000;

/** Imports read at the same time: each may need a core and most of a gigabyte. Others wait, up to this number. */
const atOnce = 2;
const waitingAtMost = 8;
let running = 0;
const queue: (() => void)[] = [];

/** Takes a place among the running imports; `releasePlace` returns it. Throws CallError 400 if too many wait already. */
async function takePlace(): Promise<void> {
  if (running < atOnce) {
    running++;
    return;
  }
  if (queue.length >= waitingAtMost) throw refuse('badInput', texts.busy);
  const { promise, resolve } = Promise.withResolvers<void>();
  queue.push(resolve);
  await promise;
}

/** Passes the place to whoever waits longest. */
function releasePlace(): void {
  const next = queue.shift();
  if (next) next();
  else running--;
}

/** Milliseconds an idle thread has to end. */
const patience = 2_000;

/** One import in a thread of its own. Open it, and close it: others wait for its place. `read-import.ts` keeps it open for the next question. */
export class ImportThread {
  #worker: Worker = takeWorker();
  #waiting: { resolve(answer: unknown): void; reject(error: unknown): void } | null = null;
  #error: unknown = null;

  #holdsPlace = true;

  /** Whether the next one to be opened would have to wait. */
  static get isFull(): boolean {
    return running >= atOnce;
  }

  /** Whether somebody waits for a place. */
  static get isAwaited(): boolean {
    return queue.length > 0;
  }

  static async open(): Promise<ImportThread> {
    await takePlace();
    try {
      return new ImportThread();
    } catch (error) {
      releasePlace();
      throw error;
    }
  }

  private constructor() {
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) => {
      console.error('import thread:', error);
      this.#fail(refuse('badInput', texts.large));
    });
    this.#worker.on('exit', () => this.#fail(refuse('fault', texts.stopped)));
  }

  /** It answers no more. */
  get isOver(): boolean {
    return this.#error !== null;
  }

  /** One question at a time. Throws CallError 400 with the reason when a document is refused, or asks too much. */
  async ask<Task extends ThreadTask>(task: Task, input: ThreadTasks[Task]['input']): Promise<ThreadTasks[Task]['answer']> {
    if (this.#error) throw this.#error;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting = { resolve, reject };
    const timer = setTimeout(() => {
      this.#fail(refuse('badInput', texts.slow));
      void this.close();
    }, maxMilliseconds);
    this.#worker.postMessage({ task, input });
    try {
      return (await promise) as ThreadTasks[Task]['answer'];
    } finally {
      clearTimeout(timer);
    }
  }

  /** A thread at rest ends by itself: ending it from outside while its engine still compiles has brought the whole process down. */
  async close(): Promise<void> {
    try {
      await this.#end();
    } finally {
      if (this.#holdsPlace) releasePlace();
      this.#holdsPlace = false;
    }
  }

  async #end(): Promise<void> {
    if (this.#error === null && this.#waiting === null) {
      if (keepWorker(this.#worker)) return;
      this.#worker.postMessage('end');
      const ended = await Promise.race([once(this.#worker, 'exit'), sleep(patience, null, { ref: false })]);
      if (ended !== null) return;
    }
    await this.#worker.terminate();
  }

  #receive(message: FromThread): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else if (message.kind === 'refused') waiting?.reject(refuse('badInput', message.text));
    else waiting?.reject(new Error(`import thread: ${message.message}`));
  }

  #fail(error: unknown): void {
    this.#error ??= error;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}
