import type { Machine, Screen, Transition } from '../descriptor/types.ts';

/** Returns the transitions people make, of all machines of a screen. */
export function offeredTransitions({ machines }: Pick<Screen, 'machines'>): Transition[] {
  return machines.flatMap(({ transitions }) => transitions.filter(({ isAutomatic }) => !isAutomatic));
}

/** Returns the transitions people can make out of a state, in the order of the descriptor. Empty for an unknown state. */
export function allowedTransitions(machine: Machine, state: unknown): Transition[] {
  return offeredTransitions({ machines: [machine] }).filter(({ from }) => from.some((one) => one === state));
}

/** Whether a record can be edited. False if one of its machines is in a state that only transitions leave. */
export function isEditableRecord({ machines }: Pick<Screen, 'machines'>, record: Readonly<Record<string, unknown>>): boolean {
  return machines.every((machine) => isEditable(machine, record[machine.field]));
}

/** Whether a record in this state can be edited. False if only transitions leave the state. */
export function isEditable({ editable }: Machine, state: unknown): boolean {
  return editable === undefined || editable.some((one) => one === state);
}

/** Whether people can make a transition out of a state. */
export function canTransition(machine: Machine, state: unknown, verb: string): boolean {
  return allowedTransitions(machine, state).some((transition) => transition.verb === verb);
}
