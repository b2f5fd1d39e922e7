import { commentText } from '../../../../engine/core/printing/comment-text.ts';
import { dumpPhp } from '../../../../engine/core/printing/dump-php.ts';
import type { Parameter, ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import type { ReturnShape } from '../../../../engine/core/protocol/return-shape.ts';

const plainTypes: Record<ParameterType, string> = {
  string: 'string',
  integer: 'int',
  float: 'float',
  boolean: 'bool',
  array: 'list<mixed>',
  object: 'array<string, mixed>',
  date: 'string',
  file: 'string',
};

/** Levels of a shape that are spelled out in a doc comment. */
const levels = 6;

/** What a caller gives for a parameter, as a type of a doc comment. A file is its path. */
function inputType(rule: Omit<Parameter, 'name'>, level = 0): string {
  const text = inputBody(rule, level);
  return rule.nullable && text !== 'mixed' ? `${text}|null` : text;
}

function inputBody(rule: Omit<Parameter, 'name'>, level: number): string {
  const values = valuesOf(rule.enum);
  if (values !== undefined) return values;
  if (rule.type === 'array' && rule.items && level < levels) return `list<${inputType(rule.items, level + 1)}>`;
  if (rule.type === 'object' && rule.properties && rule.properties.length > 0 && level < levels) return inputShape(rule.properties, level + 1);
  return plainTypes[rule.type];
}

/** `array{goods: int, tags?: list<string>}`. One with a default may be left out. */
export function inputShape(parameters: readonly Parameter[], level = 0): string {
  const members = parameters.map((parameter) => {
    const isNeeded = parameter.required === true && parameter.default === undefined;
    return `${keyText(parameter.name)}${isNeeded ? '' : '?'}: ${inputType(parameter, level)}`;
  });
  return `array{${members.join(', ')}}`;
}

/** The type of an answer's `data` or a part of it. */
export function answerType(shape: ReturnShape, level = 0): string {
  const text = answerBody(shape, level);
  return shape.nullable && text !== 'mixed' ? `${text}|null` : text;
}

function answerBody(shape: ReturnShape, level: number): string {
  const values = valuesOf(shape.enum);
  if (values !== undefined) return values;
  if (shape.items && level < levels) return `list<${answerType(shape.items, level + 1)}>`;
  if (shape.members.size > 0 && level < levels) {
    const members = [...shape.members].map(([name, member]) => `${keyText(name)}${member.optional ? '?' : ''}: ${answerType(member, level + 1)}`);
    return `array{${members.join(', ')}}`;
  }
  return shape.type === undefined ? 'mixed' : plainTypes[shape.type];
}

/** `'a'|'b'`; texts a comment cannot carry as they are leave it at their type. */
function valuesOf(values: readonly (string | number | boolean)[] | undefined): string | undefined {
  if (!values || values.length === 0 || values.length > 12) return undefined;
  const isPlain = values.every((value) => typeof value !== 'string' || /^[\w .:-]+$/.test(value));
  return isPlain ? values.map((value) => dumpPhp(value)).join('|') : undefined;
}

/** A key inside a doc comment. */
function keyText(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${commentText(name).replaceAll("'", '’')}'`;
}
