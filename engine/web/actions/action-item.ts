import type { PermissionAnswer } from '../../core/calls/permission.ts';
import type { ScreenAnswer } from '../../core/calls/screens/screen.ts';
import { matchesCondition } from '../../core/condition/matches-condition.ts';
import { runsOnServer } from '../../core/derive/permissions.ts';
import type { Action, Effect, Machine, Transition } from '../../core/descriptor/types.ts';
import { allowedTransitions, isEditableRecord, offeredTransitions } from '../../core/states/transitions.ts';
import { matchPage } from '../navigation/match-page.ts';
import { session } from '../state/session.ts';
import { pageContext } from '../state/value-context.ts';
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

/**
 * What this record allows this caller, in the order of the row: view, edit, the primary action, transitions, other actions, copy, remove. Where nobody
 * edits the record it waits for a decision: what takes it forward comes before the view.
 */
export function rowItems(answer: Answer, record: ListedRecord, trash = false): ActionItem[] {
  if (trash) return mayUse(answer, 'Restore') ? [{ kind: 'restore' }] : [];
  const { screen } = answer;
  const actions = actionsAt(answer, 'row', record);
  const isPrimary = (item: ActionItem) => item.kind === 'action' && item.action.tone === 'primary';
  const transitions = screen.machines.flatMap((machine) =>
    allowedTransitions(machine, record[machine.field])
      .filter((transition) => answer.verbs.includes(transition.verb) && mayHappen(transition, record))
      .map((transition): ActionItem => ({ kind: 'transition', field: machine.field, transition })),
  );
  const next = [...actions.filter(isPrimary), ...transitions];
  const first = screen.calls.Edit === undefined ? next.find((item) => isPrimary(item) || leadsToSuccess(screen.machines, item)) : undefined;
  return [
    ...(first ? [first] : []),
    ...simple(mayUse(answer, 'Get') && screen.routes.detail !== undefined, 'view'),
    ...simple(mayEdit(answer, record) && screen.routes.edit !== undefined, 'edit'),
    ...next.filter((item) => item !== first),
    ...actions.filter((item) => !isPrimary(item)),
    ...simple(mayCopy(answer), 'copy'),
    ...simple(mayUse(answer, 'Remove') && isEditableRecord(screen, record), 'remove'),
  ];
}

function leadsToSuccess(machines: readonly Machine[], item: ActionItem): boolean {
  if (item.kind !== 'transition') return false;
  const machine = machines.find(({ field }) => field === item.field);
  return machine?.values.find(({ value }) => value === item.transition.to)?.tone === 'success';
}

/** Whether this caller may edit this record: by right, by its state, and by what the descriptor says of edits. */
export function mayEdit(answer: Answer, record: Record<string, unknown>): boolean {
  return mayUse(answer, 'Edit') && isEditableRecord(answer.screen, record) && mayHappen(answer.screen.edit, record);
}

/** False where the server would refuse the effect on the record. What only the server knows of (lookups) is left to it. */
function mayHappen({ when, own, notBy }: Effect, record: Record<string, unknown>): boolean {
  const context = pageContext();
  const known = Object.entries(when ?? {}).filter(([path]) => !path.includes('.'));
  const isOwn = own.length === 0 || own.some((path) => path.includes('.') || matchesCondition({ [path]: '$account' }, record, context));
  return isOwn && (notBy === undefined || record[notBy] !== context.account) && matchesCondition(Object.fromEntries(known), record, context);
}

/** What can be done with a selection: the transitions meant for many, bulk actions, remove or restore. */
export function bulkItems(answer: Answer, trash = false): ActionItem[] {
  if (trash) return simple(mayUse(answer, 'Restore'), 'restore');
  return [
    ...answer.screen.machines.flatMap((machine) =>
      offeredTransitions({ machines: [machine] })
        .filter((transition) => transition.bulk && answer.verbs.includes(transition.verb))
        .map((transition): ActionItem => ({ kind: 'transition', field: machine.field, transition })),
    ),
    ...actionsAt(answer, 'bulk'),
    ...simple(mayUse(answer, 'Remove'), 'remove'),
  ];
}

/** What is offered on the page of a record alone, or in its form. */
export function itemsAt(answer: Answer, at: 'record' | 'form', record: ListedRecord): ActionItem[] {
  return actionsAt(answer, at, record);
}

export function toolbarItems(answer: Answer): ActionItem[] {
  return actionsAt(answer, 'toolbar');
}

/** An action without a handler only leads somewhere: nobody has to be allowed to call it, but to open the page it leads to. */
function actionsAt({ screen, verbs }: Answer, at: Action['at'], record?: ListedRecord): ActionItem[] {
  return screen.actions
    .filter(
      (action) =>
        action.at === at && (!runsOnServer(action) || verbs.includes(action.verb)) && mayFollow(action.open) && (!record || mayHappen(action, record)),
    )
    .map((action) => ({ kind: 'action', action }));
}

/** The button of a list without records; none where it leads to what the caller may not open. */
export function emptyButton({ screen }: Pick<Answer, 'screen'>) {
  const { button } = screen.list?.empty ?? {};
  return button && mayFollow(button.open) ? button : undefined;
}

function mayFollow(open: string | undefined): boolean {
  const { permission } = session;
  if (!open?.startsWith('/') || !permission) return true;
  const [path = ''] = open.replaceAll(/\{[^}]*\}/g, '1').split('?');
  return matchPage(path, permission as PermissionAnswer).kind !== 'forbidden';
}

function simple(allowed: boolean, kind: 'view' | 'edit' | 'copy' | 'remove' | 'restore'): ActionItem[] {
  return allowed ? [{ kind }] : [];
}
