import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../../engine/server/index.ts';

const megabytes = 1_400;

/** How long a worker waits for another import: loading its modules takes longer than reading most documents. */
const spareMilliseconds = 10_000;
let spare: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/** Returns the spare worker, or a new one. It has no listeners. */
export function takeWorker(): Worker {
  const waiting = takeSpare();
  if (waiting) return waiting;
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    env: threadEnvironment(),
    argv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  worker.unref();
  return worker;
}

/** Keeps an idle worker for the next import; returns false if another is kept already. */
export function keepWorker(worker: Worker): boolean {
  if (spare) return false;
  leave(worker);
  // Its exit follows.
  worker.once('error', () => undefined);
  worker.once('exit', () => spare?.worker === worker && forgetSpare());
  spare = { worker, timer: setTimeout(endSpareWorker, spareMilliseconds).unref() };
  return true;
}

/** Ends the spare worker, if there is one. */
export function endSpareWorker(): void {
  takeSpare()?.postMessage('end');
}

function takeSpare(): Worker | undefined {
  const worker = spare?.worker;
  if (worker) leave(worker);
  forgetSpare();
  return worker;
}

/** Removes the listeners of others only: Node itself listens for listeners. */
function leave(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}

function forgetSpare(): void {
  clearTimeout(spare?.timer);
  spare = undefined;
}
