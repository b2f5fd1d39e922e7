import type { PermissionAnswer } from '../../../../core/calls/permission.ts';
import { operationOf } from '../../../../core/calls/screen-operations.ts';
import type { Machine, Screen } from '../../../../core/descriptor/types.ts';
import { call } from '../../../api/call.ts';
import { loadScreen } from '../../../api/use-screen.ts';
import { isGranted } from '../../../state/session.ts';

export interface Counted {
  path: string;
  screen: Screen;
  total: number;
}

/** How many records the list at a path has, all or those that stand where its first status set begins; null when there is no such list for this caller. */
export async function countRecords(path: string, permission: PermissionAnswer, which: 'all' | 'waiting', signal: AbortSignal): Promise<Counted | null> {
  const route = permission.routes.find((candidate) => candidate.path === path && candidate.pages.includes('list'));
  if (!route || !isGranted(permission, path)) return null;
  const { screen } = await loadScreen(route.screen, permission.version);
  const machine = waitingMachine(screen);
  if (screen.calls.List === undefined || (which === 'waiting' && !machine)) return null;
  const filters = which === 'waiting' && machine ? { [machine.field]: { in: [waitingState(machine)] } } : undefined;
  const { total } = await call(operationOf(screen, 'List'), { page: 1, per_page: 1, filters }, { quiet: true, early: true, signal });
  return { path, screen, total };
}

/** The query of the list behind a figure. */
export function waitingSearch(screen: Screen): string {
  const machine = waitingMachine(screen);
  return machine ? `?filter.${machine.field}.in=${encodeURIComponent(waitingState(machine))}` : '';
}

function waitingMachine(screen: Screen): Machine | undefined {
  return screen.machines.find((machine) => machine.transitions.some((transition) => transition.from.includes(waitingState(machine))));
}

/** Where a changed record goes back to is where somebody must look at it. */
function waitingState(machine: Machine): string {
  return machine.onEdit ?? machine.initial;
}
