import type { Text } from '../../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import { nodeName } from '../../parts/node-name.ts';

/** Words of a place: a key below `diagnostics.place` and the name of what stands there. */
export interface PlaceName {
  key: 'node' | 'edge' | 'parameter' | 'return' | 'column' | 'table' | 'test' | 'example' | 'code' | 'interface';
  name: string;
}

/** Where a diagnostic is, as a person calls it: its node, its connection, or what its pointer leads to. */
export function placeName(definition: InterfaceDefinition, { node, pointer }: Diagnostic, textOf: (text: Text) => string): PlaceName {
  if (node !== undefined) return { key: 'node', name: nodeName(definition, node, textOf) };
  const { flow, parameters, returns, table, tests } = definition;
  const [, part, list, item] = pointer.split('/');
  switch (part) {
    case 'flow': {
      const edge = list === 'edges' ? flow.edges[Number(item)] : undefined;
      if (edge) return { key: 'edge', name: [edge.from, edge.to].map((end) => nodeName(definition, end.node, textOf)).join(' → ') };
      const owner = list === 'nodes' ? flow.nodes[Number(item)] : undefined;
      return owner ? { key: 'node', name: nodeName(definition, owner.id, textOf) } : { key: 'interface', name: '' };
    }
    case 'parameters':
      return { key: 'parameter', name: parameters[Number(list)]?.name ?? '' };
    case 'returns':
      return { key: 'return', name: returns[Number(list)]?.name ?? '' };
    case 'table':
      return list === 'columns' && item !== undefined
        ? { key: 'column', name: table?.columns[Number(item)]?.name ?? '' }
        : { key: 'table', name: table?.name ?? '' };
    case 'tests':
      return { key: 'test', name: tests?.[Number(list)]?.title ?? '' };
    case 'example':
    case 'code':
      return { key: part, name: '' };
    default:
      return { key: 'interface', name: '' };
  }
}
