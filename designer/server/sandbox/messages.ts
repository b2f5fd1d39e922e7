/** What travels between the server and a sandbox worker. Values are JSON texts: nothing else crosses. */
import type { Text } from '../../../engine/core/text/text.ts';

/** Settings of a worker. */
export interface WorkerSettings {
  /** The guest's own library as JavaScript. */
  library: string;
  /** The engine's module: a worker that is needed again does not read it from disk. */
  wasm: WebAssembly.Module;
  /** Bytes one run may use. */
  memory: number;
  compute: number;
  /** Characters a run may send in all. */
  sent: number;
  reuse: number;
  rooms: number;
}

/** A message to a worker. */
export type ToWorker =
  /** `js` comes with the first run of a program on this worker. */
  { kind: 'run'; program: string; js?: string; scope: string; parameters: string; caller: string } | { kind: 'answer'; call: number; json: string };

/** A message of a worker. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'host'; call: number; name: string; args: string }
  | { kind: 'done'; json: string; isSpent: boolean }
  /** The run ended without an answer; the worker goes on. */
  | { kind: 'stopped'; reason: StopReason; detail?: string; isSpent: boolean }
  /** As `stopped`, and the worker's memory is spent. */
  | { kind: 'broken'; reason: StopReason };

export type StopReason = 'sent' | 'time' | 'memory' | 'stack' | 'silent' | 'error';

/** The answer of an encoding to the guest. */
export type EncodingAnswer = { text: string } | { failure: { ret: number; text: Text } };

/** The result of a call in the guest's library. */
export type GuestAnswer =
  | { data: unknown }
  | { failure: { ret: number; text: Text; data?: unknown } }
  | { error: { message: string; line: number | null; column: number | null } };
