import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { flowTypes } from '../analysis/flow-types.ts';
import { type Block, scheduleFlow } from '../analysis/schedule.ts';
import { findCycle } from '../checks/find-cycle.ts';
import { membersOf, type ParameterPath } from '../edits/interface/parameter-edits.ts';
import { isUnder } from '../edits/interface/return-edits.ts';
import { withoutDisabled } from '../formula/active-flow.ts';
import { isFormulaPart } from '../formula/expand-formulas.ts';
import type { Port } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition, ReturnField } from '../types/definition.ts';
import { edgeInto, type FlowNode, type PortRef } from '../types/flow.ts';

/** One line of the outline of a definition. `id` is unique in the tree and stable. */
export type OutlineItem = { id: string; children: OutlineItem[] } & (
  | { kind: 'section'; section: OutlineSection }
  | { kind: 'parameter'; parameter: Parameter; path: ParameterPath; pointer: string }
  | { kind: 'node'; node: FlowNode }
  | { kind: 'input'; node: FlowNode; port: Port; from?: PortRef; value?: Json; formula?: string }
  | { kind: 'return'; field: ReturnField; index: number }
);

/** `idle`: nodes that never run, because nothing needs them or they are disabled. */
type OutlineSection = 'parameters' | 'steps' | 'idle' | 'returns';

/**
 * Returns a definition as a tree: parameters, nodes in the order they run, fields of the answer. Below a node are its inputs, below a lazy input the
 * nodes that run only for it. Nodes of a flow with a cycle have no order and come as they were added.
 */
export function outlineTree(definition: InterfaceDefinition): OutlineItem[] {
  const flow = withoutDisabled(definition.flow);
  const types = flowTypes(definition);
  const isInner = ({ node, port }: PortRef) => {
    const found = flow.nodes.find(({ id }) => id === node);
    return (
      found !== undefined &&
      nodeTypeOf(found.type)
        ?.ports(found.settings, { definition })
        .outputs.find(({ name }) => name === port)?.inner !== undefined
    );
  };
  const hasCycle = findCycle(flow.edges.filter(({ from }) => !isInner(from))) !== null;
  const top: Block = hasCycle ? { steps: flow.nodes.map((node) => ({ node, lazy: {} })) } : scheduleFlow({ ...definition, flow });
  const running = new Set<string>();

  const nodeItem = (node: FlowNode, lazy: Readonly<Record<string, Block>>): OutlineItem => {
    running.add(node.id);
    const children = types.inputs(node.id).map((port): OutlineItem => {
      const from = edgeInto(definition.flow, node.id, port.name)?.from;
      const hasValue = node.values !== undefined && Object.hasOwn(node.values, port.name);
      const formula = node.formulas?.[port.name];
      const source = formula !== undefined ? { formula } : from ? { from } : hasValue ? { value: node.values?.[port.name] ?? null } : {};
      return { kind: 'input', id: `input.${node.id}.${port.name}`, node, port, ...source, children: blockItems(lazy[port.name]) };
    });
    return { kind: 'node', id: `node.${node.id}`, node, children };
  };
  // What a formula is made of has no lines of its own; what runs only for a part of it has.
  const blockItems = (block: Block | undefined): OutlineItem[] =>
    (block?.steps ?? []).flatMap(({ node, lazy }) => (isFormulaPart(node.id) ? Object.values(lazy).flatMap(blockItems) : [nodeItem(node, lazy)]));

  const steps = blockItems(top);
  const idle = definition.flow.nodes.filter(({ id }) => !running.has(id)).map((node) => nodeItem(node, {}));
  return [
    section('parameters', parameterItems(definition.parameters, [], '/parameters')),
    section('steps', steps),
    ...(idle.length > 0 ? [section('idle', idle)] : []),
    section('returns', returnItems(definition.returns)),
  ];
}

function section(name: OutlineSection, children: OutlineItem[]): OutlineItem {
  return { kind: 'section', id: name, section: name, children };
}

function parameterItems(parameters: readonly Parameter[], parent: ParameterPath, pointer: string): OutlineItem[] {
  return parameters.map((parameter, index) => {
    const path = [...parent, index];
    const at = `${pointer}/${index}`;
    const children = parameterItems(membersOf(parameter), path, `${at}/${parameter.properties ? 'properties' : 'items/properties'}`);
    return { kind: 'parameter', id: `parameter.${path.join('.')}`, parameter, path, pointer: at, children };
  });
}

/** Returns fields below the nearest field that their dotted name extends. */
function returnItems(returns: readonly ReturnField[]): OutlineItem[] {
  const items = returns.map((field, index): OutlineItem & { kind: 'return' } => ({ kind: 'return', id: `return.${index}`, field, index, children: [] }));
  const tops: OutlineItem[] = [];
  for (const item of items) {
    const hosts = items.filter((other) => other !== item && isUnder(item.field.name, other.field.name));
    const nearest = hosts.reduce<OutlineItem | null>(
      (best, host) => (best?.kind === 'return' && best.field.name.length >= host.field.name.length ? best : host),
      null,
    );
    (nearest?.children ?? tops).push(item);
  }
  return tops;
}
