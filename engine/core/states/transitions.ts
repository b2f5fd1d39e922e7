import type { Machine, Transition } from '../descriptor/types.ts';

/** The transitions that lead out of a state, in the order of the descriptor. Empty for a state the machine does not know. */
export function allowedTransitions(machine: Machine, state: unknown): Transition[] {
  return machine.transitions.filter((transition) => transition.from.some((from) => from === state));
}

export function canTransition(machine: Machine, state: unknown, verb: string): boolean {
  return allowedTransitions(machine, state).some((transition) => transition.verb === verb);
}
