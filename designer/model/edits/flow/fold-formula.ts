import { fillText, plainText, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/fold-formula.ts';
import { nodeTitle } from '../../analysis/node-title.ts';
import { outputsOf } from '../../formula/expand-formulas.ts';
import {
  callOf,
  choiceText,
  type FormulaText,
  isFormulaName,
  lambdaText,
  literalText,
  memberText,
  nameText,
  objectText,
  operationText,
} from '../../formula/formula-text.ts';
import { parsedFormula } from '../../formula/parsed-formula.ts';
import { referencesIn } from '../../formula/references.ts';
import { isName } from '../../formula/tokens.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowEdge, FlowNode, PortRef } from '../../types/flow.ts';
import { removeNodes, setPortFormula } from './node-edits.ts';
import { spreadFormula } from './spread-formula.ts';

/** Node types that a formula can say. */
const foldable = ['operation', 'member', 'object', 'if', 'map', 'filter', 'reduce', 'fresh'];
/** Those that several may use: a formula repeats them. */
const repeatable = ['parameter', 'constant'];

const turns: Readonly<Record<string, { port: string; variables: readonly string[] }>> = {
  map: { port: 'each', variables: ['item', 'index'] },
  filter: { port: 'keep', variables: ['item', 'index'] },
  reduce: { port: 'next', variables: ['accumulator', 'item', 'index'] },
};
const wishes: Readonly<Record<string, readonly string[]>> = { item: ['x', 'y', 'z'], index: ['i', 'j', 'k'], accumulator: ['total', 'sum'] };

/** Ends the folding with what prevents it. */
class Refusal extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/**
 * Folds nodes into one formula on the port they feed; the opposite of `spreadFormula`. Returns why not, naming the node that prevents it, if one has
 * an effect, is used twice, or stands in another frame.
 */
export function foldNodes(definition: InterfaceDefinition, ids: Iterable<string>): { definition: InterfaceDefinition; port: PortRef } | { reason: Text } {
  try {
    return folded(definition, new Set(ids));
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.text };
    throw error;
  }
}

function folded(whole: InterfaceDefinition, selected: ReadonlySet<string>): { definition: InterfaceDefinition; port: PortRef } {
  const chosen = new Set(whole.flow.nodes.flatMap(({ id }) => (selected.has(id) ? [id] : [])));
  const definition = withoutFormulas(whole, chosen);
  const { nodes, edges } = definition.flow;
  const members = nodes.filter(({ id }) => chosen.has(id));
  const inner = members.filter(({ type }) => !repeatable.includes(type));
  for (const node of inner) requireFoldable(node);
  const reading = readersOf(definition);
  for (const node of inner) requireOneUse(definition, node, reading);
  const roots = edges.filter(({ from, to }) => chosen.has(from.node) && !chosen.has(to.node) && inner.some(({ id }) => id === from.node));
  const [root, other] = roots;
  if (!root) throw new Refusal(texts.nothing);
  if (other) throw new Refusal(fillText(texts.several, { node: titleIn(definition, root.from.node), other: titleIn(definition, other.from.node) }));
  const owner = nodes.find(({ id }) => id === root.to.node)!;
  for (const node of inner) requirePlace(definition, node, owner, root.to, chosen);
  const { text } = new FormulaWriter(definition, chosen).of(root, new Map());
  const { formula, diagnostics } = parsedFormula(text);
  const [wrong] = diagnostics;
  if (!formula || wrong) throw new Refusal(wrong?.text ?? texts.nothing);
  const gone = inner.map(({ id }) => id);
  const bare = setPortFormula(removeNodes(definition, gone), root.to.node, root.to.port, text);
  return { definition: removeNodes(bare, idleReaders(definition, bare, chosen)), port: root.to };
}

/** Draws the formulas of members as nodes, which are members then. */
function withoutFormulas(definition: InterfaceDefinition, members: Set<string>): InterfaceDefinition {
  let current = definition;
  for (const { id, formulas = {} } of definition.flow.nodes) {
    if (!members.has(id)) continue;
    for (const port of Object.keys(formulas)) {
      const known = new Set(current.flow.nodes.map((node) => node.id));
      current = spreadFormula(current, { node: id, port });
      for (const node of current.flow.nodes) if (!known.has(node.id)) members.add(node.id);
    }
  }
  return current;
}

function requireFoldable(node: FlowNode): void {
  const named = { node: nodeTitle(node) };
  if (!foldable.includes(node.type)) throw new Refusal(fillText(texts.kind, named));
  if (node.disabled) throw new Refusal(fillText(texts.disabled, named));
  if (node.note) throw new Refusal(fillText(texts.note, named));
  if (node.type === 'fresh' && node.within) throw new Refusal(fillText(texts.frame, named));
}

/** Returns the nodes whose formulas read a node, by the id of that node. */
function readersOf({ flow }: InterfaceDefinition): ReadonlyMap<string, FlowNode[]> {
  const found = new Map<string, FlowNode[]>();
  for (const node of flow.nodes) {
    for (const text of Object.values(node.formulas ?? {})) {
      const { formula } = parsedFormula(text);
      for (const { kind, name } of formula ? referencesIn(formula) : []) if (kind === 'node') found.set(name, [...(found.get(name) ?? []), node]);
    }
  }
  return found;
}

function requireOneUse(definition: InterfaceDefinition, node: FlowNode, readers: ReadonlyMap<string, FlowNode[]>): void {
  const own = turns[node.type]?.variables ?? [];
  const uses = definition.flow.edges.filter(({ from }) => from.node === node.id && !own.includes(from.port)).map(({ to }) => titleIn(definition, to.node));
  const [reader] = readers.get(node.id) ?? [];
  if (reader) throw new Refusal(fillText(texts.read, { node: nodeTitle(node), other: nodeTitle(reader) }));
  if (uses.length > 1) throw new Refusal(fillText(texts.used, { node: nodeTitle(node), count: uses.length }));
  if (uses.length === 0) throw new Refusal(fillText(texts.unused, { node: nodeTitle(node) }));
}

/** A part of a formula runs where its port does, so a node of another frame would move. */
function requirePlace(definition: InterfaceDefinition, node: FlowNode, owner: FlowNode, port: PortRef, chosen: ReadonlySet<string>): void {
  const { within } = node;
  if (within && (chosen.has(within.node) || (within.node === port.node && within.port === port.port))) return;
  const isLazy = nodeTypeOf(owner.type)
    ?.ports(owner.settings, { definition })
    .inputs.some(({ name, lazy }) => lazy && name === port.port);
  if (within?.node === owner.within?.node && within?.port === owner.within?.port && !(isLazy && within)) return;
  throw new Refusal(fillText(texts.frame, { node: nodeTitle(node) }));
}

/** Nodes of parameters and constants that fed what was folded and feed nothing more. */
function idleReaders(before: InterfaceDefinition, after: InterfaceDefinition, chosen: ReadonlySet<string>): string[] {
  const feeding = new Set(before.flow.edges.filter(({ to }) => chosen.has(to.node)).map(({ from }) => from.node));
  const used = new Set([...after.flow.edges.map(({ from }) => from.node), ...readersOf(after).keys()]);
  const isIdle = (node: FlowNode) =>
    feeding.has(node.id) && (node.type === 'parameter' || isPlainConstant(node) || (node.type === 'constant' && chosen.has(node.id)));
  return after.flow.nodes.filter((node) => isIdle(node) && !used.has(node.id)).map(({ id }) => id);
}

/** A constant that says no more than its value: a formula writes the value. */
function isPlainConstant({ type, note }: FlowNode): boolean {
  return type === 'constant' && !note;
}

function titleIn({ flow }: InterfaceDefinition, id: string): Text {
  const node = flow.nodes.find((one) => one.id === id);
  return node ? nodeTitle(node) : plainText(id);
}

/** Names of the variables of lambdas, by loop and port. */
type Variables = ReadonlyMap<string, string>;

class FormulaWriter {
  readonly #definition: InterfaceDefinition;
  readonly #chosen: ReadonlySet<string>;
  readonly #nodes: ReadonlyMap<string, FlowNode>;
  readonly #into: ReadonlyMap<string, FlowEdge>;

  constructor(definition: InterfaceDefinition, chosen: ReadonlySet<string>) {
    this.#definition = definition;
    this.#chosen = chosen;
    this.#nodes = new Map(definition.flow.nodes.map((node) => [node.id, node]));
    this.#into = new Map(definition.flow.edges.map((edge) => [`${edge.to.node} ${edge.to.port}`, edge]));
  }

  /** Returns the text of the value that an edge brings. */
  of({ from, to }: FlowEdge, variables: Variables): FormulaText {
    const variable = variables.get(`${from.node} ${from.port}`);
    if (variable !== undefined) return nameText(variable);
    const node = this.#nodes.get(from.node);
    if (!node || node.disabled) throw new Refusal(fillText(texts.disabled, { node: titleIn(this.#definition, from.node) }));
    const isParameter = node.type === 'parameter' && isFormulaName(String(node.settings.name));
    if (isParameter) return nameText(String(node.settings.name));
    const isWritten = this.#chosen.has(node.id) || isPlainConstant(node);
    if (isWritten && node.type !== 'parameter') return this.#node(node, variables);
    const outputs = outputsOf(node);
    if (turns[node.type]?.variables.includes(from.port)) {
      throw new Refusal(fillText(texts.turn, { node: titleIn(this.#definition, to.node), other: nodeTitle(node) }));
    }
    const isNamed = outputs.includes(from.port) && /^\w+$/.test(node.id) && (outputs.length === 1 || isName(from.port));
    if (!isNamed) throw new Refusal(fillText(texts.unnamed, { node: nodeTitle(node) }));
    return nameText(outputs.length > 1 ? `$${node.id}.${from.port}` : `$${node.id}`);
  }

  #node(node: FlowNode, variables: Variables): FormulaText {
    const { type, settings } = node;
    const input = (port: string) => this.#input(node, port, variables);
    switch (type) {
      case 'constant':
        return literalText(settings.value ?? null);
      case 'member':
        return this.#member(node, variables);
      case 'object':
        return objectText(this.#portsOf(node).map(({ name }) => [name, input(name)]));
      case 'if':
        return choiceText(input('condition'), input('then'), input('else'));
      case 'fresh':
        return callOf(String(settings.kind), []);
      case 'operation':
        return operationText(String(settings.operator), this.#inputs(node, variables));
      default:
        return this.#loop(node, variables);
    }
  }

  #member(node: FlowNode, variables: Variables): FormulaText {
    const path = String(node.settings.path);
    if (!path.split('.').every(isName)) throw new Refusal(fillText(texts.path, { node: nodeTitle(node), path }));
    return memberText(this.#input(node, 'object', variables), path);
  }

  /** Inputs at the end that are left to their defaults are not written. */
  #inputs(node: FlowNode, variables: Variables): FormulaText[] {
    const ports = this.#portsOf(node);
    const isFilled = (name: string) => this.#into.has(`${node.id} ${name}`) || (node.values !== undefined && Object.hasOwn(node.values, name));
    const last = ports.findLastIndex(({ name, default: fallback }) => fallback === undefined || isFilled(name));
    return ports.slice(0, last + 1).map(({ name }) => this.#input(node, name, variables));
  }

  #loop(node: FlowNode, variables: Variables): FormulaText {
    const { port, variables: ports } = turns[node.type]!;
    const usedNames = new Set([...variables.values(), ...this.#definition.parameters.map(({ name }) => name)]);
    const used = ports.findLastIndex((name) => this.#definition.flow.edges.some(({ from }) => from.node === node.id && from.port === name));
    const least = node.type === 'reduce' ? 2 : 1;
    const names = ports.slice(0, Math.max(least, used + 1)).map((name) => freeName(wishes[name] ?? [], usedNames));
    const own = new Map([...variables, ...names.map((name, index) => [`${node.id} ${ports[index]}`, name] as const)]);
    const lambda = lambdaText(names, this.#input(node, port, own));
    const initial = node.type === 'reduce' ? [this.#input(node, 'initial', variables)] : [];
    return callOf(node.type, [this.#input(node, 'items', variables), ...initial, lambda]);
  }

  #input(node: FlowNode, port: string, variables: Variables): FormulaText {
    const edge = this.#into.get(`${node.id} ${port}`);
    if (edge) return this.of(edge, variables);
    const rule = this.#portsOf(node).find(({ name }) => name === port);
    const typed = node.values && Object.hasOwn(node.values, port) ? node.values[port] : rule?.default;
    if (typed === undefined && rule?.required) throw new Refusal(fillText(texts.missing, { node: nodeTitle(node), port: rule.label ?? plainText(port) }));
    return literalText(typed ?? null);
  }

  #portsOf({ type, settings }: FlowNode) {
    return nodeTypeOf(type)?.ports(settings, { definition: this.#definition }).inputs ?? [];
  }
}

function freeName(wanted: readonly string[], usedNames: Set<string>): string {
  let name = wanted.find((one) => !usedNames.has(one)) ?? `${wanted[0]}1`;
  for (let number = 2; usedNames.has(name); number++) name = `${wanted[0]}${number}`;
  usedNames.add(name);
  return name;
}
