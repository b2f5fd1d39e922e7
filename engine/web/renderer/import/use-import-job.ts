import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportResult } from '../../../core/answers/import-answer.ts';
import type { JobView } from '../../../core/calls/job.ts';
import { serviceNameOf } from '../../../core/derive/permissions.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { ApiError, call } from '../../api/call.ts';
import { useText } from '../../state/language.ts';
import { isRecord } from '../form/store/form-values.ts';
import type { Mapping } from './match-columns.ts';

const pollPause = 600;

export interface ImportRun {
  /** 0 to 1, null while the number of rows is unknown. */
  share: number | null;
  status: 'idle' | Exclude<JobView['status'], 'waiting'>;
  result: ImportResult | null;
  /** Why it failed or was stopped, in the active language. */
  message: string | null;
  start(file: File, mapping: Mapping, isDry: boolean): void;
  cancel(): void;
  reset(): void;
}

type Progress = Pick<ImportRun, 'share' | 'status' | 'result' | 'message'>;
const idle: Progress = { share: null, status: 'idle', result: null, message: null };

/** Sends a file to the screen's Import call and follows the job it becomes. */
export function useImportJob(screen: Screen, onImported: () => void): ImportRun {
  const text = useText();
  const [progress, setProgress] = useState<Progress>(idle);
  const job = useRef<number | null>(null);
  const abort = useRef(new AbortController());
  const done = useRef(onImported);
  done.current = onImported;
  useEffect(() => () => abort.current.abort(), []);

  const follow = async (id: number, signal: AbortSignal): Promise<Progress> => {
    for (;;) {
      const view = await call<JobView>('Admin.Job.Get', { id }, { signal, quiet: true });
      const share = view.total > 0 ? view.done / view.total : null;
      const result = isImportResult(view.result) ? view.result : null;
      if (view.status === 'done') return { share: 1, status: 'done', result, message: null };
      if (view.status !== 'waiting' && view.status !== 'running') return { share, status: view.status, result, message: view.error && text(view.error) };
      setProgress({ ...idle, share, status: 'running' });
      await new Promise((resolve) => setTimeout(resolve, pollPause));
      signal.throwIfAborted();
    }
  };

  const run = async (file: File, mapping: Mapping, isDry: boolean) => {
    abort.current.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress({ ...idle, status: 'running' });
    try {
      const service = serviceNameOf(screen, screen.calls.Import ?? 'Import');
      const params = { file, mapping: Object.keys(mapping).length ? mapping : undefined, dry_run: isDry };
      const answer = await call<{ job: number }>(service, params, { signal, quiet: true });
      job.current = answer.job;
      const end = await follow(answer.job, signal);
      setProgress(end);
      if (!isDry && (end.result?.imported ?? 0) > 0) done.current();
    } catch (error) {
      if (signal.aborted) return;
      const [fault] = error instanceof ApiError ? error.fieldErrors : [];
      setProgress({ ...idle, status: 'failed', message: fault?.message ?? (error instanceof Error ? error.message : String(error)) });
    }
  };

  return {
    ...progress,
    start: (file, mapping, isDry) => void run(file, mapping, isDry),
    cancel: useCallback(() => {
      if (job.current !== null) void call('Admin.Job.Cancel', { id: job.current }, { quiet: true }).catch(() => undefined);
    }, []),
    reset: useCallback(() => {
      abort.current.abort();
      setProgress(idle);
    }, []),
  };
}

function isImportResult(value: unknown): value is ImportResult {
  return isRecord(value) && typeof value.total === 'number' && typeof value.imported === 'number' && Array.isArray(value.faults);
}
