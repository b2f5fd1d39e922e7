import type { Json } from '../../../engine/core/json/json.ts';
import type { ReturnField } from '../../model/types/definition.ts';
import type { Flow } from '../../model/types/flow.ts';

/** The flow of a mock: the example is the whole answer. */
export function mockFlow(example: Json): Flow {
  return {
    nodes: [
      { id: 'example', type: 'constant', settings: { value: example }, position: { x: 0, y: 0 } },
      { id: 'return', type: 'return', settings: { whole: true }, position: { x: 320, y: 0 } },
    ],
    edges: [{ from: { node: 'example', port: 'value' }, to: { node: 'return', port: 'data' } }],
  };
}

/** Nothing but the end, with an input per return field; one for all where the answer is no object. */
export function emptyFlow(returns: readonly ReturnField[]): Flow {
  const isWhole = returns.some(({ name }) => name.startsWith('['));
  return { nodes: [{ id: 'return', type: 'return', settings: isWhole ? { whole: true } : {}, position: { x: 320, y: 0 } }], edges: [] };
}
