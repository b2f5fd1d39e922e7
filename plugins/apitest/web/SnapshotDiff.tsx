import { Alert, Button, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ApiError,
  call,
  Dialog,
  emitRecordsChanged,
  formatMoment,
  isGranted,
  notify,
  type ResultProps,
  StatusTag,
  session,
  useText,
} from '../../../engine/web/index.ts';
import { acceptSnapshot, compareCase } from '../shared/calls.ts';
import type { Comparison, SnapshotHead } from '../shared/comparison.ts';
import { DiffLines } from './DiffLines.tsx';
import './snapshot-diff.css';

/** What a test case expects beside what a run was answered, and the button that takes the answer for the right one. */
export default function SnapshotDiff({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('apitest');
  const text = useText();
  const [comparison, setComparison] = useState(answer as Comparison);
  const [isBusy, setBusy] = useState(false);
  const { id, name, service, snapshots, shown } = comparison;

  const ask = async (question: () => Promise<Comparison>): Promise<boolean> => {
    setBusy(true);
    try {
      setComparison(await question());
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const accept = async (snapshot: number) => {
    if (!(await ask(() => call(acceptSnapshot, { snapshot }, { quiet: true })))) return;
    emitRecordsChanged('test_case');
    notify('success', t('diff.done'));
  };
  const label = (one: SnapshotHead) => `${formatMoment(one.at)} · ${t(`diff.${one.outcome}`)}${one.isAccepted ? ` · ${t('diff.accepted')}` : ''}`;
  const canAccept =
    shown !== null && shown.found !== '' && shown.outcome === 'failed' && !shown.isAccepted && isGranted(session.permission, '/techzones/apitest/compile');

  return (
    <Dialog
      open
      title={name === service ? name : `${name} · ${service}`}
      width={960}
      onCancel={onClose}
      footer={
        <Space>
          <Button onClick={onClose}>{t('diff.close')}</Button>
          {canAccept && (
            <Button type="primary" loading={isBusy} onClick={() => void accept(shown.id)}>
              {t('diff.accept')}
            </Button>
          )}
        </Space>
      }
    >
      {shown === null ? (
        <p className="p-second">{t('diff.none')}</p>
      ) : (
        <div className="apitest-diff">
          <div className="apitest-diff-head">
            <Select
              aria-label={t('diff.snapshot')}
              value={shown.id}
              disabled={isBusy}
              onChange={(snapshot) => void ask(() => call(compareCase, { id, snapshot }, { quiet: true }))}
              options={snapshots.map((one) => ({ value: one.id, label: label(one) }))}
              popupMatchSelectWidth={false}
            />
            <StatusTag tone={shown.outcome === 'failed' ? 'error' : 'success'}>{t(`diff.${shown.outcome}`)}</StatusTag>
            <span className="p-second p-digits">{t('diff.took', { ms: shown.took })}</span>
          </div>
          {shown.failures && <Alert type={shown.isAccepted ? 'info' : 'error'} title={<span className="apitest-diff-why">{text(shown.failures)}</span>} />}
          {shown.found === '' ? (
            <p className="p-second">{t('diff.noAnswer')}</p>
          ) : (
            <DiffLines left={{ title: t('diff.expected'), text: shown.expected }} right={{ title: t('diff.found'), text: shown.found }} />
          )}
        </div>
      )}
    </Dialog>
  );
}
