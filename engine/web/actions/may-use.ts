import type { ScreenAnswer } from '../../core/calls/screens/screen.ts';
import type { Operation } from '../../core/descriptor/types.ts';

/** Whether the caller may begin a new record as a copy of another, in the screen's own form. */
export function mayCopy(answer: Pick<ScreenAnswer, 'screen' | 'verbs'>): boolean {
  const { routes, page } = answer.screen;
  return routes.add !== undefined && page === undefined && mayUse(answer, 'Get') && mayUse(answer, 'Add');
}

/** Whether the screen has the operation and the caller may use it. */
export function mayUse({ screen, verbs }: Pick<ScreenAnswer, 'screen' | 'verbs'>, operation: Operation): boolean {
  const verb = screen.calls[operation];
  return verb !== undefined && verbs.includes(verb);
}
