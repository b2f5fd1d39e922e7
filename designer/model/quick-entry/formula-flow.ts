import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { freeNodeId } from '../edits/flow/node-edits.ts';
import { fieldTypeOf } from '../edits/interface/port-parameter.ts';
import { nodeWidth, sizeOf } from '../layout/node-size.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import { operationOf } from '../semantics/operations/operations.ts';
import type { InterfaceDefinition, ReturnField } from '../types/definition.ts';
import type { FlowEdge, FlowNode, PortRef } from '../types/flow.ts';
import { anyValue, typeOfParameter, typeOfValue, type ValueType } from '../types/value-type.ts';
import type { Expression } from './expression.ts';
import type { LineResult } from './parse-interface-line.ts';

/** The source of a value: an output, or a literal in the port. */
type Source = { type: ValueType } & ({ from: PortRef } | { value: Json });

/** Draws formulas: parameters on the left, each operation to the right of what it needs, the answer at the far right. Nothing feeds an open result. */
export function formulaFlow(parameters: Parameter[], results: readonly LineResult[]): Pick<InterfaceDefinition, 'flow' | 'returns'> {
  const builder = new FormulaFlow(parameters);
  const sources = new Map<string, Source>();
  const returns = results.map((result): ReturnField => {
    if ('rule' in result) return { name: result.name, ...simpleRule(result.rule) };
    const source = builder.source(result.expression, sources);
    sources.set(result.name, source);
    return { name: result.name, ...(fieldTypeOf(source.type) ?? { type: 'object' }) };
  });
  builder.add(
    'return',
    'return',
    {},
    [...sources].map(([port, source]) => [port, source]),
  );
  return { returns, flow: { nodes: builder.placed(returns), edges: builder.edges } };
}

class FormulaFlow {
  readonly nodes: FlowNode[] = [];
  readonly edges: FlowEdge[] = [];

  readonly #parameters: Parameter[];
  readonly #readers = new Map<string, Source>();

  constructor(parameters: Parameter[]) {
    this.#parameters = parameters;
    for (const parameter of parameters) {
      const { name } = parameter;
      this.#readers.set(name, { from: { node: this.add('parameter', name, { name }, []), port: 'value' }, type: typeOfParameter(parameter) });
    }
  }

  source(expression: Expression, results: ReadonlyMap<string, Source>): Source {
    switch (expression.kind) {
      case 'literal':
        return { value: expression.value, type: typeOfValue(expression.value) };
      case 'name':
        return this.#readers.get(expression.name) ?? results.get(expression.name) ?? { value: null, type: anyValue };
      case 'choice': {
        const [condition, yes, no] = [expression.condition, expression.yes, expression.no].map((part) => this.source(part, results)) as [
          Source,
          Source,
          Source,
        ];
        return this.#computed(
          'if',
          'choice',
          {},
          [
            ['condition', condition],
            ['then', yes],
            ['else', no],
          ],
          'value',
        );
      }
      case 'member':
        return this.#computed('member', 'member', { path: expression.path.join('.') }, [['object', this.source(expression.object, results)]], 'value');
      case 'call': {
        const sources = expression.inputs.map((input) => this.source(input, results));
        const operator = expression.operator === 'plus' ? (sources.some(({ type }) => isText(type)) ? 'concat' : 'add') : expression.operator;
        const inputs = sources.map((source, index) => [operationOf(operator)?.inputs[index]?.name ?? '', source] as const);
        return this.#computed('operation', operator, { operator }, inputs, 'result');
      }
    }
  }

  #computed(type: string, wish: string, settings: FlowNode['settings'], inputs: readonly (readonly [string, Source])[], port: string): Source {
    const connected = new Map(inputs);
    const context = { definition: { parameters: this.#parameters, returns: [] } };
    const nodeType = nodeTypeOf(type);
    const ports = nodeType?.ports(settings, context).inputs ?? [];
    const types = ports.map(({ name, default: fallback }) => [name, connected.get(name)?.type ?? (fallback === undefined ? anyValue : typeOfValue(fallback))]);
    const outputs = nodeType?.outputTypes?.(settings, Object.fromEntries(types), context);
    return { from: { node: this.add(type, wish, settings, inputs), port }, type: outputs?.[port] ?? anyValue };
  }

  add(type: string, wish: string, settings: FlowNode['settings'], inputs: readonly (readonly [string, Source])[]): string {
    const id = freeNodeId({ flow: this }, wish);
    const typed = inputs.flatMap(([port, source]) => ('value' in source ? [[port, source.value] as const] : []));
    this.nodes.push({ id, type, settings, ...(typed.length > 0 ? { values: Object.fromEntries(typed) } : {}), position: { x: 0, y: 0 } });
    for (const [port, source] of inputs) if ('from' in source) this.edges.push({ from: source.from, to: { node: id, port } });
    return id;
  }

  /** The nodes in columns: each right of everything that feeds it, level with the middle of that, none over another. */
  placed(returns: ReturnField[]): FlowNode[] {
    const columns = new Map<string, number>();
    const middles = new Map<string, number>();
    const bottoms: number[] = [];
    const last = Math.max(1, ...this.nodes.map((node) => this.#columnOf(node.id, columns)));
    return this.nodes.map((node) => {
      const column = node.type === 'return' ? last : (columns.get(node.id) ?? 0);
      const { height } = sizeOf({ parameters: this.#parameters, returns }, node);
      const feeding = this.edges.filter(({ to }) => to.node === node.id).map(({ from }) => middles.get(from.node) ?? 0);
      const wish = feeding.length > 0 ? Math.round(feeding.reduce((sum, middle) => sum + middle, 0) / feeding.length - height / 2) : 0;
      const y = Math.max(wish, bottoms[column] ?? 0);
      bottoms[column] = y + height + rowGap;
      middles.set(node.id, y + height / 2);
      return { ...node, position: { x: column * columnWidth, y } };
    });
  }

  #columnOf(id: string, known: Map<string, number>): number {
    const done = known.get(id);
    if (done !== undefined) return done;
    const sources = this.edges.filter(({ to }) => to.node === id);
    const column = sources.length === 0 ? this.#firstColumn(id) : 1 + Math.max(...sources.map(({ from }) => this.#columnOf(from.node, known)));
    known.set(id, column);
    return column;
  }

  /** What needs nothing but is no parameter stands beside the parameters, not among them. */
  #firstColumn(id: string): number {
    return this.nodes.find((node) => node.id === id)?.type === 'parameter' ? 0 : 1;
  }
}

/** A node and room for its edges. */
const columnWidth = nodeWidth + 48;
const rowGap = 32;

/** Fields of the answer say no elements. */
function simpleRule({ type, format }: Omit<Parameter, 'name'>): Pick<ReturnField, 'type' | 'format'> {
  return { type, ...(format !== undefined && { format }) };
}

/** Types that `+` joins instead of adding. */
export function isText({ type }: ValueType): boolean {
  return type === 'string' || type === 'date' || type === 'file';
}
