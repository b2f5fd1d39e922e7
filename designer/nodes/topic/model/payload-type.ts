import { anyValue, type ValueType } from '../../../model/types/value-type.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A schema may nest without end, or name itself. */
const deepest = 20;

/**
 * What the schema of a topic asks of a payload, as far as types go: numbers of any kind are numbers, and what is said by more than `type`,
 * `properties`, `required` and `items` is left to the topic itself.
 */
export function payloadType(schema: unknown): ValueType {
  const type = typeIn(schema, 0);
  return type.type === 'object' ? { ...type, nullable: false } : { type: 'object' };
}

/** The members that must be there: null is sent for them where it is what they are. */
export function requiredMembers(schema: unknown): string[] {
  const { required } = isSchema(schema) ? schema : {};
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

function typeIn(schema: unknown, depth: number): ValueType {
  if (!isSchema(schema) || depth > deepest) return anyValue;
  const names = [schema.type].flat();
  const [name, ...others] = names.filter((one) => one !== 'null');
  if (others.length > 0) return anyValue;
  const nullable = names.includes('null') && { nullable: true };
  switch (name) {
    case 'object':
      return { type: 'object', ...nullable, ...membersIn(schema, depth) };
    case 'array':
      return { type: 'array', ...nullable, items: typeIn(schema.items, depth + 1) };
    case 'integer':
      return { type: 'integer', takesMoney: true, ...nullable };
    case 'number':
      return { type: 'float', takesMoney: true, ...nullable };
    case 'string':
    case 'boolean':
      return { type: name, ...nullable };
    default:
      return anyValue;
  }
}

function membersIn(schema: Schema, depth: number): Pick<ValueType, 'members'> {
  if (!isSchema(schema.properties)) return {};
  const required = new Set(requiredMembers(schema));
  const members = Object.entries(schema.properties).map(([name, member]): [string, ValueType] => {
    const type = typeIn(member, depth + 1);
    return [name, required.has(name) ? type : { ...type, nullable: true }];
  });
  return { members: Object.fromEntries(members) };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
