import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowGroup } from '../../types/flow.ts';
import { freeNodeId, withFlow, withoutNodes } from './node-edits.ts';

/** Puts nodes into a new group; they leave their former groups. Ignores notes and unknown ids. */
export function groupNodes(definition: InterfaceDefinition, ids: Iterable<string>, title: string): InterfaceDefinition {
  const wanted = new Set(ids);
  const nodes = definition.flow.nodes.filter((node) => wanted.has(node.id)).map(({ id }) => id);
  if (nodes.length === 0) return definition;
  const id = freeNodeId(definition, 'group');
  const groups = withoutNodes(definition.flow.groups ?? [], wanted);
  return withFlow(definition, { groups: [...groups, { id, title, nodes }] });
}

/** Removes a group; its nodes stay. */
export function ungroup(definition: InterfaceDefinition, groupId: string): InterfaceDefinition {
  const { groups } = definition.flow;
  if (!groups?.some(({ id }) => id === groupId)) return definition;
  return withGroups(
    definition,
    groups.filter(({ id }) => id !== groupId),
  );
}

/** Sets the title of a group. */
export function renameGroup(definition: InterfaceDefinition, groupId: string, title: string): InterfaceDefinition {
  const { groups = [] } = definition.flow;
  if (!groups.some((group) => group.id === groupId && group.title !== title)) return definition;
  return withGroups(
    definition,
    groups.map((group) => (group.id === groupId ? { ...group, title } : group)),
  );
}

function withGroups(definition: InterfaceDefinition, groups: FlowGroup[]): InterfaceDefinition {
  if (groups.length > 0) return withFlow(definition, { groups });
  const { groups: _, ...flow } = definition.flow;
  return { ...definition, flow };
}
