import { resolve } from '../model/merge/merge-definitions.ts';
import { type InterfaceDefinition, serviceOf } from '../model/types/definition.ts';
import { withStoredName } from './compare-operation.ts';
import type { ImportPlan, PlannedRow } from './plan-import.ts';
import type { ApplyRow } from './protocol.ts';

/** What is to be done for one row. */
export type RowWrite =
  | { kind: 'insert'; definition: InterfaceDefinition }
  | { kind: 'update'; definition: InterfaceDefinition; id: number; rev: number }
  | { kind: 'none'; outcome: 'same' | 'skipped' }
  | { kind: 'refused'; reason: NonNullable<PlannedRow['refusal']> };

/** Carries a choice out on a planned row. Names it gives out are added to the plan's taken ones. */
export function decideRow({ usedNames }: Pick<ImportPlan, 'usedNames'>, row: PlannedRow, choice: Omit<ApplyRow, 'id'>): RowWrite {
  const { existing, comparison, definition, refusal } = row;
  if (choice.mode === 'skip') return { kind: 'none', outcome: 'skipped' };
  if (choice.mode === 'keep' && (existing || refusal === 'name-taken')) return { kind: 'insert', definition: withFreeMethod(definition, usedNames) };
  if (refusal) return { kind: 'refused', reason: refusal };
  if (!existing) return { kind: 'insert', definition };
  if (comparison.status === 'same') return { kind: 'none', outcome: 'same' };
  if (choice.mode === 'merge' && comparison.status === 'edited') return { kind: 'none', outcome: 'same' };
  const written = withSourceOf(definition, contentOf(row, existing.definition, choice));
  return { kind: 'update', definition: written, id: existing.id, rev: existing.rev };
}

function contentOf({ definition, comparison }: PlannedRow, existing: InterfaceDefinition, choice: Omit<ApplyRow, 'id'>): InterfaceDefinition {
  const theirs = withStoredName(definition, existing);
  if (choice.mode === 'replace') return theirs;
  if (choice.mode === 'fields') return { ...existing, ...Object.fromEntries((choice.fields ?? []).map((field) => [field, theirs[field]])) };
  const chosen = comparison.conflicts.filter(({ pointer }) => choice.theirs?.includes(pointer));
  return chosen.reduce((merged, conflict) => resolve(merged, conflict, 'theirs'), comparison.merged ?? existing);
}

/** The document's state this definition now knows of, so that what was declined is not asked again. */
function withSourceOf({ source }: InterfaceDefinition, definition: InterfaceDefinition): InterfaceDefinition {
  return source ? { ...definition, source } : definition;
}

/** `AddPet` → `AddPet_2`, for keeping both. */
function withFreeMethod(definition: InterfaceDefinition, usedNames: Set<string>): InterfaceDefinition {
  for (let number = 2; ; number++) {
    const candidate = { ...definition, method: `${definition.method.slice(0, 120)}_${number}` };
    const service = serviceOf(candidate).toLowerCase();
    if (usedNames.has(service)) continue;
    usedNames.add(service);
    return candidate;
  }
}
