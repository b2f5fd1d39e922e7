import type { Json } from '../../../engine/core/json/json.ts';
import { activeFlow } from '../formula/active-flow.ts';
import type { Port, Ports } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import { digitsOf } from '../semantics/values/decimals.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';
import { anyValue, typeOfValue, type ValueType } from '../types/value-type.ts';

/** The inferred types of a flow. */
export interface FlowTypes {
  inputs(node: string): readonly Port[];
  outputs(node: string): readonly Port[];
  /** Type of an output port, `any` where nothing is known. */
  output(node: string, port: string): ValueType;
  /** Type of what is written into an input port, or of its default; `any` where nothing is. */
  typed(node: string, port: string): ValueType;
  /** Undefined for a port that does not exist. */
  hasOutput(node: string, port: string): boolean;
}

type Types = Record<string, ValueType>;

const noPorts: Ports = { inputs: [], outputs: [] };

/**
 * Infers the types of all ports of a flow. Values in a cycle have the type `any`. Disabled nodes have ports, so that the canvas can draw them, but
 * other nodes get no type from them.
 */
export function flowTypes(definition: Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns' | 'table'>): FlowTypes {
  const active = activeFlow(definition.flow);
  const nodes = new Map([...definition.flow.nodes, ...active.nodes].map((node) => [node.id, node]));
  const edges = new Map(active.edges.map((edge) => [`${edge.to.node} ${edge.to.port}`, edge]));
  const ports = new Map(Array.from(nodes.values(), (node) => [node.id, nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? noPorts]));
  const outer = new Map<string, Types>();
  const inner = new Map<string, Types>();
  const underway = new Set<string>();

  const typeOf = (id: string, name: string): ValueType => {
    const port = ports.get(id)?.outputs.find((output) => output.name === name);
    if (!port) return anyValue;
    // What a loop hands to its body depends on its list, not on the body.
    return (port.inner === undefined ? outputsOf(id) : innerOf(id))[name] ?? port.type;
  };

  const inputsOf = (id: string, inputs: readonly Port[]): Types => {
    const node = nodes.get(id);
    return Object.fromEntries(
      inputs.map((port) => {
        const edge = edges.get(`${id} ${port.name}`);
        return [port.name, edge ? typeOf(edge.from.node, edge.from.port) : typedInto(node, port)];
      }),
    );
  };

  const outputsOf = (id: string): Types => {
    const done = outer.get(id);
    if (done) return done;
    const node = nodes.get(id);
    if (!node || underway.has(id)) return {};
    underway.add(id);
    const result = nodeTypeOf(node.type)?.outputTypes?.(node.settings, inputsOf(id, ports.get(id)?.inputs ?? []), { definition }) ?? {};
    underway.delete(id);
    outer.set(id, result);
    return result;
  };

  const innerOf = (id: string): Types => {
    const done = inner.get(id);
    if (done) return done;
    const node = nodes.get(id);
    const key = `${id} inner`;
    if (!node || underway.has(key)) return {};
    underway.add(key);
    const eager = (ports.get(id)?.inputs ?? []).filter((port) => !port.lazy);
    const result = nodeTypeOf(node.type)?.innerTypes?.(node.settings, inputsOf(id, eager), { definition }) ?? {};
    underway.delete(key);
    inner.set(id, result);
    return result;
  };

  return {
    inputs: (id) => ports.get(id)?.inputs ?? [],
    outputs: (id) => ports.get(id)?.outputs ?? [],
    output: typeOf,
    typed: (id, name) =>
      typedInto(
        nodes.get(id),
        ports.get(id)?.inputs.find((port) => port.name === name),
      ),
    hasOutput: (id, port) => ports.get(id)?.outputs.some(({ name }) => name === port) ?? false,
  };
}

function typedInto(node: FlowNode | undefined, port: Port | undefined): ValueType {
  if (!node || !port) return anyValue;
  if (node.values && Object.hasOwn(node.values, port.name)) return typeOfTyped(node.values[port.name] ?? null);
  // A port that is still empty is one problem; its consequences further on would be noise.
  return port.default === undefined ? anyValue : typeOfTyped(port.default);
}

/** A number that is written there is known. */
function typeOfTyped(value: Json): ValueType {
  const type = typeOfValue(value);
  if (typeof value !== 'number') return type;
  const places = digitsOf(value)?.places;
  return { ...type, literal: value, ...(type.unit === 'decimal' && places !== undefined && { places }) };
}
