import type { Json } from '../../../engine/core/json/json.ts';
import { operationOf } from '../semantics/operations/operations.ts';
import type { FlowNode, PortRef } from '../types/flow.ts';
import type { Formula, TextRange } from './formula-types.ts';

/** The source of a value: an output, or a constant written into the port. */
export type Source = { from: PortRef } | { value: Json };

/** Receives the nodes that a formula is built of. */
export interface NodeSink {
  /** A new id; the wish is a word for what the node is. */
  id(wish: string): string;
  /** Takes a node with what feeds its inputs, those that are fed. */
  add(node: Pick<FlowNode, 'id' | 'type' | 'settings'>, inputs: readonly (readonly [string, Source])[], at: TextRange): void;
  /** What a name or a node stands for that is no variable of the formula. `path` is what follows it; how many of its names were taken is told. */
  source(reference: Extract<Formula, { kind: 'name' | 'node' }>, path: readonly string[]): { source: Source; consumed: number };
  /** What `+` means between these two. */
  plus(inputs: readonly Source[]): 'add' | 'concat';
}

type Variables = ReadonlyMap<string, PortRef>;

/** Adds the nodes of a formula to the sink, inner parts first. Returns the source of its value. */
export function buildFormula(formula: Formula, sink: NodeSink, variables: Variables = new Map()): Source {
  const source = (part: Formula) => buildFormula(part, sink, variables);
  const add = (type: string, wish: string, settings: FlowNode['settings'], inputs: readonly (readonly [string, Source])[], port: string): Source => {
    const id = sink.id(wish);
    sink.add({ id, type, settings }, inputs, formula);
    return { from: { node: id, port } };
  };
  switch (formula.kind) {
    case 'literal':
      return { value: formula.value };
    case 'name':
    case 'node':
      return referred(formula, [], sink, variables).source;
    case 'member': {
      const { object, path } = formula;
      const isReference = object.kind === 'name' || object.kind === 'node';
      const { source: of, consumed } = isReference ? referred(object, path, sink, variables) : { source: source(object), consumed: 0 };
      const rest = path.slice(consumed).join('.');
      return rest === '' ? of : add('member', path.at(-1) ?? 'member', { path: rest }, [['object', of]], 'value');
    }
    case 'call': {
      const sources = formula.inputs.map(source);
      const operator = formula.operator === 'plus' ? sink.plus(sources) : formula.operator;
      const inputs = sources.map((input, index) => [operationOf(operator)?.inputs[index]?.name ?? '', input] as const);
      return add('operation', operator, { operator }, inputs, 'result');
    }
    case 'choice': {
      const inputs = [
        ['condition', source(formula.condition)],
        ['then', source(formula.yes)],
        ['else', source(formula.no)],
      ] as const;
      return add('if', 'choice', {}, inputs, 'value');
    }
    case 'object': {
      const inputs = formula.members.map(({ name, value }) => [name, source(value)] as const);
      return add('object', 'record', { fields: formula.members.map(({ name }) => name) }, inputs, 'value');
    }
    case 'fresh':
      return add('fresh', formula.fresh, { kind: formula.fresh }, [], 'value');
    case 'loop': {
      const list = source(formula.list);
      const initial = formula.initial && source(formula.initial);
      // Its body uses it before it is there.
      const id = sink.id(formula.loop);
      const own = formula.variables.map(({ name, port }) => [name, { node: id, port }] as const);
      const body = buildFormula(formula.body, sink, new Map([...variables, ...own]));
      const inputs = [['items', list] as const, ...(initial ? [['initial', initial] as const] : []), [turnPorts[formula.loop], body] as const];
      sink.add({ id, type: formula.loop, settings: {} }, inputs, formula);
      return { from: { node: id, port: 'result' } };
    }
  }
}

const turnPorts = { map: 'each', filter: 'keep', reduce: 'next' } as const;

function referred(reference: Extract<Formula, { kind: 'name' | 'node' }>, path: readonly string[], sink: NodeSink, variables: Variables) {
  const variable = reference.kind === 'name' ? variables.get(reference.name) : undefined;
  return variable ? { source: { from: variable }, consumed: 0 } : sink.source(reference, path);
}
