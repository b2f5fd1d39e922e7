import type { Text } from '../../../engine/core/text/text.ts';
import type { Values } from '../node-type/node-type.ts';

/** One run of one node within a test run. A node in a loop has one step per turn. */
export interface TraceStep {
  node: string;
  /** Of the node itself, without the nodes behind its lazy inputs. */
  milliseconds: number;
  outputs: Values;
  /** Of a loop that turned: what its inner outputs were at the last turn. */
  inner?: Values;
  /** It ended the call. */
  failure?: { ret: number; text: Text };
  /** Its outputs were pinned, it did not run. */
  isPinned?: boolean;
}

/** The limit of steps that a trace retains, in the order the nodes ended. */
export const maxSteps = 2_000;

/** Outputs to use in place of running a node, by node id. */
export type Pins = Readonly<Record<string, Values>>;

/** A single node to run, with the values of its inputs. */
export interface AloneNode {
  node: string;
  inputs: Values;
}

/** Returns `ret` and text of an error that ends a call with an answer of its own; null for any other error. */
export function failureOf(error: unknown): TraceStep['failure'] | null {
  if (!(error instanceof Error) || !('ret' in error) || typeof error.ret !== 'number' || !('text' in error)) return null;
  // What only designers may know, such as the host that did not answer.
  const detail = 'detail' in error ? (error.detail as Text | undefined) : undefined;
  return { ret: error.ret, text: detail ?? (error.text as Text) };
}
