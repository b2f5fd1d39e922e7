import type { Json } from '../../../engine/core/json/json.ts';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { type FlowTypes, flowTypes } from '../analysis/flow-types.ts';
import { isName } from '../formula/tokens.ts';
import { operationOf } from '../semantics/operations/operations.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { edgeInto, type Flow, type FlowNode, type PortRef } from '../types/flow.ts';
import { typeOfValue, type ValueType } from '../types/value-type.ts';
import { binarySigns } from './expression.ts';
import { isText } from './formula-flow.ts';
import { ruleOfWord, wordOfRule } from './parameter-types.ts';

/**
 * Prints an interface, without its namespace, as the line that `parseInterfaceLine` parses; null for a flow that formulas cannot express: one with
 * other nodes than parameters, constants, operations and choices, with unused ends, or with an unnamed value that is used twice.
 */
export function printInterfaceLine(definition: InterfaceDefinition): string | null {
  const { class: className, method, title, parameters } = definition;
  if (![className, method, ...parameters.map(({ name }) => name)].every(isName)) return null;
  const results = printResults(definition);
  if (results === null) return null;
  const head = `${className}.${method}(${parameters.map(printParameter).join(', ')})`;
  const words = title.replace(/\s+/g, ' ').trim();
  return `${head}${results.length > 0 ? `: ${results.join(', ')}` : ''}${words === '' || words === method ? '' : ` // ${words}`}`;
}

function printParameter(parameter: Parameter): string {
  const { name, required, default: fallback } = parameter;
  const word = wordOfRule(parameter);
  if (fallback !== undefined && fallback !== null) return `${name}:${word}=${JSON.stringify(fallback)}`;
  return `${name}${required ? '' : '?'}:${word}`;
}

function printResults(definition: InterfaceDefinition): string[] | null {
  const { flow, returns } = definition;
  const ends = flow.nodes.filter(({ type }) => type === 'return');
  const [end] = ends;
  if (flow.nodes.some(({ disabled }) => disabled) || ends.length > 1 || end?.settings.whole === true) return null;
  if (!end) return flow.nodes.every(({ type }) => type === 'parameter') && returns.length === 0 ? [] : null;
  if (!returns.every(({ name }) => isName(name))) return null;
  const printer = new FormulaPrinter(definition);
  const printed: string[] = [];
  for (const field of returns) {
    const { name } = field;
    if (isOpen(flow, end, name)) {
      const word = wordOfRule(field);
      if (!isSameJson({ name, ...ruleOfWord(word) }, field)) return null;
      printed.push(`${name}:${word}`);
      continue;
    }
    const formula = printer.input(end, name, 0);
    if (formula === null) return null;
    printed.push(`${name} = ${formula.text}`);
    printer.name(end, name);
  }
  return printer.isComplete() ? printed : null;
}

/** Whether nothing feeds that field of the answer yet. */
function isOpen(flow: Flow, end: FlowNode, field: string): boolean {
  return !edgeInto(flow, end.id, field) && !Object.hasOwn({ ...end.values, ...end.formulas }, field);
}

/** A formula and the precedence of its outermost operator: 0 a choice, then the levels of `binarySigns`, above all a value or call. */
interface Printed {
  text: string;
  level: number;
}

const unaryLevel = binarySigns.length + 1;
const valueLevel = unaryLevel + 1;
const maxDepth = 50;

class FormulaPrinter {
  readonly #definition: InterfaceDefinition;
  readonly #types: FlowTypes;
  readonly #nodes: Map<string, FlowNode>;
  /** Results printed so far, by the output they come from. */
  readonly #names = new Map<string, string>();
  readonly #printed = new Set<string>();

  constructor(definition: InterfaceDefinition) {
    this.#definition = definition;
    this.#types = flowTypes(definition);
    this.#nodes = new Map(definition.flow.nodes.map((node) => [node.id, node]));
  }

  /** From here on, what feeds this field can be called by the field's name. */
  name(end: FlowNode, port: string): void {
    const edge = edgeInto(this.#definition.flow, end.id, port);
    if (!edge || this.#definition.parameters.some(({ name }) => name === port)) return;
    const key = `${edge.from.node}.${edge.from.port}`;
    if (!this.#names.has(key)) this.#names.set(key, port);
  }

  /** Whether every operation and choice of the flow is in what was printed. */
  isComplete(): boolean {
    return this.#definition.flow.nodes.every(({ id, type }) => type === 'return' || type === 'parameter' || this.#printed.has(id));
  }

  input(node: FlowNode, port: string, depth: number): Printed | null {
    const edge = edgeInto(this.#definition.flow, node.id, port);
    if (edge) return this.#output(edge.from, depth);
    if (node.values && Object.hasOwn(node.values, port)) return literal(node.values[port] ?? null);
    return null;
  }

  #output(from: PortRef, depth: number): Printed | null {
    const node = this.#nodes.get(from.node);
    if (!node || depth > maxDepth) return null;
    if (node.type === 'parameter') return { text: String(node.settings.name), level: valueLevel };
    const named = this.#names.get(`${from.node}.${from.port}`);
    if (named !== undefined) return { text: named, level: valueLevel };
    // A second use without a name would draw the node twice.
    if (this.#printed.has(node.id)) return null;
    this.#printed.add(node.id);
    if (node.type === 'constant') return literal(node.settings.value ?? null);
    if (node.type === 'if') return this.#choice(node, depth);
    if (node.type === 'member') return this.#member(node, depth);
    return node.type === 'operation' ? this.#call(node, depth) : null;
  }

  #choice(node: FlowNode, depth: number): Printed | null {
    const condition = this.input(node, 'condition', depth + 1);
    const yes = this.input(node, 'then', depth + 1);
    const no = this.input(node, 'else', depth + 1) ?? (edgeInto(this.#definition.flow, node.id, 'else') ? null : literal(null));
    return condition && yes && no && { text: `${wrapped(condition, 1)} ? ${yes.text} : ${no.text}`, level: 0 };
  }

  #member(node: FlowNode, depth: number): Printed | null {
    const path = String(node.settings.path);
    const object = this.input(node, 'object', depth + 1);
    if (!object || !path.split('.').every(isName)) return null;
    const text = object.level < valueLevel || /^[\d-]/.test(object.text) ? `(${object.text})` : object.text;
    return { text: `${text}.${path}`, level: valueLevel };
  }

  #call(node: FlowNode, depth: number): Printed | null {
    const operator = String(node.settings.operator);
    const rule = operationOf(operator);
    if (!rule) return null;
    const inputs: Printed[] = [];
    const count = rule.inputs.findLastIndex(({ name }) => this.#isSupplied(node, name)) + 1;
    const least = rule.inputs.findLastIndex((input) => input.default === undefined) + 1;
    for (const input of rule.inputs.slice(0, Math.max(count, least))) {
      const printed = this.#isSupplied(node, input.name)
        ? this.input(node, input.name, depth + 1)
        : input.default === undefined
          ? null
          : literal(input.default);
      if (!printed) return null;
      inputs.push(printed);
    }
    return this.#signed(node, operator, inputs) ?? { text: `${operator}(${inputs.map(({ text }) => text).join(', ')})`, level: valueLevel };
  }

  /** An operation with a sign of its own; null for any other. */
  #signed(node: FlowNode, operator: string, [left, right]: Printed[]): Printed | null {
    if (!left) return null;
    if (operator === 'not') return { text: `!${wrapped(left, unaryLevel)}`, level: unaryLevel };
    if (operator === 'negate' && !/^-*\d/.test(left.text)) return { text: `-${wrapped(left, unaryLevel)}`, level: unaryLevel };
    if (!right) return null;
    const joins = this.#inputTypes(node).some(isText);
    const known = operator === 'concat' && joins ? 'plus' : operator === 'add' && !joins ? 'plus' : operator;
    const level = binarySigns.findIndex((signs) => Object.values(signs).includes(known)) + 1;
    const sign = Object.entries(binarySigns[level - 1] ?? {}).find(([, meaning]) => meaning === known)?.[0];
    return sign === undefined ? null : { text: `${wrapped(left, level)} ${sign} ${wrapped(right, level + 1)}`, level };
  }

  #inputTypes(node: FlowNode): ValueType[] {
    return this.#types.inputs(node.id).map(({ name }) => {
      const edge = edgeInto(this.#definition.flow, node.id, name);
      return edge ? this.#types.output(edge.from.node, edge.from.port) : typeOfValue(node.values?.[name] ?? null);
    });
  }

  #isSupplied(node: FlowNode, port: string): boolean {
    return edgeInto(this.#definition.flow, node.id, port) !== undefined || Object.hasOwn(node.values ?? {}, port);
  }
}

function wrapped({ text, level }: Printed, least: number): string {
  return level < least ? `(${text})` : text;
}

/** Lists and objects have no place in formulas. */
function literal(value: Json): Printed | null {
  return typeof value === 'object' && value !== null ? null : { text: JSON.stringify(value), level: valueLevel };
}
