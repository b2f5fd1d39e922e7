import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Matching } from '../../../core/answers/bulk-answer.ts';
import type { TransitionAnswer } from '../../../core/answers/list-answer.ts';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { emitRecordsChanged } from '../../actions/records-changed.ts';
import { ApiError, call } from '../../api/call.ts';
import { notify } from '../../state/toasts.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { resultOf, useBulkJob } from '../actions/use-bulk-job.tsx';
import type { FormValues } from '../form/store/form-values.ts';
import type { PlannedEdit } from './plan-edits.ts';
import { type EditCall, type EditsOutcome, runEdits, sendEdit } from './run-edits.ts';

const BulkEditDialog = lazyPart(() => import('./BulkEditDialog.tsx'));
const BulkProgress = lazyPart(() => import('../actions/BulkProgress.tsx'));
const FailureReport = lazyPart(() => import('../actions/FailureReport.tsx'));

/** Time to take the whole edit back, in milliseconds. */
const undoTime = 10_000;

type Stage =
  | { kind: 'ask'; records: BulkRecords }
  | { kind: 'run'; title: string; finished: number; total: number; cancel(): void }
  | { kind: 'report'; label: string; done: number; count?: number; failed: EditsOutcome<EditCall>['failed'] };

/** Some records, or all that match. */
export type BulkRecords = { ids: number[] } | { matching: Matching };

export interface BulkEdit {
  start(records: BulkRecords): void;
  /** What has to be asked or told; stands anywhere on the page. */
  dialogs: ReactNode;
}

/**
 * One edit for many records: asked, previewed, run record by record, and taken back as a whole.
 * @param changed told which records were changed
 */
export function useBulkEdit(answer: ScreenAnswer, changed: (ids: number[] | 'all') => void): BulkEdit {
  const { screen } = answer;
  const { t } = useTranslation('list');
  const [stage, setStage] = useState<Stage>();
  const { follow, progress } = useBulkJob();

  const run = async <Edit extends EditCall>(label: string, edits: Edit[]): Promise<EditsOutcome<Edit>> => {
    const abort = new AbortController();
    const show = (finished: number) => setStage({ kind: 'run', title: label, finished, total: edits.length, cancel: () => abort.abort() });
    show(0);
    try {
      const outcome = await runEdits(edits, sendEdit(screen), abort.signal, show);
      const { done, failed } = outcome;
      setStage(failed.length > 0 ? { kind: 'report', label, done: done.length, failed } : undefined);
      return outcome;
    } catch (error) {
      setStage(undefined);
      throw error;
    } finally {
      emitRecordsChanged(screen.name);
    }
  };

  const undo = async (done: EditsOutcome<PlannedEdit>['done']) => {
    const back = done.map(({ edit, rev }) => ({ id: edit.id, name: edit.name, rev, payload: edit.undo }));
    const outcome = await run(t('bulkEdit.undoing'), back);
    if (outcome.failed.length === 0) notify('success', t('bulkEdit.undone', { count: outcome.done.length }));
  };

  const edit = async (edits: PlannedEdit[]) => {
    const { done } = await run(t('bulkEdit.label'), edits);
    changed(done.map((one) => one.edit.id));
    if (done.length === 0) return;
    notify('success', t('bulkEdit.done', { count: done.length }), { duration: undoTime, action: { label: t('undo'), run: () => void undo(done) } });
  };

  /** Follows a call for many records to its end, shows what could not be changed, or else calls `succeeded` with the number of records. */
  const settle = async <Answer extends TransitionAnswer | { job: number }>(
    label: string,
    send: () => Promise<Answer>,
    succeeded: (count: number, answer: Answer) => void,
  ) => {
    try {
      const begun = await send();
      const result =
        'job' in begun ? resultOf(await follow(label, begun.job)) : { done: begun.done.length, failed: begun.failed, failed_count: begun.failed.length };
      if (result && result.failed_count > 0) {
        const failed = result.failed.map(({ id, msg }) => ({ id, name: `#${id}`, msg }));
        setStage({ kind: 'report', label, done: result.done, count: result.failed_count, failed });
      } else if (result) succeeded(result.done, begun);
      changed('all');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', t('refused', { label, reason: error.message }));
    } finally {
      emitRecordsChanged(screen.name);
    }
  };

  const undoAll = (undo: string) =>
    settle(
      t('bulkEdit.undoing'),
      () => call(operationOf(screen, 'Undo'), { undo }, { quiet: true }),
      (count) => notify('success', t('bulkEdit.undone', { count })),
    );

  /** All that match are edited by the server, which takes it back too: none of them is here. */
  const editAll = (matching: Matching, values: FormValues) => {
    setStage(undefined);
    return settle(
      t('bulkEdit.label'),
      () => call(operationOf(screen, 'EditAll'), { ...values, matching }, { quiet: true }),
      (count, { undo: id }) => {
        const undoing = answer.verbs.includes('Undo') && { duration: undoTime, action: { label: t('undo'), run: () => void undoAll(id) } };
        notify('success', t('bulkEdit.done', { count }), undoing || {});
      },
    );
  };

  const close = () => setStage(undefined);
  const dialogs = (
    <>
      {stage?.kind === 'ask' && <BulkEditDialog answer={answer} records={stage.records} onRun={edit} onRunAll={editAll} onClose={close} />}
      {stage?.kind === 'run' && <BulkProgress title={stage.title} finished={stage.finished} total={stage.total} onCancel={stage.cancel} />}
      {stage?.kind === 'report' && <FailureReport label={stage.label} done={stage.done} count={stage.count} failed={stage.failed} onClose={close} />}
      {progress}
    </>
  );
  return { start: (records) => setStage({ kind: 'ask', records }), dialogs };
}
