import type { Machine, Screen, Transition } from '../descriptor/types.ts';

/** The transitions people make, of all machines of a screen. */
export function offeredTransitions({ machines }: Pick<Screen, 'machines'>): Transition[] {
  return machines.flatMap(({ transitions }) => transitions.filter(({ isAutomatic }) => !isAutomatic));
}

/** The transitions people can make out of a state, in the order of the descriptor. Empty for a state the machine does not know. */
export function allowedTransitions(machine: Machine, state: unknown): Transition[] {
  return offeredTransitions({ machines: [machine] }).filter(({ from }) => from.some((one) => one === state));
}

/** False where the state of one of its machines is one that only transitions lead out of. */
export function isEditableRecord({ machines }: Pick<Screen, 'machines'>, record: Readonly<Record<string, unknown>>): boolean {
  return machines.every((machine) => isEditable(machine, record[machine.field]));
}

/** False for a state that only transitions lead out of. */
export function isEditable({ editable }: Machine, state: unknown): boolean {
  return editable === undefined || editable.some((one) => one === state);
}

export function canTransition(machine: Machine, state: unknown, verb: string): boolean {
  return allowedTransitions(machine, state).some((transition) => transition.verb === verb);
}
