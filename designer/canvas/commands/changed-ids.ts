import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** Nodes, notes and groups of `after` that are not in `before` as they stand. */
export function changedIds({ flow: before }: InterfaceDefinition, { flow: after }: InterfaceDefinition): string[] {
  const known = new Set<object>([...before.nodes, ...(before.notes ?? []), ...(before.groups ?? [])]);
  return [...after.nodes, ...(after.notes ?? []), ...(after.groups ?? [])].filter((item) => !known.has(item)).map(({ id }) => id);
}

/** The ids that still stand for something. */
export function knownIds({ flow }: InterfaceDefinition, ids: readonly string[]): string[] {
  const known = new Set([...flow.nodes, ...(flow.notes ?? []), ...(flow.groups ?? [])].map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}
