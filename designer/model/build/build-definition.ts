import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter, ParameterType } from '../../../engine/core/protocol/parameter.ts';
import { flowTypes } from '../analysis/flow-types.ts';
import { type Operator, operations } from '../semantics/operations/operations.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowEdge, FlowNode } from '../types/flow.ts';
import { inColumns } from './in-columns.ts';

/** The name of a parameter, an operation on formulas, a choice, or a literal (`{ value }`). */
export type Formula = string | [Operator, ...Formula[]] | { if: [condition: Formula, yes: Formula, no: Formula] } | { value: Json };

/** Returns a definition with nothing but its name: a new draft. */
export function emptyDefinition(service: string): InterfaceDefinition {
  const [namespace = '', className = '', method = ''] = service.split('.');
  return {
    namespace,
    class: className,
    method,
    title: method,
    summary: '',
    module: className,
    description: '',
    kind: 'common',
    verbs: ['POST'],
    parameters: [],
    returns: [],
    example: null,
    flow: { nodes: [], edges: [] },
    visibility: 'controlled',
    rev: 0,
  };
}

/**
 * Returns a computed interface.
 * @example computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] })
 */
export function computedDefinition(
  service: string,
  parameters: Record<string, ParameterType | Omit<Parameter, 'name'>>,
  results: Record<string, Formula>,
): InterfaceDefinition {
  const builder = new FlowBuilder();
  const definition = emptyDefinition(service);
  definition.parameters = Object.entries(parameters).map(([name, rule]) =>
    typeof rule === 'string' ? { name, type: rule, required: true } : { name, ...rule },
  );
  for (const { name } of definition.parameters) builder.parameter(name);
  const sources = Object.entries(results).map(([name, formula]) => [name, builder.formula(formula)] as const);
  const end = builder.add('return', {}, 'return');
  for (const [name, from] of sources) builder.edges.push({ from, to: { node: end, port: name } });
  definition.flow = { nodes: inColumns(builder.nodes, builder.edges), edges: builder.edges };
  const types = flowTypes({ ...definition, returns: [] });
  definition.returns = sources.map(([name, from]) => {
    const { type } = types.output(from.node, from.port);
    return { name, type: type === 'any' ? 'object' : type };
  });
  return definition;
}

class FlowBuilder {
  readonly nodes: FlowNode[] = [];
  readonly edges: FlowEdge[] = [];

  #parameters = new Map<string, string>();

  parameter(name: string): void {
    this.#parameters.set(name, this.add('parameter', { name }, name.replace(/[^A-Za-z0-9_-]/g, '') || 'parameter'));
  }

  add(type: string, settings: Record<string, Json>, wish: string): string {
    const count = this.nodes.filter((node) => node.id === wish || node.id.startsWith(`${wish}_`)).length;
    const id = count === 0 ? wish : `${wish}_${count + 1}`;
    this.nodes.push({ id, type, settings, position: { x: 0, y: 0 } });
    return id;
  }

  formula(formula: Formula): FlowEdge['from'] {
    if (typeof formula === 'string') return { node: this.#parameters.get(formula) ?? formula, port: 'value' };
    if (Array.isArray(formula)) {
      const [operator, ...inputs] = formula;
      const sources = inputs.map((input) => this.formula(input));
      const id = this.add('operation', { operator }, operator);
      for (const [index, from] of sources.entries()) this.edges.push({ from, to: { node: id, port: operations[operator].inputs[index]?.name ?? '' } });
      return { node: id, port: 'result' };
    }
    if ('value' in formula) return { node: this.add('constant', { value: formula.value }, 'constant'), port: 'value' };
    const sources = formula.if.map((part) => this.formula(part));
    const id = this.add('if', {}, 'choice');
    for (const [index, from] of sources.entries()) this.edges.push({ from, to: { node: id, port: ['condition', 'then', 'else'][index]! } });
    return { node: id, port: 'value' };
  }
}
