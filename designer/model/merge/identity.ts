import type { Json } from '../../../engine/core/json/json.ts';

/** Path of a value in a definition: members by name, elements of lists by their identity. */
export type IdentityPath = readonly string[];

/**
 * Returns what identifies the elements of the list at a path: parameters, columns and fields by name, nodes, groups and notes by id, edges by their
 * target port, tests by title. Null for lists whose elements have no identity; they are merged as one value.
 */
export function identityAt(path: IdentityPath): ((element: Json) => string | null) | null {
  const [top, part, ...rest] = path;
  if (top === 'flow' && rest.length === 0) {
    if (part === 'nodes' || part === 'groups' || part === 'notes') return member('id');
    return part === 'edges' ? edgeIdentity : null;
  }
  if (top === 'flow') return null;
  if (path.length === 1 && top === 'tests') return member('title');
  const last = path.at(-1) ?? '';
  const isList =
    path.length === 1 ? top === 'parameters' || top === 'returns' : (top === 'table' && path.length === 2) || (top === 'parameters' && last === 'properties');
  return isList ? member('name') : null;
}

/** Values that are one to people: a mix of two would be neither. */
export function isWhole(path: IdentityPath): boolean {
  const [top, part] = path;
  if (top === 'example' || top === 'source' || (top === 'code' && path.length > 1)) return true;
  if (top === 'flow') {
    const isPlace = path.length === 4 && ['position', 'size', 'from', 'to'].includes(path[3] ?? '');
    return isPlace || (part === 'nodes' && path.length > 4);
  }
  return path.length > 2 && ['default', 'example', 'enum', 'data'].includes(path.at(-1) ?? '');
}

/** Returns the elements by identity; null if one has none or two have the same. */
export function elementsOf(list: Json | undefined, identity: (element: Json) => string | null): Map<string, Json> | null {
  if (list === undefined) return new Map();
  if (!Array.isArray(list)) return null;
  const elements = new Map<string, Json>();
  for (const element of list) {
    const key = identity(element);
    if (key === null || elements.has(key)) return null;
    elements.set(key, element);
  }
  return elements;
}

/** Whether a value is a JSON object. */
export function isMembers(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function member(name: string): (element: Json) => string | null {
  return (element) => {
    const value = isMembers(element) && Object.hasOwn(element, name) ? element[name] : undefined;
    return typeof value === 'string' ? value : null;
  };
}

function edgeIdentity(edge: Json): string | null {
  const to = isMembers(edge) ? edge.to : undefined;
  return isMembers(to) ? `${String(to.node)}.${String(to.port)}` : null;
}
