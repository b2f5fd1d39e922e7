import { dumpTs, tsKey } from '../../../../engine/core/printing/dump-ts.ts';
import { Identifiers } from '../../../../engine/core/printing/identifier.ts';
import { tsTypes } from '../../../../engine/core/printing/ts-types.ts';
import type { Parameter, ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import type { ReturnShape } from '../../../../engine/core/protocol/return-shape.ts';

/** What a type is printed from: a rule of a parameter or a part of an answer. */
export interface TypeShape {
  type?: ParameterType;
  enum?: readonly (string | number | boolean)[];
  format?: string;
  nullable?: boolean;
  /** Name of the shape; without members it refers to the one that has them. */
  model?: string;
  items?: TypeShape;
  members: readonly TypeMember[];
}

export interface TypeMember {
  name: string;
  isOptional: boolean;
  shape: TypeShape;
}

/** Longer lists of values are left to the rules. */
const mostValues = 12;

function shapeOfRule(rule: Omit<Parameter, 'name'>): TypeShape {
  const { items, properties = [], required: _, default: __, ...words } = rule;
  return { ...wordsOf(words), ...(items && { items: shapeOfRule(items) }), members: properties.map(memberOfRule) };
}

/** Returns a parameter as a member of the type of a call. */
export function memberOfRule(rule: Parameter): TypeMember {
  return { name: rule.name, isOptional: !rule.required && rule.default === undefined, shape: shapeOfRule(rule) };
}

/** Returns the type of an answer, with its members at every depth. */
export function shapeOfAnswer(shape: ReturnShape): TypeShape {
  const { items, members, ...words } = shape;
  return {
    ...wordsOf(words),
    ...(items && { items: shapeOfAnswer(items) }),
    members: [...members].map(([name, member]) => ({ name, isOptional: member.optional === true, shape: shapeOfAnswer(member) })),
  };
}

function wordsOf({ type, enum: allowed, format, nullable, model }: Partial<Omit<Parameter, 'name'>>): Omit<TypeShape, 'members' | 'items'> {
  return {
    ...(type && { type }),
    ...(allowed && { enum: allowed }),
    ...(format !== undefined && { format }),
    ...(nullable && { nullable }),
    ...(model !== undefined && { model }),
  };
}

/** Types one file declares for the shapes that have names of their own. */
export class NamedTypes {
  readonly declarations: { name: string; members: string[] }[] = [];
  #names: Identifiers;
  /** By name of the shape and what it holds: a name that means two things becomes two types. */
  #known = new Map<string, string>();
  /** The first type of each name of a shape. */
  #first = new Map<string, string>();

  /** @param reserved names the file uses for something else */
  constructor(reserved: readonly string[]) {
    this.#names = new Identifiers([...usedWords, ...reserved].map((name) => name.toLowerCase()));
  }

  /** The text of a type. */
  text(shape: TypeShape): string {
    const text = this.#plain(shape);
    return shape.nullable && text !== 'unknown' ? `${text} | null` : text;
  }

  members(members: readonly TypeMember[]): string[] {
    return members.map(({ name, isOptional, shape }) => `${typeKey(name)}${isOptional ? '?' : ''}: ${this.text(shape)}`);
  }

  /** Gives names to the shapes inside before any of them is referred to. */
  declare(shape: TypeShape): void {
    if (shape.model !== undefined && shape.members.length > 0) this.#nameOf(shape.model, shape.members);
    if (shape.items) this.declare(shape.items);
    for (const member of shape.members) this.declare(member.shape);
  }

  #plain({ type, enum: allowed, format, model, items, members }: TypeShape): string {
    if (allowed && allowed.length > 0 && allowed.length <= mostValues) return allowed.map((value) => dumpTs(value)).join(' | ');
    if (items) {
      const item = this.text(items);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    if (members.length > 0) return model === undefined ? `{ ${this.members(members).join('; ')} }` : this.#nameOf(model, members);
    const known = model === undefined ? undefined : this.#first.get(model);
    if (known !== undefined) return known;
    if (type === 'integer' && format === 'int64') return 'number | bigint';
    return type === undefined ? 'unknown' : tsTypes[type];
  }

  #nameOf(model: string, members: readonly TypeMember[]): string {
    const key = JSON.stringify([model, members]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const modelName = this.#names.take(model);
    const name = (modelName[0] ?? '').toUpperCase() + modelName.slice(1);
    this.#known.set(key, name);
    if (!this.#first.has(model)) this.#first.set(model, name);
    const declaration: { name: string; members: string[] } = { name, members: [] };
    this.declarations.push(declaration);
    for (const { shape } of members) this.declare(shape);
    declaration.members = this.members(members);
    return name;
  }
}

/** What generated types say of the language itself. */
const usedWords = 'Array Promise Record Runtime TracingRuntime any bigint boolean never null number object string symbol undefined unknown void'.split(' ');

/** In a type a plain `__proto__` is a name like any other. */
function typeKey(name: string): string {
  return name === '__proto__' ? `'__proto__'` : tsKey(name);
}
