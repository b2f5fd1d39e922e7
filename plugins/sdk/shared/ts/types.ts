import { dumpTs, tsKey } from '../../../../engine/core/printing/dump-ts.ts';
import { tsTypes } from '../../../../engine/core/printing/ts-types.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { ReturnShape } from '../../../../engine/core/protocol/return-shape.ts';

/** The type of what a caller gives for a parameter. */
export function inputType(rule: Omit<Parameter, 'name'>): string {
  if (rule.enum && rule.enum.length > 0) return rule.enum.map((value) => dumpTs(value)).join(' | ');
  if (rule.type === 'file') return 'Blob';
  if (rule.type === 'array' && rule.items) return listOf(inputType(rule.items));
  if (rule.type === 'object' && rule.properties && rule.properties.length > 0) {
    return `{ ${rule.properties.map(inputMember).join('; ')} }`;
  }
  return tsTypes[rule.type];
}

/** A member of the type of the parameters. One with a default may be left out. */
export function inputMember(parameter: Parameter): string {
  const isNeeded = parameter.required === true && parameter.default === undefined;
  return `${memberName(parameter.name)}${isNeeded ? '' : '?'}: ${inputType(parameter)}`;
}

/** The type of an answer's `data`. */
export function answerType(shape: ReturnShape): string {
  if (shape.items) return listOf(answerType(shape.items));
  if (shape.members.size > 0) return `{ ${[...shape.members].map(([name, member]) => `${memberName(name)}: ${answerType(member)}`).join('; ')} }`;
  return shape.type === undefined ? 'unknown' : tsTypes[shape.type];
}

/** In a type a plain `__proto__` is a name like any other. */
export function memberName(name: string): string {
  return name === '__proto__' ? `'__proto__'` : tsKey(name);
}

function listOf(item: string): string {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}
