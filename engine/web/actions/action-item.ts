import type { PermissionAnswer } from '../../core/calls/permission.ts';
import type { ScreenAnswer } from '../../core/calls/screen.ts';
import type { Action, Condition, Transition } from '../../core/descriptor/types.ts';
import { matchesCondition } from '../../core/states/condition.ts';
import { allowedTransitions } from '../../core/states/transitions.ts';
import { matchPage } from '../navigation/match-page.ts';
import { session } from '../state/session.ts';
import { mayCopy, mayUse } from './may-use.ts';

export type ListedRecord = Record<string, unknown> & { id: number };

/** One thing a person can do with a record, or with several. */
export type ActionItem =
  | { kind: 'view' }
  | { kind: 'edit' }
  | { kind: 'copy' }
  | { kind: 'remove' }
  | { kind: 'restore' }
  | { kind: 'transition'; field: string; transition: Transition }
  | { kind: 'action'; action: Action };

type Answer = Pick<ScreenAnswer, 'screen' | 'verbs'>;

/** What this record allows this caller, in the order of the row: view, edit, transitions, actions, copy, remove. */
export function rowItems(answer: Answer, record: ListedRecord, trash = false): ActionItem[] {
  if (trash) return mayUse(answer, 'Restore') ? [{ kind: 'restore' }] : [];
  const { screen } = answer;
  return [
    ...simple(mayUse(answer, 'Get') && screen.routes.detail !== undefined, 'view'),
    ...simple(mayUse(answer, 'Edit') && screen.routes.edit !== undefined, 'edit'),
    ...screen.machines.flatMap((machine) =>
      allowedTransitions(machine, record[machine.field])
        .filter((transition) => answer.verbs.includes(transition.verb))
        .map((transition): ActionItem => ({ kind: 'transition', field: machine.field, transition })),
    ),
    ...actionsAt(answer, 'row', record),
    ...simple(mayCopy(answer), 'copy'),
    ...simple(mayUse(answer, 'Remove'), 'remove'),
  ];
}

/** What can be done with a selection: the transitions meant for many, bulk actions, remove or restore. */
export function bulkItems(answer: Answer, trash = false): ActionItem[] {
  if (trash) return simple(mayUse(answer, 'Restore'), 'restore');
  return [
    ...answer.screen.machines.flatMap((machine) =>
      machine.transitions
        .filter((transition) => transition.bulk && answer.verbs.includes(transition.verb))
        .map((transition): ActionItem => ({ kind: 'transition', field: machine.field, transition })),
    ),
    ...actionsAt(answer, 'bulk'),
    ...simple(mayUse(answer, 'Remove'), 'remove'),
  ];
}

export function toolbarItems(answer: Answer): ActionItem[] {
  return actionsAt(answer, 'toolbar');
}

/** An action without a handler only leads somewhere: nobody has to be allowed to call it, but to open the page it leads to. */
function actionsAt({ screen, verbs }: Answer, at: Action['at'], record?: ListedRecord): ActionItem[] {
  const holds = (when: Condition | undefined) => record === undefined || matchesCondition(when, record);
  return screen.actions
    .filter((action) => action.at === at && (action.handler === undefined || verbs.includes(action.verb)) && leadsSomewhere(action) && holds(action.when))
    .map((action) => ({ kind: 'action', action }));
}

function leadsSomewhere({ open }: Action): boolean {
  const { permission } = session;
  if (!open?.startsWith('/') || !permission) return true;
  const [path = ''] = open.replaceAll(/\{[^}]*\}/g, '1').split('?');
  return matchPage(path, permission as PermissionAnswer).kind !== 'forbidden';
}

function simple(allowed: boolean, kind: 'view' | 'edit' | 'copy' | 'remove' | 'restore'): ActionItem[] {
  return allowed ? [{ kind }] : [];
}
