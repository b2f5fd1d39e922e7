import { closest } from '../../../engine/core/descriptor/parse/closest.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/check-formulas.ts';
import { flowTypes } from '../analysis/flow-types.ts';
import { withoutDisabled } from '../formula/active-flow.ts';
import { expansionOf } from '../formula/expand-formulas.ts';
import { callText } from '../formula/parse-call.ts';
import { parsedFormula } from '../formula/parsed-formula.ts';
import { referencesIn } from '../formula/references.ts';
import type { Port } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import { conversionBetween } from '../semantics/operations/conversion-between.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Diagnostic } from '../types/diagnostic.ts';
import { fitError } from '../types/fit-error.ts';
import type { FlowNode } from '../types/flow.ts';
import { fits, type ValueType } from '../types/value-type.ts';
import { checkAmounts } from './check-amounts.ts';
import { type FormulaError, formulaDiagnostic, inputAt } from './formula-diagnostic.ts';

/** Reports errors in formulas, at the characters: their syntax, the names in them, and their types. */
export function checkFormulas(definition: InterfaceDefinition): Diagnostic[] {
  const written = definition.flow.nodes.flatMap((node) =>
    node.disabled ? [] : Object.entries(node.formulas ?? {}).map(([port, text]) => ({ node, port, text })),
  );
  if (written.length === 0) return checkAmounts(definition);
  const indexOf = new Map(definition.flow.nodes.map((node, index) => [node, index]));
  const found = written.flatMap(({ node, port, text }) => {
    const errors = typeof text === 'string' ? errorsOf(definition, text) : [{ from: 0, to: 0, text: texts.noText }];
    return errors.map((error) => formulaDiagnostic(indexOf.get(node) ?? 0, node, port, error));
  });
  if (found.length > 0) return found;
  const amounts = checkAmounts(definition);
  return amounts.length > 0 ? amounts : [...checkTypes(definition, indexOf), ...checkParts(definition, indexOf)];
}

/** Checks the nodes a formula stands for, such as a regular expression in it. */
function checkParts(definition: InterfaceDefinition, indexOf: ReadonlyMap<FlowNode, number>): Diagnostic[] {
  const { nodes, parts } = expansionOf(withoutDisabled(definition.flow));
  return nodes.flatMap((expanded) => {
    const part = parts.get(expanded.id);
    const node = part && definition.flow.nodes.find(({ id }) => id === part.node);
    if (!part || !node) return [];
    const type = nodeTypeOf(expanded.type);
    const inputs = type?.ports(expanded.settings, { definition }).inputs ?? [];
    return (type?.check?.(expanded, '', { definition }) ?? []).map(({ port, text }) => {
      const place = inputs.findIndex(({ name }) => name === port);
      return formulaDiagnostic(indexOf.get(node) ?? 0, node, part.port, { ...inputAt(node, part, place), text });
    });
  });
}

function errorsOf(definition: InterfaceDefinition, text: string): FormulaError[] {
  const { formula, diagnostics } = parsedFormula(text);
  if (diagnostics.length > 0 || !formula) return diagnostics;
  return referencesIn(formula).flatMap(({ kind, name, from, to }) => {
    const error = kind === 'name' ? nameError(definition, name) : nodeError(definition, name);
    return error ? [{ from, to, text: error }] : [];
  });
}

function nameError({ parameters, flow }: InterfaceDefinition, name: string): Text | null {
  if (parameters.some((parameter) => parameter.name === name)) return null;
  const isNode = flow.nodes.some(({ id }) => id === name);
  const near = isNode ? `$${name}` : closest(name, [...parameters.map((parameter) => parameter.name), ...flow.nodes.map(({ id }) => `$${id}`)]);
  return near === undefined ? fillText(texts.noName, { name }) : fillText(texts.nearName, { name, near });
}

function nodeError({ flow }: InterfaceDefinition, id: string): Text | null {
  const node = flow.nodes.find((one) => one.id === id);
  if (node) return node.disabled ? fillText(texts.disabled, { id }) : null;
  const near = closest(
    id,
    flow.nodes.map((one) => one.id),
  );
  return near === undefined ? fillText(texts.noNode, { id }) : fillText(texts.nearNode, { id, near: `$${near}` });
}

/** Checks every value of a formula against its input, and every member against its object's declaration. */
function checkTypes(definition: InterfaceDefinition, indexOf: ReadonlyMap<FlowNode, number>): Diagnostic[] {
  const types = flowTypes(definition);
  const { nodes, edges, parts } = expansionOf(withoutDisabled(definition.flow));
  const settings = new Map(nodes.map((node) => [node.id, node.settings]));
  return edges.flatMap(({ from, to }) => {
    // An edge into a part lies within its formula; one out of the last part leads to the port.
    const part = parts.get(to.node) ?? parts.get(from.node);
    const wanted = types.inputs(to.node).find(({ name }) => name === to.port);
    const node = definition.flow.nodes.find(({ id }) => id === part?.node);
    if (!part || !wanted || !node) return [];
    const source = types.output(from.node, from.port);
    const path = to.port === 'object' && parts.has(to.node) ? settings.get(to.node)?.path : undefined;
    const member = typeof path === 'string' ? memberError(source, path) : null;
    if (!member && parts.has(to.node) && source.nullable && !takesNull(wanted) && fits(source, wanted.type)) {
      const place = types.inputs(to.node).findIndex(({ name }) => name === to.port);
      const guard = guards[wanted.type.type];
      const error = { ...inputAt(node, part, place), text: texts.nullable, ...(guard !== undefined && { instead: `(… ?? ${guard})` }) };
      return [formulaDiagnostic(indexOf.get(node) ?? 0, node, part.port, error)];
    }
    const error = member ?? fitError(source, wanted.type);
    const at = member ? part : (parts.get(from.node) ?? part);
    const operator = member ? null : conversionBetween(source, wanted.type);
    const instead = operator === null ? {} : { instead: callText(operator) };
    return error ? [formulaDiagnostic(indexOf.get(node) ?? 0, node, part.port, { from: at.from, to: at.to, text: error, ...instead })] : [];
  });
}

/** What replaces null where a type is required. */
const guards: Partial<Record<ValueType['type'], string>> = { string: '""', integer: '0', float: '0', boolean: 'false', array: '[]' };

function takesNull({ type, default: fallback }: Port): boolean {
  return type.type === 'any' || type.nullable === true || fallback === null;
}

/** Reports the first name of a path that an object of a declared shape does not have. */
function memberError(type: ValueType, path: string): Text | null {
  let known: ValueType | undefined = type;
  for (const name of path.split('.')) {
    if (!known?.members) return null;
    const names = Object.keys(known.members);
    if (!Object.hasOwn(known.members, name)) {
      const near = closest(name, names);
      return near === undefined ? fillText(texts.noMember, { name, allowed: names.join(', ') }) : fillText(texts.nearMember, { name, near });
    }
    known = known.members[name];
  }
  return null;
}
