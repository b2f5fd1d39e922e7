import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

/**
 * Where the values of a call are objects: PHP has one kind of array for lists and objects, and an empty one says nothing of itself.
 * @example a parameter `lines`, a list of objects with an object `meta` → ['lines[]', 'lines[].meta']
 */
export function objectPaths(parameters: readonly Parameter[]): string[] {
  return parameters.flatMap(({ name, ...rule }) => pathsOf(rule, name));
}

function pathsOf({ type, items, properties = [] }: Omit<Parameter, 'name'>, path: string): string[] {
  if (type === 'array') return items ? pathsOf(items, `${path}[]`) : [];
  if (type !== 'object') return [];
  return [path, ...properties.flatMap(({ name, ...rule }) => pathsOf(rule, `${path}.${name}`))];
}
