import { emptyDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { FlowEdge, FlowNode } from '../../../designer/model/types/flow.ts';

const rows = 15;

/**
 * A sound interface of that many nodes in columns of fifteen, each fed by its neighbours to the left: rounded numbers and sums of two,
 * as many sums as give one and a half edges per node.
 */
export function largeFlow(method: string, count: number): InterfaceDefinition {
  const place = (index: number) => ({ x: Math.floor(index / rows) * 320, y: (index % rows) * 208 });
  const idAt = (index: number) => `n${index}`;
  const inner = count - rows - 1;
  const nodes: FlowNode[] = [];
  const edges: FlowEdge[] = [];
  const join = (from: number, to: number, port: string) =>
    edges.push({ from: { node: idAt(from), port: from < rows ? 'value' : 'result' }, to: { node: idAt(to), port } });
  for (let index = 0; index < rows; index++) {
    nodes.push({ id: idAt(index), type: 'parameter', settings: { name: `p${index}` }, position: place(index) });
  }
  let wanted = 1.5 * count - inner - 1;
  for (let index = rows; index < rows + inner; index++) {
    const isSum = wanted-- > 0;
    nodes.push({ id: idAt(index), type: 'operation', settings: { operator: isSum ? 'add' : 'abs' }, position: place(index) });
    const left = index - rows;
    join(left, index, isSum ? 'a' : 'value');
    if (isSum) join(left % rows === rows - 1 ? left - rows + 1 : left + 1, index, 'b');
  }
  nodes.push({ id: 'return', type: 'return', settings: {}, position: place(rows + inner) });
  edges.push({ from: { node: idAt(rows + inner - 1), port: 'result' }, to: { node: 'return', port: 'sum' } });
  return {
    ...emptyDefinition(`App.Bench.${method}`),
    title: method,
    parameters: Array.from({ length: rows }, (_, index) => ({ name: `p${index}`, type: 'float' as const, required: true })),
    returns: [{ name: 'sum', type: 'float' }],
    flow: { nodes, edges },
  };
}
