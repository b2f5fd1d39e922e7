import type { Screen } from '../../../core/descriptor/types.ts';

/** Returns the initial states of a new record. */
export function machineDefaults(screen: Screen): Record<string, string> {
  return Object.fromEntries(screen.machines.map((machine) => [machine.field, machine.initial]));
}

/** Returns the states to which an edit of these fields resets a record, where they differ from its current ones. */
export function statesAfterEdit({ machines }: Screen, before: Record<string, unknown>, changed: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    machines.flatMap(({ field, onEdit, onEditExcept }) =>
      onEdit === undefined || before[field] === onEdit || changed.every((name) => onEditExcept.includes(name)) ? [] : [[field, onEdit]],
    ),
  );
}
