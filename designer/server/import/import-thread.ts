import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { refuse } from '../../../engine/server/index.ts';
import type { FromThread, ThreadTask, ThreadTasks } from './messages.ts';

/** What one import may take. The longest documents in the wild, 20 MB, need a tenth of it. */
const limits = { milliseconds: 60_000, megabytes: 1_024 };

/** Milliseconds a thread at rest has to end. */
const patience = 2_000;

/** One import in a thread of its own. Close it. */
export class ImportThread {
  #worker: Worker;
  #waiting: { resolve(answer: unknown): void; reject(error: unknown): void } | null = null;
  #fault: unknown = null;

  constructor() {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { env: {}, argv: [], resourceLimits: { maxOldGenerationSizeMb: limits.megabytes } });
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) => {
      console.error('import thread:', error);
      this.#fail(refuse('badInput', texts.large));
    });
    this.#worker.on('exit', () => this.#fail(refuse('fault', texts.stopped)));
  }

  /** One question at a time. Throws CallError 400 with the reason when a document is refused, or asks too much. */
  async ask<Task extends ThreadTask>(task: Task, given: ThreadTasks[Task]['given']): Promise<ThreadTasks[Task]['answer']> {
    if (this.#fault) throw this.#fault;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting = { resolve, reject };
    const timer = setTimeout(() => {
      this.#fail(refuse('badInput', texts.slow));
      void this.close();
    }, limits.milliseconds);
    this.#worker.postMessage({ task, given });
    try {
      return (await promise) as ThreadTasks[Task]['answer'];
    } finally {
      clearTimeout(timer);
    }
  }

  /** A thread at rest ends by itself: ending it from outside while its engine still compiles has brought the whole process down. */
  async close(): Promise<void> {
    if (this.#fault === null && this.#waiting === null) {
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
    this.#fault ??= error;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}

const texts = {
  large: { zh_cn: '文档过大，内存不足', en: 'The document takes too much memory' },
  slow: { zh_cn: '文档处理超时', en: 'The document takes too long' },
  stopped: { zh_cn: '导入已停止', en: 'The import has stopped' },
};
