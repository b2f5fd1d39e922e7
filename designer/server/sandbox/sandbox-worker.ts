import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'esbuild';
import type { Runtime } from '../../model/semantics/runtime/runtime.ts';
import { compiling } from './compiler.ts';
import { askHost } from './host-functions.ts';
import type { SandboxLimits } from './limits.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts';
import type { Program } from './program.ts';
import { SandboxError, type SandboxReason } from './sandbox-error.ts';

interface Run {
  runtime: Runtime;
  calls: number;
  sent: number;
  received: number;
  /** Questions without an answer. */
  requests: number;
  /** Told when the run waits for the platform. */
  onWait(): void;
  resolve(json: string): void;
  reject(error: unknown): void;
}

/** A run in a worker. */
export interface WorkerRun extends Pick<Run, 'runtime' | 'onWait'> {
  program: Program;
  /** JSON. */
  parameters: string;
  scope: string;
}

/** One worker thread and its current run. */
export class SandboxWorker {
  readonly ready: Promise<void>;
  /** It must not be used again. */
  isBroken = false;
  #limits: SandboxLimits;
  #worker: Worker | undefined;
  #known = new Set<string>();
  /** Contexts it probably has, the one used last behind the others. */
  #rooms = new Set<string>();
  #run: Run | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limits: SandboxLimits) {
    this.#limits = limits;
    this.ready = this.#start();
  }

  /** The guest's answer as JSON text. Rejects with SandboxError. */
  run({ program, parameters, runtime, scope, onWait }: WorkerRun): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#run = { runtime, calls: 0, sent: 0, received: parameters.length, requests: 0, onWait, resolve, reject };
      this.#timer = setTimeout(() => this.#kill('time'), this.#limits.wall + this.#limits.grace);
      const isKnown = this.#known.has(program.hash);
      this.#known.add(program.hash);
      this.#use(roomOf(program, scope));
      this.#post({ kind: 'run', program: program.hash, ...(isKnown ? {} : { js: program.js }), scope, parameters, caller: JSON.stringify(runtime.caller) });
      this.#watchComputing();
    });
  }

  /** Whether it has run the program for this scope, and most likely still has the context of it. */
  knows(program: Program, scope: string): boolean {
    return this.#rooms.has(roomOf(program, scope));
  }

  #use(room: string): void {
    this.#rooms.delete(room);
    this.#rooms.add(room);
    for (const oldest of this.#rooms) if (this.#rooms.size > this.#limits.rooms) this.#rooms.delete(oldest);
  }

  /** Its run has asked the platform and is not answered. */
  get isWaiting(): boolean {
    return this.#run !== null && this.#run.requests > 0;
  }

  async close(): Promise<void> {
    this.isBroken = true;
    await this.#worker?.terminate();
  }

  async #start(): Promise<void> {
    const { library, wasm } = await parts();
    const workerData: WorkerSettings = {
      library,
      wasm,
      memory: this.#limits.memory,
      compute: this.#limits.compute,
      sent: this.#limits.sent,
      reuse: this.#limits.reuse,
      rooms: this.#limits.rooms,
    };
    // No environment, no arguments, and little memory of its own: everything large lives in the engine's fixed memory.
    const options = { workerData, env: {}, argv: [], stdin: true, stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: 64, stackSizeMb: 16 } };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), options);
    // The engine's own last words are of no use to anybody.
    worker.stdout.resume();
    worker.stderr.resume();
    this.#worker = worker;
    worker.unref();
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => (message.kind === 'ready' ? resolve() : this.#receive(message)));
      worker.once('error', (error) => {
        reject(error);
        this.#end('memory');
      });
      worker.once('exit', () => this.#end('error', 'the sandbox stopped'));
    });
  }

  #receive(message: FromWorker): void {
    const run = this.#run;
    if (!run) return;
    clearTimeout(this.#computing);
    if ('isSpent' in message && message.isSpent) this.isBroken = true;
    switch (message.kind) {
      case 'host':
        void this.#answer(run, message.call, message.name, message.args);
        break;
      case 'done':
        run.sent += message.json.length;
        if (run.sent > this.#limits.sent) this.#end('sent');
        else this.#settle()?.resolve(message.json);
        break;
      case 'stopped':
        this.#settle()?.reject(new SandboxError(message.reason, this.#limits, message.detail));
        break;
      case 'broken':
        this.#end(message.reason);
        break;
      case 'ready':
    }
  }

  async #answer(run: Run, call: number, name: string, args: string): Promise<void> {
    run.calls++;
    run.sent += name.length + args.length;
    if (run.calls > this.#limits.hostCalls) return this.#end('calls');
    if (run.sent > this.#limits.sent) return this.#end('sent');
    run.requests++;
    run.onWait();
    try {
      const json = await askHost(run.runtime, name, args, this.#limits.received - run.received);
      if (this.#run !== run) return;
      run.requests--;
      if (json === null) return this.#end('received');
      run.received += json.length;
      if (run.received > this.#limits.received) return this.#end('received');
      this.#post({ kind: 'answer', call, json });
      this.#watchComputing();
    } catch (error) {
      if (this.#run !== run) return;
      this.isBroken = true;
      this.#settle()?.reject(error);
    }
  }

  #computing: ReturnType<typeof setTimeout> | undefined;

  /** The engine looks at the clock by itself, but not within one long step of its own. */
  #watchComputing(): void {
    clearTimeout(this.#computing);
    this.#computing = setTimeout(() => this.#kill('time'), this.#limits.compute + this.#limits.grace);
  }

  #kill(reason: SandboxReason): void {
    this.#end(reason);
    void this.#worker?.terminate();
  }

  /** Ends the run, and with it the worker: what the code left behind in it is nobody's. */
  #end(reason: SandboxReason, detail?: string): void {
    this.isBroken = true;
    this.#settle()?.reject(new SandboxError(reason, this.#limits, detail));
  }

  #settle(): Run | null {
    const run = this.#run;
    this.#run = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#computing);
    return run;
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}

function roomOf({ hash }: Program, scope: string): string {
  return `${hash} ${scope}`;
}

let known: Promise<{ library: string; wasm: WebAssembly.Module }> | undefined;

/** The guest's library and the engine, loaded once per process. */
function parts(): Promise<{ library: string; wasm: WebAssembly.Module }> {
  known ??= bundle().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Functions the guest calls on the worker instead of running them. */
const hostEncodings: Plugin = {
  name: 'encodings-outside',
  setup({ onResolve }) {
    const path = fileURLToPath(new URL('./guest-encodings.ts', import.meta.url));
    onResolve({ filter: /\/encodings\.ts$/ }, () => ({ path }));
  },
};

async function bundle(): Promise<{ library: string; wasm: WebAssembly.Module }> {
  const wasmPath = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
  const [built, bytes] = await Promise.all([
    compiling(({ build }) =>
      build({
        entryPoints: [fileURLToPath(new URL('./guest.ts', import.meta.url))],
        bundle: true,
        write: false,
        format: 'iife',
        globalName: 'library',
        target: 'es2022',
        charset: 'utf8',
        logLevel: 'silent',
        plugins: [hostEncodings],
      }),
    ),
    readFile(wasmPath),
  ]);
  return { library: built.outputFiles[0]?.text ?? '', wasm: await WebAssembly.compile(bytes) };
}
