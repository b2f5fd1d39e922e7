import type { ScreenAnswer } from '../../core/calls/screen.ts';
import type { Operation } from '../../core/descriptor/types.ts';

/** Whether the screen has the operation and the caller may use it. */
export function mayUse({ screen, verbs }: Pick<ScreenAnswer, 'screen' | 'verbs'>, operation: Operation): boolean {
  const verb = screen.calls[operation];
  return verb !== undefined && verbs.includes(verb);
}
