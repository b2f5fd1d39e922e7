/*
 * A sandbox worker: QuickJS with a memory of fixed size, one run at a time. The server ends the whole worker when a run overstays, so
 * nothing here has to be trusted for that.
 */
import { parentPort, workerData } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle, type QuickJSRuntime } from 'quickjs-emscripten-core';
import { decodeBase64, decodeUrl, encodeBase64, encodeUrl, hash, hmac } from '../../model/semantics/values/encodings.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import type { EncodingAnswer, FromWorker, StopReason, ToWorker, WorkerSettings } from './messages.ts';

const port = parentPort!;
const { library, wasm, memory, compute, sent, reuse, rooms: maxRooms }: WorkerSettings = workerData;
const pageBytes = 65_536;
/** Bytes of the guest's call stack; the engine's own is larger. */
const stackBytes = 128 * 1024;
const firstPages = 256;
/** Bytes of the engine's memory beyond which the worker is replaced after a run, so that every run finds the bytes it may use. */
const retainedBytes = memory / 2;
/** Number of pending jobs between two checks of the clock. */
const jobsAtOnce = 1_000;

const wasmMemory = new WebAssembly.Memory({ initial: firstPages, maximum: (memory + retainedBytes) / pageBytes });
const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: wasm, wasmMemory }));

/** One program for one caller, so that no data of another caller is left in it. */
interface Room {
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  /** The guest's functions, once it is ready. */
  guest: { run: QuickJSHandle; answer: QuickJSHandle } | null;
  calls: number;
}

const programs = new Map<string, string>();
/** The one used last comes last. */
const rooms = new Map<string, Room>();
/** The current run; host functions of earlier ones have no effect. */
let active: { key: string; left: number; sent: number; pending: Set<number>; answer: string | null } | null = null;
/** When the run has computed long enough, by `performance.now()`. */
let deadline = Number.POSITIVE_INFINITY;
/** Error of the guest when it sends too much. */
const tooMuch = 'too much is sent';
const isLate = (): boolean => performance.now() > deadline;

const post = (message: FromWorker): void => port.postMessage(message);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'run') start(message);
  else answer(message.call, message.json);
});
post({ kind: 'ready' });

function start({ program, js, scope, parameters, caller }: ToWorker & { kind: 'run' }): void {
  if (js !== undefined) programs.set(program, js);
  const key = `${program} ${scope}`;
  active = { key, left: compute, sent: 0, pending: new Set(), answer: null };
  enter(() => {
    const { context, guest } = roomOf(key, programs.get(program) ?? '');
    call(context, guest!.run, context.newString(parameters), context.newString(caller));
  });
}

function answer(number: number, json: string): void {
  if (!active?.pending.delete(number)) return;
  const { context, guest } = rooms.get(active.key)!;
  enter(() => {
    call(context, guest!.answer, context.newNumber(number), context.newString(json));
  });
}

function call(context: QuickJSContext, guest: QuickJSHandle, ...values: QuickJSHandle[]): void {
  const result = context.callFunction(guest, context.undefined, ...values);
  for (const value of values) value.dispose();
  context.unwrapResult(result).dispose();
}

/** Lets the guest run until it waits or ends; every result is a message. */
function enter(step: () => void): void {
  const run = active;
  if (!run) return;
  const began = performance.now();
  deadline = began + run.left;
  try {
    step();
    for (let jobs = jobsAtOnce; jobs === jobsAtOnce; ) {
      jobs = rooms.get(run.key)!.runtime.executePendingJobs(jobsAtOnce).unwrap();
      if (isLate()) throw new Error('interrupted');
    }
  } catch (error) {
    stop(run.key, error, isLate());
    return;
  }
  run.left -= performance.now() - began;
  // What is too long stays here: the server's own thread would have to copy it.
  if (run.sent + (run.answer?.length ?? 0) > sent) {
    stop(run.key, new Error(tooMuch), false);
    return;
  }
  if (run.answer !== null) {
    active = null;
    post({ kind: 'done', json: run.answer, isSpent: isSpent() });
  } else if (run.pending.size === 0) stop(run.key, new Error('silent'), false);
}

function stop(key: string, error: unknown, isLate: boolean): void {
  active = null;
  const detail = error instanceof Error ? error.message : String(error);
  const isTooDeep = /stack/i.test(detail);
  const isBroken = error instanceof WebAssembly.RuntimeError || error instanceof RangeError || /out of memory|alloc/i.test(detail);
  if (isLate) leave(key, 'time');
  // An engine that ran into the wall of its memory is not asked to tidy up.
  else if (isBroken) post({ kind: 'broken', reason: isTooDeep ? 'stack' : 'memory' });
  else if (isTooDeep) leave(key, 'stack');
  else if (detail === tooMuch) leave(key, 'sent');
  else if (detail === 'silent') leave(key, 'silent');
  else leave(key, 'error', detail.slice(0, 500));
}

function leave(key: string, reason: StopReason, detail?: string): void {
  try {
    discard(key);
    post({ kind: 'stopped', reason, isSpent: isSpent(), ...(detail !== undefined && { detail }) });
  } catch {
    post({ kind: 'broken', reason });
  }
}

/** What runs have left behind would be missing to others: the engine gives no memory back. */
function isSpent(): boolean {
  return wasmMemory.buffer.byteLength > retainedBytes;
}

function discard(key: string): void {
  const room = rooms.get(key);
  rooms.delete(key);
  room?.guest?.run.dispose();
  room?.guest?.answer.dispose();
  room?.context.dispose();
  room?.runtime.dispose();
}

/** Returns the context of a program and caller, made anew at the end of its life. Making one takes 10 ms, keeping one less than half a MiB. */
function roomOf(key: string, js: string): Room {
  const known = rooms.get(key);
  if (known && known.calls < reuse) {
    known.calls++;
    rooms.delete(key);
    rooms.set(key, known);
    return known;
  }
  discard(key);
  for (const oldest of rooms.keys()) if (rooms.size >= maxRooms) discard(oldest);
  const runtime = quickJs.newRuntime({ maxStackSizeBytes: stackBytes, memoryLimitBytes: memory });
  runtime.setInterruptHandler(isLate);
  const context = runtime.newContext();
  const room: Room = { runtime, context, guest: null, calls: 1 };
  rooms.set(key, room);
  expose(context);
  for (const [text, name] of [
    [library, 'library'],
    [js, 'program'],
  ] as const) {
    context.unwrapResult(context.evalCode(text, name)).dispose();
  }
  const guest = context.unwrapResult(context.evalCode('library.open(globalThis.handler, ask, done, encode)', 'open'));
  room.guest = { run: context.getProp(guest, 'run'), answer: context.getProp(guest, 'answer') };
  guest.dispose();
  return room;
}

function expose(context: QuickJSContext): void {
  const ask = context.newFunction('ask', (number, name, args) => {
    const call = context.getNumber(number);
    if (!active) return;
    const message = { kind: 'host', call, name: context.getString(name), args: context.getString(args) } as const;
    active.sent += message.name.length + message.args.length;
    if (active.sent > sent) throw new Error(tooMuch);
    active.pending.add(call);
    post(message);
  });
  const done = context.newFunction('done', (json) => {
    if (active) active.answer ??= context.getString(json);
  });
  const encode = context.newFunction('encode', (name, args) => context.newString(JSON.stringify(encoded(context.getString(name), context.getString(args)))));
  for (const [name, exit] of Object.entries({ ask, done, encode })) {
    context.setProp(context.global, name, exit);
    exit.dispose();
  }
}

const encoders = new Map<string, (texts: string[]) => string>([
  ['hash', ([text = '', algorithm, encoding]) => hash(text, algorithm, encoding)],
  ['hmac', ([text = '', key = '', algorithm, encoding]) => hmac(text, key, algorithm, encoding)],
  ['encodeBase64', ([text = '']) => encodeBase64(text)],
  ['decodeBase64', ([text = '']) => decodeBase64(text)],
  ['encodeUrl', ([text = '']) => encodeUrl(text)],
  ['decodeUrl', ([text = '']) => decodeUrl(text)],
]);

function encoded(name: string, args: string): EncodingAnswer {
  try {
    // Code that is written by hand may ask for anything.
    const texts = (JSON.parse(args) as unknown[]).map(String);
    return { text: encoders.get(name)?.(texts) ?? '' };
  } catch (error) {
    if (error instanceof Failure) return { failure: { ret: error.ret, text: error.text } };
    throw error;
  }
}
