import { ref } from 'valtio/vanilla';
import type { MockedFailure } from '../../model/evaluate/mocked-failure.ts';
import type { Values } from '../../model/node-type/node-type.ts';
import type { Designer } from './designer.ts';

/** Test runs stop before this node, or go on. */
export function toggleBreakpoints({ state }: Designer, nodes: readonly string[]): void {
  const isOn = nodes.every((node) => state.breakpoints.includes(node));
  const others = state.breakpoints.filter((node) => !nodes.includes(node));
  state.breakpoints = ref(isOn ? others : [...others, ...nodes]);
}

/** What stands in for running a node in test runs; null runs it. */
export type NodeMock = { outputs: Values } | { failure: MockedFailure } | null;

/** What stands in for a node; outputs come before a failure where it has both. */
export function mockOf({ pins, failing }: Pick<Designer['state'], 'pins' | 'failing'>, node: string): NodeMock {
  const [outputs, failure] = [pins[node], failing[node]];
  return outputs ? { outputs } : failure ? { failure } : null;
}

/** Sets what stands in for a node in test runs, in place of what stood in before; null runs it again. */
export function mockNode({ state }: Designer, node: string, mock: NodeMock): void {
  const { [node]: _, ...pins } = state.pins;
  const { [node]: __, ...failing } = state.failing;
  state.pins = ref(mock && 'outputs' in mock ? { ...pins, [node]: mock.outputs } : pins);
  state.failing = ref(mock && 'failure' in mock ? { ...failing, [node]: mock.failure } : failing);
}
