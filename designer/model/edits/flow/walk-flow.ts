import type { InterfaceDefinition } from '../../types/definition.ts';

/** Returns these nodes and everything whose values reach them. */
export function upstream(definition: Pick<InterfaceDefinition, 'flow'>, ids: Iterable<string>): string[] {
  const into = Map.groupBy(definition.flow.edges, ({ to }) => to.node);
  return walk(ids, (id) => (into.get(id) ?? []).map(({ from }) => from.node));
}

/** Returns these nodes and everything their values reach. */
export function downstream(definition: Pick<InterfaceDefinition, 'flow'>, ids: Iterable<string>): string[] {
  const out = Map.groupBy(definition.flow.edges, ({ from }) => from.node);
  return walk(ids, (id) => (out.get(id) ?? []).map(({ to }) => to.node));
}

function walk(ids: Iterable<string>, neighbours: (id: string) => string[]): string[] {
  const found = new Set(ids);
  for (const id of found) for (const next of neighbours(id)) found.add(next);
  return [...found];
}
