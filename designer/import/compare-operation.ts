import { isSameJson } from '../../engine/core/json/same-json.ts';
import { diffDefinitions, type FieldChange } from '../model/diff/diff-definitions.ts';
import { type MergeConflict, mergeDefinitions } from '../model/merge/merge-definitions.ts';
import { definitionFingerprint } from '../model/source/definition-fingerprint.ts';
import type { InterfaceDefinition } from '../model/types/definition.ts';

/**
 * How an imported operation stands to what is stored. `same`: neither has changed since the last import. `edited`: a person has changed the
 * stored one, the document nothing. `changed`: the document is newer, and what a person changed fits beside it. `conflict`: both changed the
 * same thing.
 */
export const importStatuses = ['new', 'same', 'changed', 'edited', 'conflict'] as const;
export type ImportStatus = (typeof importStatuses)[number];

export interface Comparison {
  status: ImportStatus;
  isEdited: boolean;
  /** From the stored definition to the document's. */
  changes: FieldChange[];
  conflicts: MergeConflict[];
  /** Three-way, conflicts as the person has them; null for a new one. */
  merged: InterfaceDefinition | null;
}

/**
 * @param existing the stored definition of this operation
 * @param isOwn the document carries a definition of this platform, which was not made from an operation
 */
export function compareOperation(imported: InterfaceDefinition, existing: InterfaceDefinition | null, isOwn = false): Comparison {
  if (!existing) return { status: 'new', isEdited: false, changes: [], conflicts: [], merged: null };
  const theirs = withStoredName(imported, existing);
  const isEdited = isOwn ? !isSameJson(existing, theirs) : existing.source === undefined || definitionFingerprint(existing) !== existing.source.imported;
  const isNewer = isOwn ? isEdited : imported.source?.imported !== existing.source?.imported;
  if (!isNewer) return { status: isEdited ? 'edited' : 'same', isEdited, changes: changesOf(existing, theirs), conflicts: [], merged: existing };
  const { merged, conflicts } = mergeDefinitions(baseOf(existing, isEdited, isOwn), existing, theirs);
  return { status: conflicts.length > 0 ? 'conflict' : 'changed', isEdited, changes: changesOf(existing, theirs), conflicts, merged };
}

/** The imported definition under the stored one's name, with all that no import changes. */
export function withStoredName(imported: InterfaceDefinition, existing: InterfaceDefinition): InterfaceDefinition {
  const { namespace, class: className, method, visibility, tests, source, rev } = existing;
  const { tests: _, ...content } = imported;
  return { ...content, namespace, class: className, method, visibility, ...(tests && { tests }), ...(source && { source }), rev };
}

/** As it was imported. Where that is not known nothing is common ground, so every difference is for a person to decide. */
function baseOf(existing: InterfaceDefinition, isEdited: boolean, isOwn: boolean): InterfaceDefinition {
  if (!isEdited) return existing;
  const base = isOwn ? undefined : existing.source?.base;
  if (typeof base === 'object' && base !== null) return withStoredName(base as unknown as InterfaceDefinition, existing);
  return { rev: existing.rev } as InterfaceDefinition;
}

function changesOf(before: InterfaceDefinition, after: InterfaceDefinition): FieldChange[] {
  const { nodes, edges, fields } = diffDefinitions(before, after);
  const isFlowSame = [nodes.added, nodes.removed, nodes.changed, edges.added, edges.removed].every((list) => list.length === 0);
  if (isFlowSame) return fields;
  const summary = (flow: InterfaceDefinition['flow']) => flow.nodes.map((node) => node.title ?? node.id);
  return [...fields, { pointer: '/flow', before: summary(before.flow), after: summary(after.flow) }];
}
