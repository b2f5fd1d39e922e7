import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenAnswer } from '../../../core/calls/screen.ts';
import { emitRecordsChanged } from '../../actions/records-changed.ts';
import { notify } from '../../state/toasts.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import type { PlannedEdit } from './plan-edits.ts';
import { type EditCall, type EditsOutcome, runEdits, sendEdit } from './run-edits.ts';

const BulkEditDialog = lazyPart(() => import('./BulkEditDialog.tsx'));
const BulkProgress = lazyPart(() => import('./BulkProgress.tsx'));
const FailureReport = lazyPart(() => import('../actions/FailureReport.tsx'));

/** Time to take the whole edit back, in milliseconds. */
const undoTime = 10_000;

type Stage =
  | { kind: 'ask'; ids: number[] }
  | { kind: 'run'; title: string; finished: number; total: number; cancel(): void }
  | { kind: 'report'; label: string; done: number; failed: EditsOutcome<EditCall>['failed'] };

export interface BulkEdit {
  start(ids: number[]): void;
  /** What has to be asked or told; stands anywhere on the page. */
  dialogs: ReactNode;
}

/**
 * One edit for many records: asked, previewed, run record by record, and taken back as a whole.
 * @param changed told which records were changed
 */
export function useBulkEdit(answer: ScreenAnswer, changed: (ids: number[]) => void): BulkEdit {
  const { screen } = answer;
  const { t } = useTranslation('list');
  const [stage, setStage] = useState<Stage>();

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

  const close = () => setStage(undefined);
  const dialogs = (
    <>
      {stage?.kind === 'ask' && <BulkEditDialog answer={answer} ids={stage.ids} onRun={edit} onClose={close} />}
      {stage?.kind === 'run' && <BulkProgress title={stage.title} finished={stage.finished} total={stage.total} onCancel={stage.cancel} />}
      {stage?.kind === 'report' && <FailureReport label={stage.label} done={stage.done} failed={stage.failed} onClose={close} />}
    </>
  );
  return { start: (ids) => setStage({ kind: 'ask', ids }), dialogs };
}
