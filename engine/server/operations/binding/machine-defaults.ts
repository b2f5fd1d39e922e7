import type { Screen } from '../../../core/descriptor/types.ts';

/** The states a new record begins in. */
export function machineDefaults(screen: Screen): Record<string, string> {
  return Object.fromEntries(screen.machines.map((machine) => [machine.field, machine.initial]));
}

/** The states an edit sends a record back to, where they differ from what it has. */
export function statesAfterEdit(screen: Screen, before: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(screen.machines.flatMap(({ field, onEdit }) => (onEdit === undefined || before[field] === onEdit ? [] : [[field, onEdit]])));
}
