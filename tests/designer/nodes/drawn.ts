import { flowTypes } from '../../../designer/model/analysis/flow-types.ts';
import { emptyDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition, ReturnField } from '../../../designer/model/types/definition.ts';
import type { FlowNode } from '../../../designer/model/types/flow.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';

export interface Drawing {
  service: string;
  parameters?: Parameter[];
  /** By id. Each parameter has a node of its name besides, and `return` is there. */
  nodes?: Record<string, { type: string; settings?: Record<string, Json>; values?: Record<string, Json>; disabled?: boolean; title?: string; within?: string }>;
  /** `node.port -> node.port` */
  edges: string[];
  /** `node -> node` */
  order?: string[];
  /** Left out: what the edges into `return` bring. */
  returns?: ReturnField[];
}

/** A definition as it would be drawn. Return fields are those the edges into `return` name. */
export function drawn({ service, parameters = [], nodes = {}, edges, order, returns }: Drawing): InterfaceDefinition {
  const portOf = (end: string) => {
    const [node = '', port = ''] = end.split('.');
    return { node, port };
  };
  const ends = edges.map((edge) => {
    const [from, to] = edge.split(' -> ').map(portOf);
    return { from: from!, to: to! };
  });
  const sequence = order?.map((edge) => {
    const [before = '', after = ''] = edge.split(' -> ');
    return { before, after };
  });
  const position = { x: 0, y: 0 };
  const drawnNodes: FlowNode[] = [
    ...parameters.map(({ name }) => ({ id: name, type: 'parameter', settings: { name }, position })),
    ...Object.entries(nodes).map(([id, { within, ...node }]) => ({
      settings: {},
      ...node,
      id,
      position,
      ...(within !== undefined && { within: portOf(within) }),
    })),
    { id: 'return', type: 'return', settings: {}, position },
  ];
  const definition = {
    ...emptyDefinition(service),
    module: 'Check',
    parameters,
    flow: { nodes: drawnNodes, edges: ends, ...(sequence && { order: sequence }) },
  };
  const types = flowTypes(definition);
  const fields = ends
    .filter(({ to }) => to.node === 'return')
    .map(({ from, to }): ReturnField => {
      const { type } = types.output(from.node, from.port);
      return { name: to.port, type: type === 'any' ? 'object' : type };
    });
  return { ...definition, returns: returns ?? fields };
}
