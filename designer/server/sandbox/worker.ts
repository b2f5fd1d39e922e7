/*
 * A sandbox worker: QuickJS with a memory of fixed size, one run at a time. The server ends the whole worker when a run overstays, so
 * nothing here has to be trusted for that.
 */
import { parentPort, workerData } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSRuntime } from 'quickjs-emscripten-core';
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts';

const port = parentPort!;
const { library, wasm, memory, compute, reuse }: WorkerSettings = workerData;
const pageBytes = 65_536;
/** Bytes of the guest's call stack; the engine's own is larger. */
const stackBytes = 128 * 1024;
const firstPages = 256;
/** Pending jobs run between two looks at the clock. */
const jobsAtOnce = 1_000;

const quickJs = await newQuickJSWASMModuleFromVariant(
  newVariant(variant, { wasmModule: wasm, wasmMemory: new WebAssembly.Memory({ initial: firstPages, maximum: memory / pageBytes }) }),
);

/** One program for one caller: another caller's data must not be left lying in it. */
interface Room {
  key: string;
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  calls: number;
}

const programs = new Map<string, string>();
let room: Room | null = null;
/** The run that is on; host functions of earlier ones reach nobody. */
let active: { left: number; pending: Map<number, (json: string) => void>; answer: string | null } | null = null;
let nextCall = 1;

const post = (message: FromWorker): void => port.postMessage(message);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'run') start(message);
  else answer(message.call, message.json);
});
post({ kind: 'ready' });

function start({ program, js, scope, parameters, caller }: ToWorker & { kind: 'run' }): void {
  if (js !== undefined) programs.set(program, js);
  active = { left: compute, pending: new Map(), answer: null };
  enter(() => {
    const { context } = roomOf(`${program} ${scope}`, programs.get(program) ?? '');
    const call = context.unwrapResult(context.evalCode('begin', 'begin'));
    const texts = [parameters, caller].map((text) => context.newString(text));
    const result = context.callFunction(call, context.undefined, ...texts);
    for (const handle of [call, ...texts]) handle.dispose();
    context.unwrapResult(result).dispose();
  });
}

function answer(call: number, json: string): void {
  const resolve = active?.pending.get(call);
  active?.pending.delete(call);
  if (resolve) enter(() => resolve(json));
}

/** Lets the guest run until it waits or ends; every way out is a message. */
function enter(step: () => void): void {
  const run = active;
  if (!run) return;
  const began = performance.now();
  const isLate = () => performance.now() - began > run.left;
  try {
    room?.runtime.setInterruptHandler(isLate);
    step();
    room?.runtime.setInterruptHandler(isLate);
    for (let jobs = jobsAtOnce; jobs === jobsAtOnce; ) {
      jobs = room!.runtime.executePendingJobs(jobsAtOnce).unwrap();
      if (isLate()) throw new Error('interrupted');
    }
  } catch (error) {
    stop(error, isLate());
    return;
  }
  run.left -= performance.now() - began;
  if (run.answer !== null) {
    active = null;
    post({ kind: 'done', json: run.answer });
  } else if (run.pending.size === 0) stop(new Error('silent'), false);
}

function stop(error: unknown, isLate: boolean): void {
  active = null;
  const detail = error instanceof Error ? error.message : String(error);
  const isTooDeep = /stack/i.test(detail);
  const isBroken = error instanceof WebAssembly.RuntimeError || error instanceof RangeError || /out of memory|alloc/i.test(detail);
  if (isLate) leave({ kind: 'stopped', reason: 'time' });
  // An engine that ran into the wall of its memory is not asked to tidy up.
  else if (isBroken) post({ kind: 'broken', reason: isTooDeep ? 'stack' : 'memory' });
  else if (isTooDeep) leave({ kind: 'stopped', reason: 'stack' });
  else if (detail === 'silent') leave({ kind: 'stopped', reason: 'silent' });
  else leave({ kind: 'stopped', reason: 'error', detail: detail.slice(0, 500) });
}

function leave(message: FromWorker & { kind: 'stopped' }): void {
  try {
    discard();
    post(message);
  } catch {
    post({ kind: 'broken', reason: message.reason });
  }
}

function discard(): void {
  const old = room;
  room = null;
  if (!old) return;
  old.context.dispose();
  old.runtime.dispose();
}

/** The context of a program and caller, made anew when it has served its turn. */
function roomOf(key: string, js: string): Room {
  if (room && room.key === key && room.calls < reuse) {
    room.calls++;
    return room;
  }
  discard();
  const runtime = quickJs.newRuntime({ maxStackSizeBytes: stackBytes });
  const context = runtime.newContext();
  room = { key, runtime, context, calls: 1 };
  const run = active!;
  const began = performance.now();
  runtime.setInterruptHandler(() => performance.now() - began > run.left);
  expose(context);
  for (const [text, name] of [
    [library, 'library'],
    [js, 'program'],
    [
      'globalThis.begin = ((run, ask, done, handler) => (parameters, caller) => run(handler, parameters, caller, ask, done))(library.run, ask, done, handler)',
      'begin',
    ],
  ] as const) {
    context.unwrapResult(context.evalCode(text, name)).dispose();
  }
  return room;
}

function expose(context: QuickJSContext): void {
  const ask = context.newFunction('ask', (nameHandle, argsHandle) => {
    const run = active;
    const promise = context.newPromise();
    const call = nextCall++;
    run?.pending.set(call, (json) => {
      const text = context.newString(json);
      promise.resolve(text);
      text.dispose();
      promise.dispose();
    });
    if (run) post({ kind: 'host', call, name: context.getString(nameHandle), args: context.getString(argsHandle) });
    return promise.handle;
  });
  const done = context.newFunction('done', (json) => {
    if (active) active.answer ??= context.getString(json);
  });
  context.setProp(context.global, 'ask', ask);
  context.setProp(context.global, 'done', done);
  ask.dispose();
  done.dispose();
}
