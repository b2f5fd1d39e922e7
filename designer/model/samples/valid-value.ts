import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { formatError } from '../../../engine/core/validation/formats.ts';
import { type ParameterTools, parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';

/** Patterns run on the language's own engine here: samples are short and our own. */
const tools: ParameterTools = { formatError: formatError, matches };

/** Whether a call with this value would be accepted. An empty value (`''`, null) is none. */
export function isValidValue(rule: Omit<Parameter, 'name'>, value: Json): boolean {
  if (value === null || value === '') return false;
  return parseParameters([{ ...rule, name: 'value' }], { value: fieldText(value) }, tools).errors.length === 0;
}

/** Whether a call with these parameters would be accepted. */
export function isValidInput(parameters: readonly Parameter[], input: { readonly [name: string]: Json }): boolean {
  const form = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, fieldText(value)]));
  return parseParameters(parameters, form, tools).errors.length === 0;
}

/** Returns a value as the field of a form. */
function fieldText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}
