import { effectsInOrder } from '../../analysis/effects-in-order.ts';
import { unorderedEffects } from '../../analysis/unordered-effects.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowOrder } from '../../types/flow.ts';
import { withFlow } from './node-edits.ts';

/** Returns the key of a sequence edge. */
export function orderKey({ before, after }: FlowOrder): string {
  return `${before} > ${after}`;
}

/** Makes one effect run before another. */
export function putInOrder(definition: InterfaceDefinition, edge: FlowOrder): InterfaceDefinition {
  const { order = [] } = definition.flow;
  if (edge.before === edge.after || order.some((known) => orderKey(known) === orderKey(edge))) return definition;
  return withFlow(definition, { order: [...order, edge] });
}

/** Removes sequence edges by key. */
export function takeOutOfOrder(definition: InterfaceDefinition, keys: Iterable<string>): InterfaceDefinition {
  const gone = new Set(keys);
  const { order = [] } = definition.flow;
  const remaining = order.filter((edge) => !gone.has(orderKey(edge)));
  return remaining.length === order.length ? definition : withOrder(definition, remaining);
}

/** Fixes the order of effects that have none, as they run now. */
export function writeOrder(definition: InterfaceDefinition): InterfaceDefinition {
  return unorderedEffects(definition).reduce(putInOrder, definition);
}

/** Makes these effects run one after the other, regardless of their former order. */
export function chain(definition: InterfaceDefinition, ids: readonly string[]): InterfaceDefinition {
  const among = new Set(ids);
  const others = (definition.flow.order ?? []).filter(({ before, after }) => !among.has(before) || !among.has(after));
  const links = ids.slice(1).map((after, index): FlowOrder => ({ before: ids[index]!, after }));
  return withOrder(definition, [...others, ...links]);
}

/** Whether the effects can run in this order: nothing that is needed comes later. */
export function isPossible(definition: InterfaceDefinition, ids: readonly string[]): boolean {
  const order = effectsInOrder(definition).filter((id) => ids.includes(id));
  return order.every((id, index) => id === ids[index]);
}

function withOrder(definition: InterfaceDefinition, order: FlowOrder[]): InterfaceDefinition {
  if (order.length > 0) return withFlow(definition, { order });
  const { order: _, ...flow } = definition.flow;
  return { ...definition, flow };
}
