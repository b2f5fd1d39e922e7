import type { Text } from '../../../engine/core/text/text.ts';
import type { Values } from '../node-type/node-type.ts';

/** What one node did once in a test run. A node inside a loop has a step per turn. */
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

/** Steps of a run that are kept, in the order the nodes ended. */
export const maxSteps = 2_000;

/** Outputs that stand in for running a node, by node. */
export type Pins = Readonly<Record<string, Values>>;

/** A node to run by itself, with the values at its inputs. */
export interface AloneNode {
  node: string;
  inputs: Values;
}

/** Return code and sentence of an error that ends a call with an answer of its own; null for every other fault. */
export function failureOf(error: unknown): TraceStep['failure'] | null {
  if (!(error instanceof Error) || !('ret' in error) || typeof error.ret !== 'number' || !('text' in error)) return null;
  // What only designers may know, such as the host that did not answer.
  const detail = 'detail' in error ? (error.detail as Text | undefined) : undefined;
  return { ret: error.ret, text: detail ?? (error.text as Text) };
}
