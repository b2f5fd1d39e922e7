import type { Flow, FlowNode } from '../types/flow.ts';
import type { TraceStep } from './run-trace.ts';

/** The parts of a flow that runs have reached. */
export interface Coverage {
  /** Nodes that could run: neither disabled nor the frame of others. */
  total: number;
  /** Those no run has reached. Of a node that ends a call: no run was ended by it. */
  missed: readonly FlowNode[];
}

type Reached = Pick<TraceStep, 'node'> & { failure?: unknown };

/**
 * Computes what runs have reached.
 * @param runs the steps of each run
 */
export function coverageOf({ nodes }: Flow, runs: readonly (readonly Reached[])[]): Coverage {
  const reached = new Set(runs.flatMap((steps) => steps.map(({ node }) => node)));
  const ended = new Set(runs.flatMap((steps) => steps.filter(({ failure }) => failure !== undefined).map(({ node }) => node)));
  const active = nodes.filter(({ disabled }) => !disabled);
  return { total: active.length, missed: active.filter(({ id, type }) => !(type === 'fail' ? ended : reached).has(id)) };
}
