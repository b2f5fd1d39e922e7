import { dumpTs, tsKey } from '../../../engine/core/printing/dump-ts.ts';
import { tsTypes } from '../../../engine/core/printing/ts-types.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';

/** The type of a parameter's value. */
export function tsTypeOf(rule: Omit<Parameter, 'name'>): string {
  if (rule.enum && rule.enum.length <= 12) return rule.enum.map((value) => dumpTs(value)).join(' | ');
  if (rule.type === 'array' && rule.items) {
    const item = tsTypeOf(rule.items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (rule.type === 'object' && rule.properties && rule.properties.length > 0) return tsMembers(rule.properties);
  return tsTypes[rule.type];
}

export function tsMembers(parameters: readonly Parameter[]): string {
  return `{ ${tsMemberList(parameters).join('; ')} }`;
}

/** Members of the type of an object, one text each. */
export function tsMemberList(parameters: readonly Parameter[]): string[] {
  return parameters.map((rule) => `${typeKey(rule.name)}${rule.required || rule.default !== undefined ? '' : '?'}: ${tsTypeOf(rule)}`);
}

/** In a type a plain `__proto__` is a name like any other. */
export function typeKey(name: string): string {
  return name === '__proto__' ? `'__proto__'` : tsKey(name);
}
