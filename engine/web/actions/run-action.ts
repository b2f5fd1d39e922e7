import type { BulkResult, Matching } from '../../core/answers/bulk-answer.ts';
import type { TransitionAnswer } from '../../core/answers/list-answer.ts';
import { actionOf } from '../../core/calls/screens/screen-operations.ts';
import type { CallRef, FileOr } from '../../core/contract/define-call.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { call, callForFile } from '../api/call.ts';
import { saveBlob } from '../api/save-blob.ts';
import type { EndedJob } from '../api/use-job.ts';
import type { ActionItem } from './action-item.ts';

/** An item that makes a call, instead of leading to another page. */
export type CallItem = Exclude<ActionItem, { kind: 'view' } | { kind: 'edit' } | { kind: 'copy' }>;

export interface ActionOutcome {
  /** Ids the call changed. */
  done: number[];
  failed: TransitionAnswer['failed'];
  /** How many were changed and how many were not; those of a job are not all named. */
  count: number;
  failedCount: number;
  /** The job that did it. */
  job?: number;
  /** The job was stopped before its end, or nobody waited for it. */
  isStopped?: boolean;
  /** What the call answered, for a plugin's result view. */
  answer: unknown;
}

/** Returns the last part of the name of the call that an item makes. */
export function verbOf(screen: Screen, item: CallItem): string {
  switch (item.kind) {
    case 'transition':
      return item.transition.verb;
    case 'action':
      return item.action.verb;
    case 'remove':
      return screen.calls.Remove ?? 'Remove';
    case 'restore':
      return screen.calls.Restore ?? 'Restore';
  }
}

/** One record, several that each stand for themselves, all that match, what a job has removed, or none: a toolbar action. */
export type ActionTarget = { id: number } | { ids: number[] } | { matching: Matching } | { job: number } | null;

/** Ids that the page knows; none of a selection by filter or of a job, whose records the server knows alone. */
export function idsOfTarget(target: ActionTarget): number[] {
  if (target === null) return [];
  return 'id' in target ? [target.id] : 'ids' in target ? target.ids : [];
}

/** Returns how many records are meant: for all that match, as the list counted them; 0 for a job or none. */
export function countOfTarget(target: ActionTarget): number {
  return target !== null && 'matching' in target ? target.matching.count : idsOfTarget(target).length;
}

/**
 * Makes the call of an item.
 * @param askValues what the confirmation asked for
 * @param follow waits for the job that a call on very many records begins; null when nobody waits any more
 * @throws ApiError when the call as a whole is refused
 */
export async function runAction(
  screen: Screen,
  item: CallItem,
  target: ActionTarget,
  askValues: Record<string, unknown>,
  follow: (job: number) => Promise<EndedJob | null>,
): Promise<ActionOutcome> {
  const answer = await answerOf(screen, item, { ...target, ...askValues });
  const job = jobOf(item, target, answer);
  if (job !== undefined) {
    const ended = await follow(job);
    if (item.kind === 'action') return { ...allDone(target), answer: ended?.result, job, isStopped: ended?.status !== 'done' };
    const result = ended?.result as BulkResult | null | undefined;
    return { answer, done: [], failed: result?.failed ?? [], count: result?.done ?? 0, failedCount: result?.failed_count ?? 0, job };
  }
  const failed = failuresOf(answer);
  const done = doneOf(answer) ?? idsOfTarget(target).filter((id) => !failed.some((failure) => failure.id === id));
  return { answer, failed, done, count: done.length, failedCount: failed.length };
}

/** An action says nothing of single records: it is done with all of them. */
function allDone(target: ActionTarget): Omit<ActionOutcome, 'answer'> {
  const done = idsOfTarget(target);
  return { done, failed: [], count: done.length, failedCount: 0 };
}

/** A handler of a plugin may answer a file, which is then downloaded. */
async function answerOf(screen: Screen, item: CallItem, parameters: object): Promise<unknown> {
  const target: CallRef<object, FileOr<unknown>> = { name: actionOf(screen, verbOf(screen, item)).name };
  if (item.kind !== 'action') return call(target, { ...parameters }, { quiet: true });
  const answer = await callForFile(target, { ...parameters }, { quiet: true });
  if (answer.kind === 'data') return answer.data;
  saveBlob(answer.name, answer.blob);
  return null;
}

function jobOf(item: CallItem, target: ActionTarget, answer: unknown): number | undefined {
  const takesJob = (item.kind === 'action' && item.action.isJob) || (target !== null && ('matching' in target || 'job' in target));
  return takesJob && typeof answer === 'object' && answer !== null && 'job' in answer ? Number(answer.job) : undefined;
}

/** Transitions, removals and restorations each name what they changed. */
function doneOf(answer: unknown): number[] | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const named = Object.entries(answer).find(([name, value]) => ['done', 'removed', 'restored'].includes(name) && Array.isArray(value));
  const ids: unknown[] | undefined = named?.[1];
  return ids?.filter((id) => typeof id === 'number');
}

/** Only calls on several records answer with failures; one record's failure is the call's. */
function failuresOf(answer: unknown): TransitionAnswer['failed'] {
  if (typeof answer !== 'object' || answer === null || !('failed' in answer) || !Array.isArray(answer.failed)) return [];
  return answer.failed.filter(isFailure);
}

function isFailure(value: unknown): value is TransitionAnswer['failed'][number] {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' && 'msg' in value && typeof value.msg === 'string';
}
