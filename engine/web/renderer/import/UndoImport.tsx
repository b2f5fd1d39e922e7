import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkResult } from '../../../core/answers/bulk-answer.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { emitRecordsChanged } from '../../actions/records-changed.ts';
import { ApiError, call } from '../../api/call.ts';
import { useJob } from '../../api/use-job.ts';
import { useText } from '../../state/language.ts';

/** Takes an import back: what it added goes to the trash, what it changed gets its values again. */
export function UndoImport({ screen, undo }: { screen: Screen; undo: string }) {
  const { t } = useTranslation('form');
  const text = useText();
  const { follow } = useJob();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ type: 'success' | 'warning' | 'error'; words: string }>();

  const tell = (done: number, failed: { msg: string }[], count: number) =>
    setOutcome(
      count === 0
        ? { type: 'success', words: t('import.undone', { count: done }) }
        : { type: 'warning', words: t('import.undoPartly', { done, failed: count, reason: failed[0]?.msg ?? '' }) },
    );
  const run = async () => {
    setBusy(true);
    try {
      const answer = await call(operationOf(screen, 'Undo'), { undo }, { quiet: true });
      if ('done' in answer) return tell(answer.done.length, answer.failed, answer.failed.length);
      const ended = await follow(
        async () => answer.job,
        () => undefined,
      );
      const result = (ended?.result ?? null) as BulkResult | null;
      if (result) tell(result.done, result.failed, result.failed_count);
      else if (ended?.error) setOutcome({ type: 'error', words: text(ended.error) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ type: 'error', words: error.message });
    } finally {
      setBusy(false);
      emitRecordsChanged(screen.name);
    }
  };
  if (outcome) return <Alert type={outcome.type} showIcon title={outcome.words} role="status" />;
  return (
    <div>
      <Button onClick={run} loading={isBusy}>
        {t('import.undo')}
      </Button>
    </div>
  );
}
