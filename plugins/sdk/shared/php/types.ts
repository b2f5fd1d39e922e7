import { commentText } from '../../../../engine/core/printing/comment-text.ts';
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

/** What a caller gives for a parameter, as a type of a doc comment. A file is its path. */
export function inputType(rule: Omit<Parameter, 'name'>): string {
  if (rule.type === 'array' && rule.items) return `list<${inputType(rule.items)}>`;
  if (rule.type === 'object' && rule.properties && rule.properties.length > 0) return inputShape(rule.properties);
  return plainTypes[rule.type];
}

/** `array{goods: int, tags?: list<string>}`. One with a default may be left out. */
export function inputShape(parameters: readonly Parameter[]): string {
  const members = parameters.map((parameter) => {
    const isNeeded = parameter.required === true && parameter.default === undefined;
    return `${keyText(parameter.name)}${isNeeded ? '' : '?'}: ${inputType(parameter)}`;
  });
  return `array{${members.join(', ')}}`;
}

/** The type of an answer's `data`. */
export function answerType(shape: ReturnShape): string {
  if (shape.items) return `list<${answerType(shape.items)}>`;
  if (shape.members.size > 0) return `array{${[...shape.members].map(([name, member]) => `${keyText(name)}: ${answerType(member)}`).join(', ')}}`;
  return shape.type === undefined ? 'mixed' : plainTypes[shape.type];
}

/** A key inside a doc comment. */
function keyText(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${commentText(name).replaceAll("'", '’')}'`;
}
