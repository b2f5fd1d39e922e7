import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { parseDate } from '../../../engine/core/text/date.ts';
import { integerOf } from '../../../engine/core/validation/parameters/int64.ts';
import { texts } from '../../../generated/words/designer-model/check-parameters.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import { callFields, unsafeNames } from '../types/reserved-words.ts';
import { namedInSentence } from '../types/type-label.ts';

/** Checks parameters at any depth, and return fields. */
export function checkParameters(definition: InterfaceDefinition, isPattern: (pattern: string) => boolean): Diagnostic[] {
  const diagnostics = checkList(definition.parameters, '/parameters', isPattern);
  for (const [index, parameter] of definition.parameters.entries()) {
    if (callFields.includes(parameter.name))
      diagnostics.push(diagnostic('reserved-parameter', `/parameters/${index}/name`, texts.reserved, { name: parameter.name }));
  }
  const seen = new Set<string>();
  for (const [index, field] of definition.returns.entries()) {
    if (seen.has(field.name)) diagnostics.push(diagnostic('duplicate-return', `/returns/${index}/name`, texts.twice, { name: field.name }));
    seen.add(field.name);
  }
  return diagnostics;
}

function checkList(parameters: readonly Parameter[], pointer: string, isPattern: (pattern: string) => boolean): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const [index, parameter] of parameters.entries()) {
    const at = `${pointer}/${index}`;
    const { name } = parameter;
    if (seen.has(name)) diagnostics.push(diagnostic('duplicate-parameter', `${at}/name`, texts.twice, { name }));
    seen.add(name);
    if (unsafeNames.includes(name)) diagnostics.push(diagnostic('reserved-parameter', `${at}/name`, texts.unsafe, { name }));
    if (/\p{Cc}/u.test(name) || name !== name.trim()) diagnostics.push(diagnostic('parameter-name', `${at}/name`, texts.name, { name }));
    diagnostics.push(...checkRule(parameter, name, at, isPattern));
  }
  return diagnostics;
}

function checkRule(rule: Omit<Parameter, 'name'>, name: string, at: string, isPattern: (pattern: string) => boolean): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const { min, max } = rule;
  if (typeof min === 'number' && typeof max === 'number' && min > max) diagnostics.push(diagnostic('range', `${at}/min`, texts.range, { name }));
  for (const [word, bound] of [
    ['min', min],
    ['max', max],
  ] as const) {
    if (typeof bound === 'string' && !isBound(rule, bound)) diagnostics.push(diagnostic('range', `${at}/${word}`, texts.bound, { name }));
  }
  if (rule.default !== undefined && rule.default !== null && !hasParameterType(rule.type, rule.default)) {
    diagnostics.push(diagnostic('default-type', `${at}/default`, texts.fallback, { name, type: namedInSentence(rule.type) }));
  } else if (rule.default !== undefined && rule.enum && !rule.enum.some((allowed) => allowed === rule.default)) {
    diagnostics.push(diagnostic('default-enum', `${at}/default`, texts.enum, { name, allowed: rule.enum.join(' / ') }));
  }
  if (rule.pattern !== undefined && !isPattern(rule.pattern))
    diagnostics.push(diagnostic('pattern', `${at}/pattern`, texts.pattern, { name, pattern: rule.pattern }));
  if (rule.items) diagnostics.push(...checkRule(rule.items, name, `${at}/items`, isPattern));
  if (rule.properties) diagnostics.push(...checkList(rule.properties, `${at}/properties`, isPattern));
  return diagnostics;
}

/** Limits that are texts: dates, and integers of 64 bits in digits, because a number would change the last of them. */
function isBound({ type, format }: Omit<Parameter, 'name'>, bound: string): boolean {
  return type === 'date' ? parseDate(bound) !== null : type === 'integer' && format === 'int64' && integerOf(bound) !== undefined;
}

/** Whether a JSON value has the type of a parameter. */
export function hasParameterType(type: Parameter['type'], value: Json): boolean {
  switch (type) {
    case 'string':
    case 'file':
      return typeof value === 'string';
    case 'date':
      return typeof value === 'string' && parseDate(value) !== null;
    case 'integer':
      return Number.isSafeInteger(value);
    case 'float':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}
