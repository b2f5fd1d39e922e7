import type { Screen } from '../../../core/descriptor/types.ts';

/** The states a new record begins in. */
export function machineDefaults(screen: Screen): Record<string, string> {
  return Object.fromEntries(screen.machines.map((machine) => [machine.field, machine.initial]));
}

/** The states an edit of these fields sends a record back to, where they differ from what it has. */
export function statesAfterEdit({ machines }: Screen, before: Record<string, unknown>, changed: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    machines.flatMap(({ field, onEdit, onEditExcept }) =>
      onEdit === undefined || before[field] === onEdit || changed.every((name) => onEditExcept.includes(name)) ? [] : [[field, onEdit]],
    ),
  );
}
