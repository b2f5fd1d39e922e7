import { parseLossless } from '../../json/lossless-json.ts';
import { isNestedDeeper } from '../../json/nesting.ts';
import { ambiguityOf } from '../../json/strict-json.ts';
import { callTexts } from '../../protocol/call-texts.ts';
import type { Parameter } from '../../protocol/parameter.ts';
import { fillText } from '../../text/text.ts';
import type { InvalidField } from '../invalid-field.ts';
import { integerOf } from './int64.ts';
import { parameterTexts } from './parameter-texts.ts';
import { checkLimits, maxDepth, missing, type ParameterTools, type Rule, readInteger, readValue, tooDeep, unknownParameter, wrongType } from './read-value.ts';

export { maxDepth, type ParameterTools };

/** The values of a call, or what is wrong with them. */
export interface ParsedParameters {
  /** Exactly the declared parameters that are present or have a default. */
  values: Record<string, unknown>;
  /** All errors at once. Empty means `values` is complete. */
  errors: InvalidField[];
}

/**
 * Converts the text fields of a call to typed values, strictly: `12abc` is no integer, `''` is absent and does not satisfy `required`, a date must
 * exist, an enum compares exactly. Undeclared fields are refused. In a form only the JSON text of a list or object can contain null.
 * @param form text by field name; a file parameter holds the index of the upload as text
 */
export function parseParameters(rules: readonly Parameter[], form: Readonly<Record<string, string>>, tools: ParameterTools): ParsedParameters {
  return parseEach(rules, form, (rule) => {
    const text = Object.hasOwn(form, rule.name) ? form[rule.name]! : '';
    return text === '' ? undefined : { read: (errors) => fromText(rule, text, tools, errors) };
  });
}

/**
 * Reads the values of a call by the rules of its parameters, for every encoding of the call.
 * @param readerOf returns the reader of a rule's value; undefined if the call has none
 */
export function parseEach(
  rules: readonly Parameter[],
  fields: object,
  readerOf: (rule: Parameter) => { read(errors: InvalidField[]): unknown } | undefined,
): ParsedParameters {
  const values: Record<string, unknown> = Object.create(null);
  const errors: InvalidField[] = [];
  for (const name of Object.keys(fields)) {
    if (!rules.some((rule) => rule.name === name)) errors.push(unknownParameter(name, rules));
  }
  for (const rule of rules) {
    const value = readerOf(rule);
    if (value === undefined) {
      if (rule.default !== undefined) values[rule.name] = rule.default;
      else if (rule.required) errors.push(missing(rule.name));
      continue;
    }
    const before = errors.length;
    const read = value.read(errors);
    if (errors.length === before) values[rule.name] = read;
  }
  return { values, errors };
}

/** Returns the typed value of a text. */
function fromText(rule: Parameter, text: string, tools: ParameterTools, errors: InvalidField[]): unknown {
  const error = rule.type === 'array' || rule.type === 'object' ? jsonError(rule, text) : null;
  if (error) {
    errors.push(error);
    return undefined;
  }
  const value = meaningOf(rule, text);
  if (value !== undefined) return readValue(rule.name, rule, value, tools, errors);
  errors.push(wrongType(rule.name, rule, text));
  return undefined;
}

/** Reports what is wrong with a JSON text regardless of its type, before its value is read: the message about a wrong type prints the value. */
function jsonError({ name }: Parameter, text: string): InvalidField | null {
  if (isNestedDeeper(text, maxDepth + 1)) return tooDeep(name);
  const reason = ambiguityOf(text);
  return reason && { field: name, code: 'json', text: fillText(parameterTexts.json, { name, reason }) };
}

/** Undefined if the text is not of the rule's type. */
function meaningOf(rule: Rule, text: string): unknown {
  switch (rule.type) {
    case 'string':
    case 'date':
    case 'file':
      return text;
    case 'integer':
      return readInteger(rule, integerOf(text));
    case 'float': {
      const value = Number(text);
      return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) && Number.isFinite(value) ? value : undefined;
    }
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined;
    case 'array':
    case 'object':
      try {
        return parseLossless(text);
      } catch {
        return undefined;
      }
  }
}

/**
 * Reports what is wrong with the files of a call. Only an upload satisfies a file parameter: a text field of that name would let a caller name a file
 * of ours. `min` and `max` are in bytes; the values of a call contain only the names of its files.
 */
export function checkFiles(
  rules: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
  files: readonly { field: string; size: number }[],
): InvalidField[] {
  const found = rules.filter(({ type }) => type === 'file').map((rule) => ({ rule, file: files.find(({ field }) => field === rule.name) }));
  return [
    ...found.flatMap(({ rule, file }): InvalidField[] =>
      file || values[rule.name] === undefined ? [] : [{ field: rule.name, code: 'type', text: callTexts.notAFile }],
    ),
    ...found.flatMap(({ rule, file }) => (file ? checkLimits(rule.name, { ...rule, type: 'integer' }, file.size) : [])),
  ];
}
