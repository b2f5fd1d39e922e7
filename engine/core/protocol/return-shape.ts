import type { ParameterType } from './parameter.ts';
import type { ReturnField } from './service-about.ts';

/** The fields of an answer as a tree. */
export interface ReturnShape {
  /** Left out where only fields below are described. */
  type?: ParameterType;
  description?: string;
  /** May be null. */
  nullable?: boolean;
  /** May be missing. */
  optional?: boolean;
  enum?: (string | number | boolean)[];
  format?: string;
  /** Name of the shape, as `ReturnField.model`. */
  model?: string;
  members: Map<string, ReturnShape>;
  /** What the elements of a list are. */
  items?: ReturnShape;
}

/**
 * Dotted names nest, `[]` makes lists.
 * @example `items[].id` and `total` → members `items` (of which `items` has the member `id`) and `total`; `[].id` → a list itself
 */
export function shapeOfReturns(returns: readonly ReturnField[]): ReturnShape {
  const root: ReturnShape = { members: new Map() };
  for (const field of returns) place(root, field);
  return root;
}

function place(root: ReturnShape, { name, type, description, nullable, optional, enum: allowed, format, model }: ReturnField): void {
  let shape = root;
  for (const part of name.split('.')) {
    const [, word = '', lists = ''] = /^(.*?)((?:\[\])*)$/s.exec(part) ?? [];
    if (word !== '' || lists === '') {
      const member = shape.members.get(word) ?? { members: new Map() };
      shape.members.set(word, member);
      shape = member;
    }
    for (let depth = 0; depth < lists.length / 2; depth++) {
      shape.items ??= { members: new Map() };
      shape = shape.items;
    }
  }
  shape.type = type;
  if (description) shape.description = description;
  if (nullable) shape.nullable = true;
  if (optional) shape.optional = true;
  if (allowed) shape.enum = allowed;
  if (format !== undefined) shape.format = format;
  if (model !== undefined) shape.model = model;
}
