import { nodeTypeOf } from '../nodes/node-types.ts';
import type { Flow, FlowEdge, FlowNode, PortRef } from '../types/flow.ts';
import { buildFormula, type NodeSink, type Source } from './build-formula.ts';
import type { Formula, TextRange } from './formula-types.ts';
import { parsedFormula } from './parsed-formula.ts';

/** A node that is a part of a formula, with the place of the part in its text. */
export interface FormulaPart extends TextRange {
  /** The node whose port has the formula, and the port. */
  node: string;
  port: string;
}

/** Between the parts of such a node's id; no stored id has one. */
const mark = ':';

/** Returns the id of the node whose port has the formula that this node is a part of; the id itself for any other node. */
export function ownerOf(id: string): string {
  const at = id.indexOf(mark);
  return at < 0 ? id : id.slice(0, at);
}

/** Returns the port whose formula this node is a part of; empty for any other node. */
export function portOfPart(id: string): string {
  return id.split(mark)[1] ?? '';
}

/** Whether a node is a part of a formula. */
export function isFormulaPart(id: string): boolean {
  return id.includes(mark);
}

/**
 * Replaces the formulas of a flow by nodes. The result is what runs, is checked and is printed, so a formula means what its nodes mean. A formula with
 * a syntax error adds nothing. Returns the very object if there is no formula.
 */
export function expandFormulas(flow: Flow): Flow {
  if (!flow.nodes.some(hasFormulas)) return flow;
  const { nodes, edges } = expansionOf(flow);
  return { ...flow, nodes, edges };
}

/** Does the same and returns the place of each added node in the text of its formula, by node id. */
export function expansionOf(flow: Flow): { nodes: FlowNode[]; edges: FlowEdge[]; parts: Map<string, FormulaPart> } {
  const expansion = new Expansion(flow);
  for (const node of flow.nodes) {
    for (const [port, text] of Object.entries(node.formulas ?? {})) {
      const { formula } = parsedFormula(text);
      if (formula) expansion.add(node.id, port, formula);
    }
  }
  return expansion;
}

function hasFormulas({ formulas }: FlowNode): boolean {
  return formulas !== undefined && Object.keys(formulas).length > 0;
}

class Expansion {
  readonly nodes: FlowNode[];
  readonly edges: FlowEdge[];
  readonly parts = new Map<string, FormulaPart>();

  readonly #readers: Map<string, PortRef>;
  readonly #flow: Flow;

  constructor(flow: Flow) {
    this.#flow = flow;
    const fed = new Set(flow.nodes.flatMap(({ id, formulas }) => Object.keys(formulas ?? {}).map((port) => `${id} ${port}`)));
    this.edges = flow.edges.filter(({ to }) => !fed.has(`${to.node} ${to.port}`));
    this.nodes = [...flow.nodes];
    const readers = flow.nodes.filter(({ type, disabled }) => type === 'parameter' && !disabled);
    this.#readers = new Map(readers.map(({ id, settings }) => [String(settings.name), { node: id, port: 'value' }]));
  }

  add(owner: string, port: string, formula: Formula): void {
    let number = 0;
    const sink: NodeSink = {
      id: () => `${owner}${mark}${port}${mark}${number++}`,
      add: (node, inputs, { from, to }) => {
        this.parts.set(node.id, { node: owner, port, from, to });
        this.#place(node, inputs);
      },
      source: (reference, path) => this.#reference(reference, path),
      plus: () => 'add',
    };
    const source = buildFormula(formula, sink);
    this.#name(source, port);
    this.#feed(owner, port, source);
  }

  #place(node: Pick<FlowNode, 'id' | 'type' | 'settings'>, inputs: readonly (readonly [string, Source])[]): void {
    const typed = inputs.flatMap(([port, source]) => ('value' in source ? [[port, source.value] as const] : []));
    this.nodes.push({ ...node, ...(typed.length > 0 && { values: Object.fromEntries(typed) }), position: { x: 0, y: 0 } });
    for (const [port, source] of inputs) if ('from' in source) this.edges.push({ from: source.from, to: { node: node.id, port } });
  }

  /** In code the whole is called as its port is. */
  #name(source: Source, title: string): void {
    const at = this.nodes.findIndex(({ id }) => 'from' in source && id === source.from.node && this.parts.has(id));
    const part = this.nodes[at];
    if (part) this.nodes[at] = { ...part, title };
  }

  #feed(owner: string, port: string, source: Source): void {
    if ('from' in source) this.edges.push({ from: source.from, to: { node: owner, port } });
    else {
      const at = this.nodes.findIndex(({ id }) => id === owner);
      const node = this.nodes[at]!;
      this.nodes[at] = { ...node, values: { ...node.values, [port]: source.value } };
    }
  }

  #reference(reference: Extract<Formula, { kind: 'name' | 'node' }>, path: readonly string[]): { source: Source; consumed: number } {
    if (reference.kind === 'name') return { source: { from: this.#reader(reference.name) }, consumed: 0 };
    const node = this.#flow.nodes.find(({ id }) => id === reference.node);
    // What does not exist, or is disabled, gives nothing.
    if (!node) return { source: { value: null }, consumed: path.length };
    const outputs = outputsOf(node);
    const named = outputs.length > 1 && path[0] !== undefined && outputs.includes(path[0]);
    const port = named ? path[0]! : (outputs[0] ?? 'value');
    return { source: { from: { node: reference.node, port } }, consumed: named ? 1 : 0 };
  }

  #reader(name: string): PortRef {
    const known = this.#readers.get(name);
    if (known) return known;
    const reader = { node: `${mark}${name}`, port: 'value' };
    this.nodes.push({ id: reader.node, type: 'parameter', settings: { name }, position: { x: 0, y: 0 } });
    this.#readers.set(name, reader);
    return reader;
  }
}

/** Returns the names of the outputs that formulas may use. They depend on the settings alone. */
export function outputsOf({ type, settings }: Pick<FlowNode, 'type' | 'settings'>): string[] {
  const outputs = nodeTypeOf(type)?.ports(settings, { definition: { parameters: [], returns: [] } }).outputs ?? [];
  return outputs.filter(({ inner }) => inner === undefined).map(({ name }) => name);
}
