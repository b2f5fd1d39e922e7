import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { parseDate } from '../../../engine/core/text/date.ts';
import type { ReturnField } from '../types/definition.ts';

/** Deeper members of an example have no rules. */
const maxDepth = 8;

/**
 * Returns parameters that accept this example: one per member, each with its type, members and the value as example. A list has the type of all its
 * elements together. Only an object has parameters.
 */
export function parametersFromJson(json: Json): Parameter[] {
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([name, value]) => {
    if (name.trim() === '') return [];
    return [{ name, ...ruleOf([value], 0), ...(value === null ? {} : { required: true, example: value }) }];
  });
}

/** Returns the return fields of an answer like this example, lists and objects spelled out: `items`, `items[].id`. A list as a whole has no fields. */
export function returnsFromJson(json: Json): ReturnField[] {
  return isObject(json) ? fieldsOf(ruleOf([json], 0).properties ?? [], '') : [];
}

function fieldsOf(members: readonly Parameter[], prefix: string): ReturnField[] {
  return members.flatMap((member) => {
    const name = `${prefix}${member.name}`;
    return [{ name, type: member.type, ...(member.format !== undefined && { format: member.format }) }, ...membersBelow(member, name)];
  });
}

function membersBelow({ properties, items }: Omit<Parameter, 'name'>, name: string): ReturnField[] {
  if (properties) return fieldsOf(properties, `${name}.`);
  return items ? membersBelow(items, `${name}[]`) : [];
}

/** Returns the rule that accepts all these values. A member that some of them lack is optional. */
function ruleOf(values: readonly Json[], depth: number): Omit<Parameter, 'name'> {
  const present = values.filter((value) => value !== null);
  const kinds = new Set(present.map(kindOf));
  const [kind = 'string'] = kinds;
  if (kinds.size > 1)
    return [...kinds].every((one) => one === 'integer' || one === 'float') ? decimal : { type: [...kinds].every(isText) ? 'string' : 'object' };
  if (kind === 'array') {
    const elements = present.flatMap((value) => (Array.isArray(value) ? value : []));
    return elements.length === 0 || depth >= maxDepth ? { type: 'array' } : { type: 'array', items: ruleOf(elements, depth + 1) };
  }
  if (kind === 'float') return decimal;
  if (kind !== 'object' || depth >= maxDepth) return { type: kind };
  const objects = present.filter(isObject);
  const names = [...new Set(objects.flatMap(Object.keys))].filter((name) => name.trim() !== '');
  const properties = names.map((name): Parameter => {
    const found = objects.flatMap((object) => (Object.hasOwn(object, name) ? [object[name] ?? null] : []));
    const isRequired = found.length === objects.length && found.every((value) => value !== null);
    return { name, ...ruleOf(found, depth + 1), ...(isRequired ? { required: true } : {}) };
  });
  return properties.length > 0 ? { type: 'object', properties } : { type: 'object' };
}

function kindOf(value: Json): Parameter['type'] {
  if (Array.isArray(value)) return 'array';
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value) ? 'integer' : 'float';
    case 'boolean':
      return 'boolean';
    case 'string':
      return parseDate(value) === null ? 'string' : 'date';
    default:
      return 'object';
  }
}

/** Numbers that are written down are exact. */
const decimal: Omit<Parameter, 'name'> = { type: 'float', format: 'decimal' };

const isText = (kind: Parameter['type']) => kind === 'string' || kind === 'date';

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
