import type { Json } from '../descriptor/types.ts';
import { printLossless } from '../json/lossless-json.ts';
import type { Parameter } from '../protocol/parameter.ts';
import { fillText, type Text } from '../text/text.ts';
import { parseDate } from './date.ts';
import type { Fault } from './fault.ts';

/** What the caller's platform brings along: a linear engine for patterns given by people, and the named formats. */
export interface ParameterTools {
  matches(pattern: string, text: string): boolean;
  /** Undefined when the text has the format; else what is allowed. */
  formatFault(format: string, value: string): Text | undefined;
}

export interface ParsedParameters {
  /** Exactly the declared parameters that are present or have a default. */
  values: Record<string, unknown>;
  /** All faults at once. Empty means `values` is complete. */
  faults: Fault[];
}

/** Deeper JSON is refused: storing and printing it would overflow the stack. */
export const maxDepth = 64;

/**
 * Turns the text fields of a call into typed values, strictly: `12abc` is no integer, `''` is absent and does not satisfy
 * `required`, a date must exist, an enum compares exactly. A field nobody declared is refused.
 * @param form text by field name; a file parameter holds the index of the upload as text
 */
export function parseParameters(rules: readonly Parameter[], form: Readonly<Record<string, string>>, tools: ParameterTools): ParsedParameters {
  const values: Record<string, unknown> = Object.create(null);
  const faults: Fault[] = [];
  for (const name of Object.keys(form)) {
    if (!rules.some((rule) => rule.name === name)) faults.push(unknownParameter(name, rules));
  }
  for (const rule of rules) {
    const text = Object.hasOwn(form, rule.name) ? form[rule.name]! : '';
    if (text === '') {
      if (rule.default !== undefined) values[rule.name] = rule.default;
      else if (rule.required) faults.push({ field: rule.name, code: 'required', text: fillText(parameterTexts.required, { name: rule.name }) });
      continue;
    }
    const parsed = fromText(rule, text);
    if (parsed === undefined) faults.push(wrongType(rule.name, rule, text));
    else {
      const found = checkValue(rule.name, rule, parsed, tools, 0);
      if (found.length > 0) faults.push(...found);
      else values[rule.name] = parsed;
    }
  }
  return { values, faults };
}

/** The typed value a text stands for, or undefined when it is not of the rule's type. */
function fromText(rule: Omit<Parameter, 'name'>, text: string): Json | undefined {
  switch (rule.type) {
    case 'string':
    case 'date':
    case 'file':
      return text;
    case 'integer': {
      const value = Number(text);
      return /^-?(0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(value) ? value + 0 : undefined;
    }
    case 'float': {
      const value = Number(text);
      return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) && Number.isFinite(value) ? value : undefined;
    }
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined;
    case 'array':
    case 'object':
      try {
        return JSON.parse(text) as Json;
      } catch {
        return undefined;
      }
  }
}

/** Faults of a typed value, at any depth. */
export function checkValue(path: string, rule: Omit<Parameter, 'name'>, value: Json, tools: ParameterTools, depth: number): Fault[] {
  if (depth > maxDepth) return [{ field: path, code: 'depth', text: fillText(parameterTexts.depth, { name: path, max: maxDepth }) }];
  if (!hasType(rule, value)) return [wrongType(path, rule, value)];
  if (rule.enum && !rule.enum.some((allowed) => allowed === value)) {
    return [{ field: path, code: 'enum', text: fillText(parameterTexts.enum, { name: path, allowed: rule.enum.join(' / ') }) }];
  }
  const faults = checkLimits(path, rule, value);
  if (typeof value === 'string') faults.push(...checkText(path, rule, value, tools));
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (rule.items) faults.push(...checkValue(`${path}.${index}`, rule.items, item, tools, depth + 1));
      else faults.push(...checkDepth(`${path}.${index}`, item, depth + 1));
    }
  } else if (value !== null && typeof value === 'object') {
    if (rule.properties) faults.push(...checkMembers(path, rule.properties, value, tools, depth));
    else for (const [name, member] of Object.entries(value)) faults.push(...checkDepth(`${path}.${name}`, member, depth + 1));
  }
  return faults;
}

function checkMembers(path: string, rules: Parameter[], value: { [key: string]: Json }, tools: ParameterTools, depth: number): Fault[] {
  const faults: Fault[] = [];
  for (const name of Object.keys(value)) {
    if (!rules.some((rule) => rule.name === name)) faults.push({ ...unknownParameter(name, rules), field: `${path}.${name}` });
  }
  for (const rule of rules) {
    const member = Object.hasOwn(value, rule.name) ? value[rule.name] : undefined;
    const field = `${path}.${rule.name}`;
    if (member === undefined || member === null || member === '') {
      if (rule.required) faults.push({ field, code: 'required', text: fillText(parameterTexts.required, { name: field }) });
    } else faults.push(...checkValue(field, rule, member, tools, depth + 1));
  }
  return faults;
}

function checkDepth(path: string, value: Json, depth: number): Fault[] {
  if (depth > maxDepth) return [{ field: path, code: 'depth', text: fillText(parameterTexts.depth, { name: path, max: maxDepth }) }];
  if (value === null || typeof value !== 'object') return [];
  for (const [name, member] of Object.entries(value)) {
    const faults = checkDepth(`${path}.${name}`, member, depth + 1);
    if (faults.length > 0) return faults;
  }
  return [];
}

function hasType(rule: Omit<Parameter, 'name'>, value: Json): boolean {
  switch (rule.type) {
    case 'string':
    case 'file':
      return typeof value === 'string';
    case 'date':
      return typeof value === 'string' && parseDate(value) !== null;
    case 'integer':
      return Number.isSafeInteger(value);
    case 'float':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return value !== null && typeof value === 'object' && !Array.isArray(value);
  }
}

/** `min` and `max`, which mean value, characters, elements or moment by type; bytes of files are checked where the file is. */
function checkLimits(path: string, rule: Omit<Parameter, 'name'>, value: Json): Fault[] {
  if (rule.min === undefined && rule.max === undefined) return [];
  const measured = measure(rule, value);
  if (measured === null) return [];
  const faults: Fault[] = [];
  for (const limit of ['min', 'max'] as const) {
    const bound = rule[limit];
    if (bound === undefined) continue;
    const wanted = typeof bound === 'string' && rule.type === 'date' ? parseDate(bound) : Number(bound);
    if (wanted === null || (limit === 'min' ? measured >= wanted : measured <= wanted)) continue;
    const kind = rule.type === 'string' ? 'length' : rule.type === 'array' ? 'count' : 'value';
    faults.push({ field: path, code: limit, text: fillText(parameterTexts[`${kind}_${limit}`], { name: path, bound }) });
  }
  return faults;
}

function measure(rule: Omit<Parameter, 'name'>, value: Json): number | null {
  if (rule.type === 'string') return typeof value === 'string' ? [...value].length : null;
  if (rule.type === 'date') return typeof value === 'string' ? parseDate(value) : null;
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : null;
}

/** `min` and `max` of file parameters, which mean bytes; the values of a call hold but the names of its files. */
export function checkFiles(rules: readonly Parameter[], files: readonly { field: string; size: number }[]): Fault[] {
  return rules.flatMap((rule) => {
    const file = rule.type === 'file' ? files.find(({ field }) => field === rule.name) : undefined;
    return file ? checkLimits(rule.name, { ...rule, type: 'integer' }, file.size) : [];
  });
}

function checkText(path: string, rule: Omit<Parameter, 'name'>, value: string, tools: ParameterTools): Fault[] {
  if (rule.pattern !== undefined && !tools.matches(rule.pattern, value)) {
    return [{ field: path, code: 'pattern', text: fillText(parameterTexts.pattern, { name: path, pattern: rule.pattern }) }];
  }
  const allowed = rule.format === undefined ? undefined : tools.formatFault(rule.format, value);
  return allowed ? [{ field: path, code: 'format', text: fillText(parameterTexts.format, { name: path, allowed }) }] : [];
}

export function unknownParameter(name: string, rules: readonly Parameter[]): Fault {
  const allowed = rules.map((rule) => rule.name).join(', ') || '—';
  return { field: name, code: 'unknown', text: fillText(parameterTexts.unknown, { name, allowed }) };
}

function wrongType(path: string, rule: Omit<Parameter, 'name'>, value: Json): Fault {
  const found = printLossless(value);
  return {
    field: path,
    code: 'type',
    text: fillText(parameterTexts.type, { name: path, allowed: parameterTypeTexts[rule.type], found: found.length > 60 ? `${found.slice(0, 60)}…` : found }),
  };
}

/** The sentences of all faults; generated PHP says the same. */
export const parameterTexts = {
  required: { zh_cn: '缺少必要参数 {name}', en: 'Parameter {name} is required' },
  unknown: { zh_cn: '不存在参数 {name}，可用参数：{allowed}', en: 'There is no parameter {name}; allowed: {allowed}' },
  type: { zh_cn: '参数 {name} 应为{allowed}，但现在是 {found}', en: 'Parameter {name} must be {allowed}, but is {found}' },
  enum: { zh_cn: '参数 {name} 只能是：{allowed}', en: 'Parameter {name} must be one of: {allowed}' },
  pattern: { zh_cn: '参数 {name} 不符合格式 {pattern}', en: 'Parameter {name} does not match {pattern}' },
  format: { zh_cn: '参数 {name} 格式错误：{allowed}', en: 'Parameter {name} has a wrong format: {allowed}' },
  depth: { zh_cn: '{name} 嵌套过深，最多 {max} 层', en: '{name} is nested too deeply; at most {max} levels' },
  value_min: { zh_cn: '参数 {name} 不能小于 {bound}', en: 'Parameter {name} must not be less than {bound}' },
  value_max: { zh_cn: '参数 {name} 不能大于 {bound}', en: 'Parameter {name} must not be more than {bound}' },
  length_min: { zh_cn: '参数 {name} 至少 {bound} 个字符', en: 'Parameter {name} must have at least {bound} characters' },
  length_max: { zh_cn: '参数 {name} 最多 {bound} 个字符', en: 'Parameter {name} must have at most {bound} characters' },
  count_min: { zh_cn: '参数 {name} 至少 {bound} 项', en: 'Parameter {name} must have at least {bound} items' },
  count_max: { zh_cn: '参数 {name} 最多 {bound} 项', en: 'Parameter {name} must have at most {bound} items' },
} as const satisfies Record<string, Text>;

export const parameterTypeTexts: Record<Parameter['type'], Text> = {
  string: { zh_cn: '文本', en: 'text' },
  integer: { zh_cn: '整数', en: 'an integer' },
  float: { zh_cn: '数字', en: 'a number' },
  boolean: { zh_cn: '布尔值（true 或 false）', en: 'a boolean (true or false)' },
  array: { zh_cn: 'JSON 数组', en: 'a JSON array' },
  object: { zh_cn: 'JSON 对象', en: 'a JSON object' },
  date: { zh_cn: '存在的日期（YYYY-MM-DD 或 YYYY-MM-DD HH:mm:ss）', en: 'an existing date (YYYY-MM-DD or YYYY-MM-DD HH:mm:ss)' },
  file: { zh_cn: '上传的文件（multipart/form-data）', en: 'an uploaded file (multipart/form-data)' },
};
