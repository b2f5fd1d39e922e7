import { effectsInOrder } from '../../analysis/effects-in-order.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { isSameJson } from '../../types/same-json.ts';
import { withFlow } from './node-edits.ts';

/**
 * Lets an effect run before the one that runs before it now, or after the one after it. The order stands in the document itself: it is that of
 * the nodes. Where it cannot be, as one needs the other's result or is in another's loop, nothing changes.
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
  return isSameJson(effectsInOrder(moved), wanted) ? moved : definition;
}
