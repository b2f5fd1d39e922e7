import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AffectedAnswer } from '../../../core/answers/bulk-answer.ts';
import { isRefusalAbout } from '../../../core/answers/refusal-about.ts';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { codes } from '../../../core/protocol/codes.ts';
import { actionAddress } from '../../actions/action-address.ts';
import type { ActionItem, ListedRecord } from '../../actions/action-item.ts';
import { askFieldsOf, confirmationOf, isDangerous, labelOfItem, resultOfItem, saysAffected } from '../../actions/action-texts.ts';
import { recordSubject, recordTitle } from '../../actions/record-title.ts';
import { emitRecordsChanged } from '../../actions/records-changed.ts';
import { type ActionOutcome, type ActionTarget, type CallItem, countOfTarget, idsOfTarget, runAction, verbOf } from '../../actions/run-action.ts';
import { ApiError, call } from '../../api/call.ts';
import { askRecord } from '../../api/record-request.ts';
import { useOpenLink } from '../../navigation/use-open-link.ts';
import { useStable } from '../../page/use-stable.ts';
import { useText } from '../../state/language.ts';
import { notify } from '../../state/toasts.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { ResultView } from '../parts/ResultView.tsx';
import type { FailureReportProps } from './FailureReport.tsx';
import { useBulkJob } from './use-bulk-job.tsx';

const ActionDialog = lazyPart(() => import('./ActionDialog.tsx'));
const FailureReport = lazyPart(() => import('./FailureReport.tsx'));

/** Time to take a removal back, in milliseconds. */
const undoTime = 10_000;

/** What actions need of the page they stand on. */
export interface ActionHost {
  answer: ScreenAnswer;
  /** Opens a record beside the list. */
  view(record: ListedRecord): void;
  /** Shows a change before the server agrees; the returned function takes it back. */
  patch(id: number, change: Record<string, unknown>): () => void;
  reloadRow(id: number): Promise<void>;
  /** Name of a record by its id, as far as the page has it. */
  nameOf?(id: number): string | undefined;
  /** Records were changed by an item; after a removal they are gone from here. */
  changed(done: number[], item: CallItem): void;
}

export interface Actions {
  /** For one record, or for none: a toolbar action. */
  perform(item: ActionItem, record?: ListedRecord): void;
  /** The same for a selection that may reach beyond the page. */
  performOn(item: CallItem, target: ActionTarget): void;
  /** Ids a call is under way for. */
  busy: ReadonlySet<number>;
}

interface Pending {
  item: CallItem;
  target: ActionTarget;
  record?: ListedRecord;
  /** What refers to the records, where that was asked already. */
  affected?: AffectedAnswer['items'];
}

/**
 * Everything that can be done with records: asks first, shows the change at once, takes it back when it is refused.
 * @returns `dialogs`: whatever has to be asked or told; stands anywhere on the page
 */
export function useActions(host: ActionHost): { actions: Actions; dialogs: ReactNode } {
  const { screen } = host.answer;
  const { t } = useTranslation('list');
  const text = useText();
  const navigate = useNavigate();
  const openLink = useOpenLink();
  const [pending, setPending] = useState<Pending>();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [working, setWorking] = useState(false);
  const [report, setReport] = useState<Omit<FailureReportProps, 'onClose'>>();
  const [result, setResult] = useState<{ name: string; answer: unknown }>();

  const { follow, progress } = useBulkJob();

  const labelOf = (item: ActionItem) => labelOfItem(item, t, text);
  const targetOf = ({ record, target }: Pending) =>
    record ? recordTitle(screen, record) : target ? t('recordCount', { count: countOfTarget(target) }) : undefined;

  const doneText = (run: Pending, count: number) => {
    const result = resultOfItem(screen, run.item, t, text);
    const target = run.record || !run.target ? targetOf(run) : t('recordCount', { count });
    return target ? t('done', { result, target }) : result;
  };

  const tell = (run: Pending, outcome: ActionOutcome) => {
    const label = labelOf(run.item);
    if (outcome.isStopped) {
      notify('info', t('stopped', { label }));
      return;
    }
    const { done, failed, count, failedCount, job } = outcome;
    const shown = run.item.kind === 'action' ? run.item.action.result : undefined;
    if (failedCount > 0) {
      setReport({ label, done: count, count: failedCount, failed: failed.map(({ id, msg }) => ({ id, msg, name: host.nameOf?.(id) ?? `#${id}` })) });
    } else if (run.item.kind === 'remove') {
      const undo = { kind: 'restore' } as const;
      const canUndo = screen.calls.Restore !== undefined && host.answer.verbs.includes(screen.calls.Restore);
      notify('success', t('removed', { target: run.record ? targetOf(run) : t('recordCount', { count }), count }), {
        duration: undoTime,
        ...(canUndo && {
          action: { label: t('undo'), run: () => void execute({ item: undo, target: job === undefined ? { ids: done } : { job }, record: run.record }) },
        }),
      });
    } else if (shown === undefined) notify('success', doneText(run, count));
    if (shown !== undefined) setResult({ name: shown, answer: outcome.answer });
  };

  /** Rejects only with errors that a form can show at its fields. */
  const execute = async (run: Pending, askValues: Record<string, unknown> = {}): Promise<void> => {
    const { item, target } = run;
    const ids = idsOfTarget(target);
    const id = target && 'id' in target ? target.id : undefined;
    const undoChange = item.kind === 'transition' && id !== undefined ? host.patch(id, { [item.field]: item.transition.to }) : () => {};
    setWorking(true);
    setBusy((before) => new Set([...before, ...ids]));
    try {
      const outcome = await runAction(screen, item, target, askValues, (job) => {
        setPending(undefined);
        return follow(labelOf(item), job);
      });
      setPending(undefined);
      tell(run, outcome);
      host.changed(outcome.done, item);
      emitRecordsChanged(screen.name);
    } catch (error) {
      undoChange();
      if (target && 'matching' in target) emitRecordsChanged(screen.name);
      if (!(error instanceof ApiError)) throw error;
      if (error.fieldErrors.length > 0 && askFieldsOf(item).length > 0) throw error;
      setPending(undefined);
      const link = isRefusalAbout(error.data) ? error.data.about.link : null;
      notify('error', t('refused', { label: labelOf(item), reason: error.message }), {
        ...(link !== null && { action: { label: t('actions.view'), run: () => openLink(link) } }),
      });
      const outdated = error.ret === codes.conflict || error.ret === codes.notFound;
      if (outdated && id !== undefined) await host.reloadRow(id).catch(() => emitRecordsChanged(screen.name));
    } finally {
      setWorking(false);
      setBusy((before) => new Set([...before].filter((one) => !ids.includes(one))));
    }
  };

  const start = async (run: Pending): Promise<void> => {
    const mustAsk = askFieldsOf(run.item).length > 0 || confirmationOf(run.item, t, text, countOfTarget(run.target)) !== undefined;
    // What others refer to is not changed by one click, whatever its descriptor says.
    const affected = !mustAsk && run.item.kind === 'transition' ? await affectedOf(run)?.().catch(() => []) : undefined;
    if (mustAsk) setPending(run);
    else if (affected && affected.length > 0) setPending({ ...run, affected });
    else await execute(run);
  };

  const performOn = useStable((item: CallItem, target: ActionTarget) => void start({ item, target }));
  const perform = useStable((item: ActionItem, record?: ListedRecord) => {
    if (item.kind === 'view') {
      if (record) host.view(record);
    } else if (item.kind === 'edit') {
      if (!record) return;
      askRecord(screen, record.id);
      navigate(`${screen.routes.edit}/${record.id}`);
    } else if (item.kind === 'copy') {
      if (record) navigate(`${screen.routes.add}?copy=${record.id}`);
    } else if (item.kind === 'action' && item.action.open !== undefined) {
      navigate(actionAddress(item.action.open, record ?? {}));
    } else void start({ item, target: record ? { id: record.id } : null, record });
  });

  const affectedOf = ({ item, target, affected }: Pending) => {
    if (affected) return async () => affected;
    const changesState = item.kind === 'remove' || item.kind === 'transition' || saysAffected(confirmationOf(item, t, text, countOfTarget(target)));
    if (!changesState || target === null || 'job' in target || !host.answer.verbs.includes('Affected')) return undefined;
    return async () => (await call(operationOf(screen, 'Affected'), target, { quiet: true })).items;
  };

  const dialogs = (
    <>
      {pending && (
        <ActionDialog
          label={labelOf(pending.item)}
          target={pending.record ? recordSubject(screen, pending.record) : targetOf(pending)}
          confirmation={confirmationOf(pending.item, t, text, countOfTarget(pending.target))}
          affected={affectedOf(pending)}
          ask={askFieldsOf(pending.item)}
          verb={verbOf(screen, pending.item)}
          danger={isDangerous(pending.item)}
          removes={pending.item.kind === 'remove'}
          busy={working}
          onSubmit={(askValues) => execute(pending, askValues)}
          onCancel={() => setPending(undefined)}
        />
      )}
      {progress}
      {report && <FailureReport {...report} onClose={() => setReport(undefined)} />}
      {result && <ResultView screen={screen} {...result} onClose={() => setResult(undefined)} />}
    </>
  );
  return { actions: useMemo(() => ({ perform, performOn, busy }), [perform, performOn, busy]), dialogs };
}
