import type { ParameterType } from './parameter.ts';
import type { ReturnField } from './service-about.ts';

/** The fields of an answer as a tree. */
export interface ReturnShape extends Omit<ReturnField, 'name' | 'type'> {
  /** Left out where only fields below are described. */
  type?: ParameterType;
  members: Map<string, ReturnShape>;
  /** What the elements of a list are. */
  items?: ReturnShape;
}

/**
 * Returns the tree of dotted names; `[]` makes lists.
 * @param model name of the shape of the whole answer
 * @example `items[].id` and `total` → members `items` (of which `items` has the member `id`) and `total`; `[].id` → a list itself
 */
export function shapeOfReturns(returns: readonly ReturnField[], model?: string): ReturnShape {
  const root: ReturnShape = { members: new Map(), ...(model === undefined ? {} : { model }) };
  for (const field of returns) place(root, field);
  return root;
}

function place(root: ReturnShape, { name, ...facts }: ReturnField): void {
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
  Object.assign(shape, facts);
}
