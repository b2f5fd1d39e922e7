import { parsedFormula } from '../../formula/parsed-formula.ts';
import { type Reference, referencesIn, withOtherNames } from '../../formula/references.ts';
import type { FlowNode } from '../../types/flow.ts';

/** Renames parameters and nodes in the formulas of a node. Returns the very node if its formulas name none of them. */
export function withFormulaNames(node: FlowNode, names: Partial<Record<Reference['kind'], ReadonlyMap<string, string>>>): FlowNode {
  if (!node.formulas) return node;
  const all = { name: new Map<string, string>(), node: new Map<string, string>(), ...names };
  const renamed = Object.entries(node.formulas).map(([port, text]) => [port, withOtherNames(text, parsedFormula(text).formula, all)] as const);
  const isSame = renamed.every(([port, text]) => text === node.formulas?.[port]);
  return isSame ? node : { ...node, formulas: Object.fromEntries(renamed) };
}

/** Returns the parameters that the formulas of a node read. */
export function parametersInFormulas({ formulas = {} }: FlowNode): string[] {
  return Object.values(formulas).flatMap((text) => {
    const { formula } = parsedFormula(text);
    return formula ? referencesIn(formula).flatMap(({ kind, name }) => (kind === 'name' ? [name] : [])) : [];
  });
}
