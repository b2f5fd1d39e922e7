import type { Json } from '../../../engine/core/json/json.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import { defaultLanguage, eachLanguage, type Text } from '../../../engine/core/text/text.ts';
import { fitting } from '../../model/semantics/runtime/budget.ts';
import type { Runtime } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { charactersIn } from './characters-in.ts';
import { defaultLimits, maxDepth, type SandboxLimits } from './limits.ts';
import type { GuestAnswer } from './messages.ts';
import type { Program } from './program.ts';
import { SandboxError } from './sandbox-error.ts';
import { SandboxWorker } from './sandbox-worker.ts';

/** How long a worker that is not needed is kept: starting one takes as long as a hundred runs. */
const spareMilliseconds = 10_000;

interface Waiting {
  go(): void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Runs code that people wrote, in QuickJS inside worker threads. It sees only the platform it receives, and is stopped at its limits from inside
 * and from outside. One run per worker at a time; a damaged worker is replaced by a warm spare. A run that waits for the platform keeps its worker
 * and lets another compute; no interface may have more than its share of the workers, nor of the queue.
 */
export class Sandbox {
  readonly limits: SandboxLimits;
  #idle: SandboxWorker[] = [];
  #alive = new Set<SandboxWorker>();
  /** Runs in workers, by interface. */
  #running = new Map<string, number>();
  /** Runs that wait for one, by interface; the interface that was served last comes last. */
  #queues = new Map<string, Waiting[]>();
  /** Runs that have a worker, or for which one starts. */
  #inUse = 0;
  /** Idle workers that nobody has needed since the timer began. */
  #spare = 0;
  #retiring: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(limits: Partial<SandboxLimits> = {}) {
    this.limits = { ...defaultLimits, ...limits };
  }

  /**
   * @param runtime what the code may use; calls of it are counted
   * @param scope who the run is for: a context is never shared between scopes
   * @param service the interface, which has its share of the workers
   * @throws Failure where the code's own logic ends the call, SandboxError where the code had to be stopped or failed
   */
  async run(program: Program, parameters: Readonly<Record<string, unknown>>, runtime: Runtime, scope: string, service = scope): Promise<Json> {
    if (charactersIn(parameters, this.limits.received) > this.limits.received) throw new SandboxError('received', this.limits);
    const worker = await this.#take(service, (idle) => idle.knows(program, scope));
    let answer: GuestAnswer;
    try {
      answer = parsed(await worker.run({ program, parameters: printLossless(fitting(parameters)), runtime, scope, onWait: () => this.#serve() }), this.limits);
      // What it left behind fills the memory the next run would need.
      if ('error' in answer && isOutOfMemory(answer.error.message)) worker.isBroken = true;
    } finally {
      this.#leave(service);
      this.#giveBack(worker);
    }
    if ('failure' in answer) throw failureOf(answer.failure);
    if ('error' in answer) throw this.#errorOf(answer.error, program);
    if (isDeeperThan(answer.data, maxDepth)) throw new SandboxError('depth', this.limits);
    return answer.data as Json;
  }

  /** Ends every worker, and with them the runs that are on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retiring);
    await Promise.all([...this.#alive].map((worker) => worker.close()));
  }

  #errorOf({ message, line, column }: { message: string; line: number | null; column: number | null }, program: Program): SandboxError {
    // A promise the clock ran out on is rejected with the engine's own word for it.
    if (message === 'interrupted') return new SandboxError('time', this.limits);
    if (isOutOfMemory(message)) return new SandboxError('memory', this.limits);
    if (/stack overflow/i.test(message)) return new SandboxError('stack', this.limits);
    const origin = line === null ? null : program.lineOf(line, column ?? 1);
    return new SandboxError('error', this.limits, origin === null ? message : `${message} (${origin})`);
  }

  /** @param isWarm whether a worker has the context already */
  async #take(service: string, isWarm: (worker: SandboxWorker) => boolean): Promise<SandboxWorker> {
    if (!this.#queues.has(service) && this.#hasRoom(service)) this.#enter(service);
    else await this.#turn(service);
    try {
      // Where none is warm, the one used last, which the index -1 means.
      const [worker] = this.#idle.splice(this.#idle.findLastIndex(isWarm), 1);
      this.#spare = Math.min(this.#spare, this.#idle.length);
      return worker ?? (await this.#start());
    } catch (error) {
      this.#leave(service);
      throw error;
    }
  }

  /** Waits until there is room. Rejects where too many do already, and after a time. */
  #turn(service: string): Promise<void> {
    const queue = this.#queues.get(service) ?? [];
    if (queue.length >= this.limits.waiting) throw new SandboxError('busy', this.limits);
    this.#queues.set(service, queue);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { go: resolve, timer: setTimeout(() => this.#giveUp(service, waiting, reject), this.limits.patience) };
      queue.push(waiting);
    });
  }

  #giveUp(service: string, waiting: Waiting, reject: (error: Error) => void): void {
    const queue = this.#queues.get(service);
    queue?.splice(queue.indexOf(waiting), 1);
    if (queue?.length === 0) this.#queues.delete(service);
    reject(new SandboxError('busy', this.limits));
  }

  #enter(service: string): void {
    this.#running.set(service, (this.#running.get(service) ?? 0) + 1);
    this.#inUse++;
  }

  #leave(service: string): void {
    const runs = (this.#running.get(service) ?? 1) - 1;
    if (runs === 0) this.#running.delete(service);
    else this.#running.set(service, runs);
    this.#inUse--;
    this.#serve();
  }

  #hasRoom(service: string): boolean {
    const { share, threads, workers } = this.limits;
    if (this.#inUse >= threads || (this.#running.get(service) ?? 0) >= share) return false;
    if (this.#inUse < workers) return true;
    let waiting = 0;
    for (const worker of this.#alive) if (worker.isWaiting) waiting++;
    return this.#inUse - waiting < workers;
  }

  /** Lets those go that there is room for, one of each interface in turn. */
  #serve(): void {
    for (const [service, queue] of this.#queues) {
      const [first] = queue;
      if (!first || !this.#hasRoom(service)) continue;
      clearTimeout(first.timer);
      // Set anew, an interface comes after all others; the walk meets it again there.
      this.#queues.delete(service);
      queue.shift();
      if (queue.length > 0) this.#queues.set(service, queue);
      this.#enter(service);
      first.go();
    }
  }

  async #start(): Promise<SandboxWorker> {
    const worker = new SandboxWorker(this.limits);
    this.#alive.add(worker);
    try {
      await worker.ready;
    } catch (error) {
      this.#alive.delete(worker);
      throw error;
    }
    return worker;
  }

  #giveBack(worker: SandboxWorker): void {
    if (worker.isBroken) {
      this.#alive.delete(worker);
      void worker.close();
      // Its successor warms up now, so that the next run does not wait for it.
      if (!this.#isClosed && this.#idle.length < this.limits.workers) this.#start().then((spare) => this.#giveBack(spare), console.error);
      return;
    }
    this.#idle.push(worker);
    if (!this.#isClosed && this.#retiring === undefined) this.#watchSpare();
  }

  #watchSpare(): void {
    this.#spare = this.#idle.length;
    if (this.#spare > this.limits.workers) this.#retiring = setTimeout(() => this.#retire(), spareMilliseconds).unref();
  }

  /** Ends the workers beyond the usual number that were not needed for a while; those used last stay. */
  #retire(): void {
    this.#retiring = undefined;
    for (const worker of this.#idle.splice(0, Math.max(0, Math.min(this.#spare, this.#idle.length - this.limits.workers)))) {
      this.#alive.delete(worker);
      void worker.close();
    }
    this.#watchSpare();
  }
}

function parsed(json: string, limits: SandboxLimits): GuestAnswer {
  const answer = jsonOf(json);
  if (typeof answer === 'object' && answer !== null && ('data' in answer || 'failure' in answer || 'error' in answer)) return answer as GuestAnswer;
  // Only code that calls the library's own functions by hand gets here.
  throw new SandboxError('error', limits, 'no answer');
}

function isOutOfMemory(message: string): boolean {
  return /out of memory|string too long|invalid array/i.test(message);
}

function jsonOf(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return null;
  }
}

/** The guest may have built the failure by hand, so everything in it is converted. */
function failureOf({ ret, text, data }: { ret: number; text: Text; data?: unknown }): Failure {
  const isRet = Number.isSafeInteger(ret) && ret >= 400 && ret <= 9999;
  return new Failure(
    isRet ? ret : 500,
    eachLanguage((language) => String(text?.[language] ?? text?.[defaultLanguage] ?? '')),
    data ?? null,
  );
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}
