import type { Formula, TextRange } from './formula-types.ts';

/** A name in a formula that refers to a parameter or a node, with its place. */
export interface Reference extends TextRange {
  kind: 'name' | 'node';
  name: string;
}

/** Returns the references of a formula to parameters and nodes, in no order. Variables of its lambdas are left out. */
export function referencesIn(formula: Formula, variables: readonly string[] = []): Reference[] {
  const within = (...parts: (Formula | null)[]) => parts.flatMap((part) => (part ? referencesIn(part, variables) : []));
  switch (formula.kind) {
    case 'literal':
    case 'fresh':
      return [];
    case 'name':
      return variables.includes(formula.name) ? [] : [{ kind: 'name', name: formula.name, from: formula.from, to: formula.to }];
    case 'node':
      return [{ kind: 'node', name: formula.node, from: formula.from, to: formula.to }];
    case 'call':
      return within(...formula.inputs);
    case 'choice':
      return within(formula.condition, formula.yes, formula.no);
    case 'member':
      return within(formula.object);
    case 'object':
      return within(...formula.members.map(({ value }) => value));
    case 'loop': {
      const own = [...variables, ...formula.variables.map(({ name }) => name)];
      return [...within(formula.list, formula.initial), ...referencesIn(formula.body, own)];
    }
  }
}

/** Returns a formula and all its parts, the whole first. */
export function partsIn(formula: Formula): Formula[] {
  switch (formula.kind) {
    case 'literal':
    case 'fresh':
    case 'name':
    case 'node':
      return [formula];
    case 'call':
      return [formula, ...formula.inputs.flatMap(partsIn)];
    case 'choice':
      return [formula, ...[formula.condition, formula.yes, formula.no].flatMap(partsIn)];
    case 'member':
      return [formula, ...partsIn(formula.object)];
    case 'object':
      return [formula, ...formula.members.flatMap(({ value }) => partsIn(value))];
    case 'loop':
      return [formula, ...partsIn(formula.list), ...(formula.initial ? partsIn(formula.initial) : []), ...partsIn(formula.body)];
  }
}

/** Returns the text of a formula with parameters and node ids renamed. A text with a syntax error stays as it is. */
export function withOtherNames(text: string, formula: Formula | null, names: Readonly<Record<Reference['kind'], ReadonlyMap<string, string>>>): string {
  const found = formula ? referencesIn(formula) : [];
  return found
    .toSorted((one, other) => other.from - one.from)
    .reduce((result, { kind, name, from, to }) => {
      const wanted = names[kind].get(name);
      return wanted === undefined ? result : `${result.slice(0, from)}${kind === 'node' ? '$' : ''}${wanted}${result.slice(to)}`;
    }, text);
}
