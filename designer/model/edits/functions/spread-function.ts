import type { Json } from '../../../../engine/core/json/json.ts';
import { parsedFormula } from '../../formula/parsed-formula.ts';
import { referencesIn } from '../../formula/references.ts';
import { withParameterGuards } from '../../node-type/parameter-guards.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { edgeInto, type FlowEdge, type FlowNode, type PortRef } from '../../types/flow.ts';
import { definitionOfFunction, type FunctionCopy, functionOf, functionSettings } from '../../types/flow-function.ts';
import { orderAnew, standingAnew } from '../flow/anew.ts';
import { withFormulaNames } from '../flow/formula-names.ts';
import { freeNodeId, removeNodes, setPortValue, standingIn, withFlow } from '../flow/node-edits.ts';
import { setNodeSettings } from '../flow/renamed-ports.ts';
import { spreadFormula } from '../flow/spread-formula.ts';

/** Makes the node call another version of its function. */
export function updateFunction(
  definition: InterfaceDefinition,
  node: string,
  latest: InterfaceDefinition,
  version: number,
  bundle: string,
): InterfaceDefinition {
  return setNodeSettings(definition, node, functionSettings(latest, version, bundle));
}

/** Replaces a node by the nodes of the function it calls; the function no longer affects them. */
export function spreadFunction(definition: InterfaceDefinition, id: string): InterfaceDefinition {
  const known = definition.flow.nodes.find((node) => node.id === id);
  const copy = known && functionOf(known);
  if (!known || !copy) return definition;
  // What formulas lead across is drawn first; what stands within stays a formula.
  const ports = Object.keys(known.formulas ?? {});
  const outer = ports.reduce((current, port) => spreadFormula(current, { node: id, port }), withoutReaders(definition, id));
  const inner = withoutParameterFormulas(definitionOfFunction({ ...copy, body: withParameterGuards(copy) }));
  return drawn(outer, outer.flow.nodes.find((node) => node.id === id)!, inner, copy);
}

/** Draws formulas of others that read the function as nodes. */
function withoutReaders(definition: InterfaceDefinition, id: string): InterfaceDefinition {
  return spreadWhere(definition, (text) => reads(text, 'node', (name) => name === id));
}

function withoutParameterFormulas(definition: InterfaceDefinition): InterfaceDefinition {
  const end = definition.flow.nodes.find(({ type }) => type === 'return')?.id;
  const readers = new Set(definition.flow.nodes.filter(({ type }) => type === 'parameter').map(({ id }) => id));
  return spreadWhere(definition, (text, node) => node === end || reads(text, 'name', () => true) || reads(text, 'node', (name) => readers.has(name)));
}

function spreadWhere(definition: InterfaceDefinition, isMeant: (text: string, node: string) => boolean): InterfaceDefinition {
  return definition.flow.nodes
    .flatMap(({ id: node, formulas = {} }) => Object.entries(formulas).flatMap(([port, text]) => (isMeant(text, node) ? [{ node, port }] : [])))
    .reduce(spreadFormula, definition);
}

function reads(text: string, kind: 'name' | 'node', isMeant: (name: string) => boolean): boolean {
  const { formula } = parsedFormula(text);
  return formula !== null && referencesIn(formula).some((reference) => reference.kind === kind && isMeant(reference.name));
}

/** The source of an input: an output, or a literal. */
type Input = { from: PortRef } | { value: Json };

function drawn(definition: InterfaceDefinition, call: FlowNode, { flow, parameters }: InterfaceDefinition, { body }: FunctionCopy): InterfaceDefinition {
  const steps = flow.nodes.filter(({ type, disabled }) => type !== 'parameter' && type !== 'return' && !disabled);
  const start = { x: Math.min(...steps.map(({ position }) => position.x)), y: Math.min(...steps.map(({ position }) => position.y)) };
  const bare = removeNodes(definition, [call.id]);
  const nodes = [...bare.flow.nodes];
  const ids = new Map<string, string>();
  for (const step of steps) {
    const id = freeNodeId({ flow: { ...bare.flow, nodes } }, step.id);
    ids.set(step.id, id);
    const position = { x: step.position.x - start.x + call.position.x, y: step.position.y - start.y + call.position.y };
    nodes.push({ ...step, id, position });
  }
  const placed = nodes.map((node) => {
    if (![...ids.values()].includes(node.id)) return node;
    const own = standingAnew(withFormulaNames(node, { node: ids }), ids);
    return own.within ? own : standingIn(own, call.within);
  });
  /** What a parameter of the function is: what ran into the node, or what was typed into it. */
  const inputs = new Map(
    body.parameters.map(({ name }): [string, Input] => {
      const edge = edgeInto(definition.flow, call.id, name);
      return [name, edge ? { from: edge.from } : { value: call.values?.[name] ?? parameters.find((one) => one.name === name)?.default ?? null }];
    }),
  );
  const readers = new Map(flow.nodes.filter(({ type }) => type === 'parameter').map(({ id, settings }) => [id, String(settings.name)]));
  const end = flow.nodes.find(({ type }) => type === 'return')?.id;
  const sourceOf = (from: PortRef): Input => {
    const reader = readers.get(from.node);
    return reader === undefined ? { from: { node: ids.get(from.node) ?? from.node, port: from.port } } : (inputs.get(reader) ?? { value: null });
  };
  let result = withFlow(bare, { nodes: placed });
  const edges: FlowEdge[] = [];
  const feed = (to: PortRef, source: Input) => {
    if ('from' in source) edges.push({ from: source.from, to });
    else result = setPortValue(result, to.node, to.port, source.value);
  };
  for (const { from, to } of flow.edges) if (ids.has(to.node)) feed({ node: ids.get(to.node)!, port: to.port }, sourceOf(from));
  for (const { from, to } of definition.flow.edges) {
    if (from.node !== call.id) continue;
    const inner = flow.edges.find((edge) => edge.to.node === end && edge.to.port === from.port);
    const typed = flow.nodes.find((node) => node.id === end)?.values?.[from.port];
    feed(to, inner ? sourceOf(inner.from) : { value: typed ?? null });
  }
  const order = [...(result.flow.order ?? []), ...orderAnew(flow.order, ids)];
  return withFlow(result, { edges: [...result.flow.edges, ...edges], ...(order.length > 0 && { order }) });
}
