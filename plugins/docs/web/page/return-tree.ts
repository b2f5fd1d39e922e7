import type { ReturnField } from '../../../../engine/core/protocol/service-about.ts';

/** A field of an answer with the fields inside it. */
export interface ReturnNode {
  /** Own part of the name; of a list's element too. */
  name: string;
  /** Dotted name from the top. */
  path: string;
  type: ReturnField['type'];
  /** Whether its children are those of each element. */
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
  for (const { name, type, description = '' } of fields) {
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
      if (at === parts.length - 1) Object.assign(node, { type: isList ? 'array' : type, description });
      level = node.children;
    });
  }
  return top;
}
