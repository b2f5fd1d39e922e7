import type { InterfaceDefinition } from './definition.ts';
import { edgeInto } from './flow.ts';
import type { Port } from './node-type.ts';
import { nodeTypeOf } from './nodes/node-types.ts';
import { anyValue, typeOfValue, type ValueType } from './value-type.ts';

export interface FlowTypes {
  inputs(node: string): readonly Port[];
  outputs(node: string): readonly Port[];
  /** Type of an output port, `any` where nothing is known. */
  output(node: string, port: string): ValueType;
  /** Undefined for a port that does not exist. */
  hasOutput(node: string, port: string): boolean;
}

/** The types on all edges of a flow. A cycle is no obstacle: its values are `any`. */
export function flowTypes(definition: Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns'>): FlowTypes {
  const { flow } = definition;
  const known = new Map<string, Record<string, ValueType>>();
  const underway = new Set<string>();
  const ports = new Map(flow.nodes.map((node) => [node.id, nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] }]));

  const outputsOf = (id: string): Record<string, ValueType> => {
    const done = known.get(id);
    if (done) return done;
    const node = flow.nodes.find((candidate) => candidate.id === id);
    if (!node || underway.has(id)) return {};
    underway.add(id);
    const types = Object.fromEntries((ports.get(id)?.outputs ?? []).map((port) => [port.name, port.type]));
    const inputs = Object.fromEntries(
      (ports.get(id)?.inputs ?? []).map((port) => {
        const edge = edgeInto(flow, id, port.name);
        if (edge) return [port.name, outputsOf(edge.from.node)[edge.from.port] ?? anyValue];
        if (node.values && Object.hasOwn(node.values, port.name)) return [port.name, typeOfValue(node.values[port.name] ?? null)];
        // A port that is still empty is one problem; its consequences further on would be noise.
        return [port.name, port.default === undefined ? anyValue : typeOfValue(port.default)];
      }),
    );
    const result = { ...types, ...nodeTypeOf(node.type)?.outputTypes?.(node.settings, inputs, { definition }) };
    underway.delete(id);
    known.set(id, result);
    return result;
  };

  return {
    inputs: (id) => ports.get(id)?.inputs ?? [],
    outputs: (id) => ports.get(id)?.outputs ?? [],
    output: (id, port) => outputsOf(id)[port] ?? anyValue,
    hasOutput: (id, port) => ports.get(id)?.outputs.some(({ name }) => name === port) ?? false,
  };
}
