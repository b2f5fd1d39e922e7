import { flowTypes } from '../analysis/flow-types.ts';
import { activeFlow } from '../formula/active-flow.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { edgeInto, type PortRef } from '../types/flow.ts';
import { anyValue, typeOfValue, type ValueType } from '../types/value-type.ts';

/** Returns the type a formula would have in a port; `any` if it cannot be parsed. */
export function formulaType(definition: InterfaceDefinition, { node, port }: PortRef, text: string): ValueType {
  const nodes = definition.flow.nodes.map((one) => (one.id === node ? { ...one, disabled: false, formulas: { [port]: text } } : one));
  const flow = { ...definition.flow, nodes };
  const active = activeFlow(flow);
  const from = edgeInto(active, node, port)?.from;
  if (from) return flowTypes({ ...definition, flow }).output(from.node, from.port);
  const value = active.nodes.find(({ id }) => id === node)?.values?.[port];
  return value === undefined || value === null ? anyValue : typeOfValue(value);
}
