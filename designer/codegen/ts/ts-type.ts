import type { Parameter, ParameterType } from '../../../engine/core/protocol/parameter.ts';
import type { ReturnField } from '../../model/definition.ts';
import { fieldPorts } from '../../model/nodes/return/return-node.ts';
import { dumpTs, tsKey } from './dump-ts.ts';

const plain: Record<ParameterType, string> = {
  string: 'string',
  integer: 'number',
  float: 'number',
  boolean: 'boolean',
  array: 'unknown[]',
  object: 'Record<string, unknown>',
  date: 'string',
  file: 'string',
};

/** The type of a parameter's value. */
export function tsTypeOf(rule: Omit<Parameter, 'name'>): string {
  if (rule.enum && rule.enum.length <= 12) return rule.enum.map((value) => dumpTs(value)).join(' | ');
  if (rule.type === 'array' && rule.items) {
    const item = tsTypeOf(rule.items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (rule.type === 'object' && rule.properties && rule.properties.length > 0) return tsMembers(rule.properties);
  return plain[rule.type];
}

export function tsMembers(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return 'Record<string, never>';
  const members = parameters.map((rule) => `${typeKey(rule.name)}${rule.required || rule.default !== undefined ? '' : '?'}: ${tsTypeOf(rule)}`);
  return `{ ${members.join('; ')} }`;
}

/** The type of the answer by its top fields. */
export function tsReturnType(returns: readonly ReturnField[]): string {
  const fields = fieldPorts(returns);
  return fields.length === 0
    ? 'unknown'
    : `{ ${fields.map(({ name, type }) => `${typeKey(name)}: ${type.type === 'any' ? 'unknown' : plain[type.type]}`).join('; ')} }`;
}

/** In a type a plain `__proto__` is a name like any other. */
function typeKey(name: string): string {
  return name === '__proto__' ? `'__proto__'` : tsKey(name);
}
