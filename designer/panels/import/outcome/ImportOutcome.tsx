import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, saveBlob } from '../../../../engine/web/index.ts';
import type { ApplyResult, PreviewAnswer, UndoAnswer } from '../../../import/protocol.ts';
import { UndoNote } from '../parts/UndoNote.tsx';
import { previewImport, undoImport } from '../state/import-calls.ts';
import type { ImportJob } from '../state/use-import-job.ts';
import { CredentialNote } from './CredentialNote.tsx';
import { importReport } from './import-report.ts';
import { OutcomeTable } from './OutcomeTable.tsx';

interface ImportOutcomeProps {
  job: ImportJob;
  /** What the import was made from; null after a reload, when it is read again for the report. */
  preview: PreviewAnswer | null;
  onBack(): void;
  onOther(): void;
}

/** What an import did, with the way back from it. */
export function ImportOutcome({ job, preview, onBack, onOther }: ImportOutcomeProps) {
  const { t } = useTranslation('designer-import');
  const [undoAnswer, setUndoAnswer] = useState<UndoAnswer | null>(null);
  const [busy, setBusy] = useState<'undo' | 'report' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { result } = job;
  const attempt = async (act: 'undo' | 'report', perform: () => Promise<void>) => {
    setBusy(act);
    setRefusal(null);
    try {
      await perform();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(null);
    }
  };
  const download = async (done: ApplyResult) => {
    const current = preview ?? (await previewImport({ ...done.options, upload: done.upload }));
    saveBlob(`import-${done.import_id ?? 'report'}.json`, new Blob([JSON.stringify(importReport(current, done), null, 2)], { type: 'application/json' }));
  };
  const importId = result?.import_id ?? null;
  return (
    <section className="imp-outcome" aria-label={t('step.finish')}>
      <Alert
        type={toneOf(job)}
        showIcon
        role={job.status === 'failed' ? 'alert' : 'status'}
        title={headOf(job)}
        description={result && job.status === 'done' ? leftOver(result) : job.message}
        action={
          <div className="imp-acts">
            {importId !== null && undoAnswer === null && (
              <Button loading={busy === 'undo'} onClick={() => void attempt('undo', async () => setUndoAnswer(await undoImport(importId)))}>
                {t('undoImport')}
              </Button>
            )}
            {result && (
              <Button loading={busy === 'report'} onClick={() => void attempt('report', () => download(result))}>
                {t('report')}
              </Button>
            )}
            <Button onClick={onBack}>{t('back')}</Button>
            <Button onClick={onOther}>{t('another')}</Button>
          </div>
        }
      />
      {refusal !== null && <Alert type="error" showIcon role="alert" title={refusal} />}
      {undoAnswer && <UndoNote answer={undoAnswer} />}
      {result && undoAnswer === null && result.credentials.length > 0 && <CredentialNote credentials={result.credentials} />}
      {result && result.rows.length > 0 && <OutcomeTable result={result} isReverted={undoAnswer !== null} />}
    </section>
  );

  function headOf({ status }: ImportJob): string {
    if (status === 'failed') return t('failed');
    const { created, changed, published } = result?.counts ?? { created: 0, changed: 0, published: 0 };
    if (isHalfDone(status)) return t('stopped', { written: created + changed });
    return t(published > 0 ? 'donePublished' : 'done', { created, changed, published });
  }

  function leftOver({ counts, rows }: ApplyResult): string | undefined {
    const unpublished = rows.filter((row) => row.interface_id !== null && row.message !== undefined).length;
    const parts = [
      counts.failed > 0 ? t('leftFailed', { count: counts.failed }) : '',
      unpublished > 0 ? t('leftUnpublished', { count: unpublished }) : '',
      counts.same > 0 ? t('leftSame', { count: counts.same }) : '',
      counts.skipped > 0 ? t('leftSkipped', { count: counts.skipped }) : '',
    ];
    return parts.filter(Boolean).join(' · ') || undefined;
  }
}

function isHalfDone(status: ImportJob['status']): boolean {
  return status === 'cancelled' || status === 'stopped';
}

function toneOf({ status, result }: ImportJob): 'success' | 'warning' | 'error' {
  if (status === 'failed' || !result) return isHalfDone(status) ? 'warning' : 'error';
  return isHalfDone(status) || result.rows.some(({ message }) => message !== undefined) ? 'warning' : 'success';
}
