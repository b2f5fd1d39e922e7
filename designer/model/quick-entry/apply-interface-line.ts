import { isSameJson } from '../../../engine/core/json/same-json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { formulaFlow } from './formula-flow.ts';
import { type InterfaceLine, parseInterfaceLine } from './parse-interface-line.ts';
import { printInterfaceLine } from './print-interface-line.ts';

/**
 * Changes a definition to what a line says. While the line has errors, only names and title are taken. A line with formulas draws the flow anew,
 * unless the flow says the same already; one with parameters only leaves the flow. What the line cannot express, such as the limits of a parameter,
 * stays.
 */
export function applyInterfaceLine(definition: InterfaceDefinition, text: string): InterfaceDefinition {
  const { parsed, diagnostics } = parseInterfaceLine(text, definition.namespace);
  const named = withNames(definition, parsed);
  if (diagnostics.length > 0 || (parsed.parameters === undefined && parsed.results === undefined)) return named;
  const current = printInterfaceLine(named);
  if (current !== null && isSameLogic(parsed, parseInterfaceLine(current, named.namespace).parsed)) return named;
  const parameters = (parsed.parameters ?? []).map((parameter) => withKnownRules(parameter, definition.parameters));
  return { ...named, parameters, ...(parsed.results && formulaFlow(parameters, parsed.results)) };
}

/** A title that equals the method's name follows it; an interface without module gets that of its class. */
function withNames(definition: InterfaceDefinition, parsed: InterfaceLine): InterfaceDefinition {
  const hasTitle = definition.title !== '' && definition.title !== definition.method;
  const named = {
    namespace: parsed.namespace,
    class: parsed.class,
    method: parsed.method,
    title: parsed.title ?? (hasTitle ? definition.title : parsed.method),
    module: definition.module === '' || definition.module === definition.class ? parsed.class : definition.module,
  };
  const isSame = Object.entries(named).every(([member, value]) => definition[member as keyof typeof named] === value);
  return isSame ? definition : { ...definition, ...named };
}

function isSameLogic(one: InterfaceLine, other: InterfaceLine): boolean {
  return isSameJson([one.parameters ?? [], one.results ?? []], [other.parameters ?? [], other.results ?? []]);
}

function withKnownRules(parameter: Parameter, known: readonly Parameter[]): Parameter {
  const before = known.find(({ name, type }) => name === parameter.name && type === parameter.type);
  if (!before) return parameter;
  const { required: _, default: __, ...rules } = before;
  return { ...rules, ...parameter };
}
