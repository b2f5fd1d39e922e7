import type { Json } from '../../engine/core/descriptor/types.ts';
import type { Parameter, ParameterType } from '../../engine/core/protocol/parameter.ts';
import { hasParameterType } from '../model/checks/check-parameters.ts';
import { unsafeNames } from '../model/reserved-words.ts';
import type { ApiDocument } from './api-document.ts';
import { type FlatSchema, flatSchema } from './flat-schema.ts';
import type { Issues } from './issue.ts';
import { asList, asText } from './json-values.ts';

export interface RuleContext {
  document: ApiDocument;
  issues: Issues;
  isPattern(pattern: string): boolean;
}

/** A parameter without its name. */
export type Rule = Omit<Parameter, 'name'>;

/** Levels of nested objects that are spelled out; deeper ones are any object. */
const nestedLevels = 3;
/** Characters of a parameter's example as JSON. */
const exampleLimit = 2_000;

/** The rule of a value described by a schema. `fallback` is the type of a schema that says nothing. */
export function ruleOfSchema(context: RuleContext, schema: unknown, pointer: string, fallback: ParameterType, trail: readonly string[] = [], level = 0): Rule {
  const flat = flatSchema(context.document, schema, pointer, context.issues, trail);
  const rule: Rule = { type: parameterType(flat, fallback) };
  const description = asText(flat.words.description).trim();
  if (description !== '') rule.description = description.slice(0, 5_000);
  addLimits(rule, flat, pointer, context);
  addEnum(rule, flat, pointer, context);
  addDefault(rule, flat, pointer, context);
  addExample(rule, flat.words.example ?? asList(flat.words.examples)[0], `${pointer}/example`, context);
  if (rule.type === 'array' && flat.items !== undefined && level < nestedLevels) {
    rule.items = withoutDefault(ruleOfSchema(context, flat.items, `${pointer}/items`, 'string', flat.trail, level + 1));
  }
  if (rule.type === 'object' && flat.properties.size > 0 && level < nestedLevels && !flat.isCircular)
    rule.properties = propertiesOf(context, flat, pointer, level);
  return rule;
}

function propertiesOf(context: RuleContext, flat: FlatSchema, pointer: string, level: number): Parameter[] {
  return [...flat.properties].flatMap(([name, schema]) => {
    if (unsafeNames.includes(name) || name.trim() === '') return [];
    const rule = ruleOfSchema(context, schema, `${pointer}/properties/${name}`, 'string', flat.trail, level + 1);
    return [{ name, ...rule, ...(flat.required.has(name) ? { required: true } : {}) }];
  });
}

export function parameterType({ type, words }: Pick<FlatSchema, 'type' | 'words'>, fallback: ParameterType): ParameterType {
  const format = asText(words.format);
  switch (type) {
    case 'integer':
    case 'boolean':
    case 'array':
    case 'object':
    case 'file':
      return type;
    case 'number':
      return 'float';
    case 'string':
      if (format === 'binary') return 'file';
      return format === 'date' || format === 'date-time' ? 'date' : 'string';
    default:
      return fallback;
  }
}

function addLimits(rule: Rule, { words }: FlatSchema, pointer: string, { issues, isPattern }: RuleContext): void {
  const names = limitNames[rule.type];
  if (names) {
    for (const [limit, name, exclusive] of [
      ['min', names[0], 'exclusiveMinimum'],
      ['max', names[1], 'exclusiveMaximum'],
    ] as const) {
      const value = words[name];
      const border = words[exclusive];
      if (typeof value === 'number' && border !== true) rule[limit] = value;
      const open = border === true ? value : border;
      if (typeof open !== 'number' || rule.type === 'string' || rule.type === 'array') continue;
      if (rule.type === 'integer') rule[limit] = limit === 'min' ? Math.floor(open) + 1 : Math.ceil(open) - 1;
      else issues.add('limit-dropped', `${pointer}/${exclusive}`, 'info');
    }
  }
  if (rule.type === 'string' && typeof words.pattern === 'string') {
    if (words.pattern.length <= 1_000 && isPattern(words.pattern)) rule.pattern = words.pattern;
    else issues.add('pattern-dropped', `${pointer}/pattern`, 'warning', words.pattern);
  }
}

const limitNames: Partial<Record<ParameterType, [string, string]>> = {
  integer: ['minimum', 'maximum'],
  float: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
};

function addEnum(rule: Rule, { words }: FlatSchema, pointer: string, { issues }: RuleContext): void {
  const allowed = asList(words.enum).filter((value) => value !== null);
  if (allowed.length === 0) return;
  const fitting = allowed.filter((value): value is string | number | boolean => typeof value !== 'object' && hasParameterType(rule.type, value as Json));
  if (fitting.length === allowed.length && (rule.type === 'string' || rule.type === 'integer' || rule.type === 'float' || rule.type === 'boolean'))
    rule.enum = fitting;
  else issues.add('enum-dropped', `${pointer}/enum`);
}

function addDefault(rule: Rule, { words }: FlatSchema, pointer: string, { issues }: RuleContext): void {
  const value = words.default as Json | undefined;
  if (value === undefined || value === null || value === '') return;
  const fits = hasParameterType(rule.type, value) && (!rule.enum || rule.enum.some((allowed) => allowed === value));
  if (fits && rule.type !== 'file') rule.default = value;
  else issues.add('default-dropped', `${pointer}/default`);
}

/** A value people can call with at once. What does not fit the rule would only mislead them. */
export function addExample(rule: Rule, value: unknown, pointer: string, { issues }: Pick<RuleContext, 'issues'>): void {
  if (value === undefined || value === null || rule.type === 'file') return;
  const fits = hasParameterType(rule.type, value as Json) && (!rule.enum || rule.enum.some((allowed) => allowed === value));
  if (fits && JSON.stringify(value).length <= exampleLimit) rule.example = value as Json;
  else issues.add('example-dropped', pointer, 'info');
}

function withoutDefault({ default: _, ...rule }: Rule): Rule {
  return rule;
}
