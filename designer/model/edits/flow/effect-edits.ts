import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import { effectsInOrder } from '../../analysis/effects-in-order.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { withFlow } from './node-edits.ts';
import { chain, isPossible } from './order-edits.ts';

/**
 * Moves an effect before the one that runs before it, or after the one that runs after it. The order is that of the nodes in the document. Returns the
 * definition unchanged if one needs the result of the other or runs in another loop.
 */
export function moveEffect(definition: InterfaceDefinition, id: string, way: 'earlier' | 'later'): InterfaceDefinition {
  const order = effectsInOrder(definition);
  const place = order.indexOf(id);
  const other = order[way === 'earlier' ? place - 1 : place + 1];
  const { nodes } = definition.flow;
  const node = nodes.find((one) => one.id === id);
  if (place < 0 || other === undefined || !node) return definition;
  const others = nodes.filter((one) => one !== node);
  const at = others.findIndex((one) => one.id === other) + (way === 'earlier' ? 0 : 1);
  const moved = withFlow(definition, { nodes: others.toSpliced(at, 0, node) });
  const wanted = order.with(place, other).with(way === 'earlier' ? place - 1 : place + 1, id);
  const isDrawn = definition.flow.order?.some(({ before, after }) => before === id || after === id || before === other || after === other);
  if (isDrawn && isSameJson(node.within, definition.flow.nodes.find((one) => one.id === other)?.within)) {
    const block = wanted.filter((one) => isSameJson(definition.flow.nodes.find((known) => known.id === one)?.within, node.within));
    const chained = chain(definition, block);
    return isPossible(chained, block) ? chained : definition;
  }
  return isSameJson(effectsInOrder(moved), wanted) ? moved : definition;
}
