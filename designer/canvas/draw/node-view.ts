import type { Json } from '../../../engine/core/json/json.ts';
import { effectOrderOf, type FlowIndex, flowIndex, orderedIn } from '../../model/edits/flow/flow-index.ts';
import type { NodeFamily } from '../../model/node-type/node-type.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import type { ValueType } from '../../model/types/value-type.ts';

export interface PortView {
  name: string;
  type: ValueType;
  required: boolean;
  /** An edge ends here. */
  isFed: boolean;
  /** Typed into the node. */
  value?: Json;
  formula?: string;
  default?: Json;
}

/** A node as it is drawn. The same object as before where nothing that shows has changed. */
export interface NodeView {
  node: FlowNode;
  family: NodeFamily;
  inputs: PortView[];
  outputs: PortView[];
  /** Required inputs that nothing feeds yet: "make parameters" is offered for them. */
  freeInputs: number;
  /** The place among the nodes with an effect, from 1; left out for others, and for the only one. */
  order?: number;
  /** An order can be drawn between it and others. */
  isOrdered: boolean;
}

/** The types that views were made with: as long as they are the same, so are the ports. */
const typesBehind = new WeakMap<object, FlowIndex['types']>();

/** Views of all nodes by id. @param before those of the definition before, for the views that stay */
export function viewNodes(definition: InterfaceDefinition, before: ReadonlyMap<string, NodeView>): Map<string, NodeView> {
  const index = flowIndex(definition);
  const views = typesBehind.get(before) === index.types ? withNodes(definition, before) : makeViews(definition, before, index);
  typesBehind.set(views, index.types);
  return views;
}

function withNodes({ flow }: InterfaceDefinition, before: ReadonlyMap<string, NodeView>): Map<string, NodeView> {
  return new Map(
    flow.nodes.flatMap((node): [string, NodeView][] => {
      const known = before.get(node.id);
      return known ? [[node.id, known.node === node ? known : { ...known, node }]] : [];
    }),
  );
}

function makeViews(definition: InterfaceDefinition, before: ReadonlyMap<string, NodeView>, index: FlowIndex): Map<string, NodeView> {
  const order = effectOrderOf(definition);
  const ordered = orderedIn(definition);
  const fed = new Set(definition.flow.edges.map(({ to }) => `${to.node}.${to.port}`));
  return new Map(
    definition.flow.nodes.map((node) => {
      const place = order.length > 1 ? order.indexOf(node.id) + 1 : 0;
      const view = { ...viewNode(node, index, fed), isOrdered: ordered.has(node.id), ...(place > 0 && { order: place }) };
      const known = before.get(node.id);
      return [node.id, known && known.node === node && isSameShape(known, view) ? known : view];
    }),
  );
}

function viewNode(node: FlowNode, index: FlowIndex, fed: ReadonlySet<string>): Omit<NodeView, 'isOrdered'> {
  const ports = index.ports(node.id);
  const taking = ports.inputs.filter(({ isBare }) => !isBare);
  const inputs = taking.map(({ name, type: wanted, required = false, default: preset }): PortView => {
    const typed = node.values && Object.hasOwn(node.values, name) ? node.values[name] : undefined;
    return {
      name,
      type: wanted,
      required,
      isFed: fed.has(`${node.id}.${name}`),
      ...(typed !== undefined && { value: typed }),
      ...(node.formulas?.[name] !== undefined && { formula: node.formulas[name] }),
      ...(preset !== undefined && { default: preset }),
    };
  });
  const freeInputs = taking.filter((port, row) => port.required && !port.lazy && isFree(inputs[row])).length;
  const outputs = ports.outputs.map(({ name }): PortView => ({ name, type: index.types.output(node.id, name), required: false, isFed: false }));
  return { node, family: nodeTypeOf(node.type)?.family ?? 'code', inputs, outputs, freeInputs: node.type === 'return' ? 0 : freeInputs };
}

function isFree(port: PortView | undefined): boolean {
  return port !== undefined && !port.isFed && port.value === undefined && port.formula === undefined;
}

function isSameShape(one: NodeView, other: NodeView): boolean {
  return JSON.stringify([one.inputs, one.outputs, one.order, one.isOrdered]) === JSON.stringify([other.inputs, other.outputs, other.order, other.isOrdered]);
}
