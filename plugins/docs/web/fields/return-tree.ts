import type { ReturnField } from '../../../../engine/core/protocol/service-about.ts';

/** A field of an answer with the fields inside it. */
export interface ReturnNode extends Omit<ReturnField, 'description'> {
  /** Own part of the name; of a list's element too. */
  name: string;
  /** Dotted name from the top. */
  path: string;
  /** Whether its children, and what is said of its model, are those of each element. */
  isList: boolean;
  description: string;
  children: ReturnNode[];
}

/**
 * Dotted names as a tree, in their order. What stands between two named fields is made up: an object, or an array where `[]` says so.
 * @example returnTree([{ name: 'items[].id', type: 'integer' }]) // items (array) › id (integer)
 */
export function returnTree(fields: ReturnField[]): ReturnNode[] {
  const top: ReturnNode[] = [];
  for (const { name, type, description = '', ...facts } of fields) {
    let level = top;
    let path = '';
    const parts = name.split('.').filter((part) => part !== '' && part !== '[]');
    parts.forEach((part, at) => {
      const own = part.replace(/(\[\])+$/, '');
      const isList = own !== part;
      path = path === '' ? part : `${path}.${part}`;
      let node = level.find((one) => one.name === own);
      if (!node) {
        node = { name: own, path, type: isList ? 'array' : 'object', isList, description: '', children: [] };
        level.push(node);
      }
      node.isList ||= isList;
      if (at === parts.length - 1) {
        // What is said of the elements is added to what is said of the list.
        if (isList)
          Object.assign(node, facts, { type: 'array', nullable: node.nullable, optional: node.optional, description: node.description || description });
        else Object.assign(node, { type, description, ...facts });
      }
      level = node.children;
    });
  }
  return top;
}

/** The fields of each named shape, for places that only name it. @param whole name of the shape of the whole answer */
export function shapesOf(top: ReturnNode[], whole: string | undefined): ReadonlyMap<string, ReturnNode[]> {
  const shapes = new Map<string, ReturnNode[]>();
  if (whole !== undefined && top.length > 0) shapes.set(whole, top);
  const walk = (nodes: ReturnNode[]) => {
    for (const { model, children } of nodes) {
      if (model !== undefined && children.length > 0 && !shapes.has(model)) shapes.set(model, children);
      walk(children);
    }
  };
  walk(top);
  return shapes;
}
