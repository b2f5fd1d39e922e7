import { useCallback, useRef, useState } from 'react';
import type { ImportResult } from '../../../core/answers/import-answer.ts';
import type { JobView } from '../../../core/calls/job.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { ApiError, call } from '../../api/call.ts';
import { useJob } from '../../api/use-job.ts';
import { useText } from '../../state/language.ts';
import { isRecord } from '../form/store/form-values.ts';
import type { Mapping } from './match-columns.ts';

export interface ImportRun {
  /** How many rows are through; null while their number is unknown. */
  rows: { done: number; total: number } | null;
  status: 'idle' | Exclude<JobView['status'], 'waiting'>;
  result: ImportResult | null;
  /** Why it failed or was stopped, in the active language. */
  message: string | null;
  /** By which `Undo` takes the import back; null before there is anything to take back. */
  undo: string | null;
  /** @param key unique fields with commas between, by which existing records are found; '' adds all rows */
  start(file: File, mapping: Mapping, key: string, isDry: boolean): void;
  cancel(): void;
  reset(): void;
}

type Progress = Pick<ImportRun, 'rows' | 'status' | 'result' | 'message' | 'undo'>;
const idle: Progress = { rows: null, status: 'idle', result: null, message: null, undo: null };

/** Sends a file to the screen's Import call and follows the job it becomes. */
export function useImportJob(screen: Screen, onImported: () => void): ImportRun {
  const text = useText();
  const [progress, setProgress] = useState<Progress>(idle);
  const { follow, cancel, giveUp } = useJob();
  const done = useRef(onImported);
  done.current = onImported;

  const run = async (file: File, mapping: Mapping, key: string, isDry: boolean) => {
    setProgress({ ...idle, status: 'running' });
    try {
      const params = { file, mapping: Object.keys(mapping).length ? mapping : undefined, dry_run: isDry, ...(key !== '' && { key }) };
      let undo: string | null = null;
      const job = await follow(
        async (signal) => {
          const begun = await call(operationOf(screen, 'Import'), params, { signal, quiet: true });
          if (!isDry) undo = begun.undo;
          return begun.job;
        },
        (running) => setProgress({ ...idle, rows: rowsOf(running), status: 'running' }),
      );
      if (job === null) return;
      const result = isImportResult(job.result) ? job.result : null;
      if (job.status === 'done') setProgress({ rows: rowsOf(job), status: 'done', result, message: null, undo });
      else setProgress({ rows: rowsOf(job), status: job.status, result, message: job.error && text(job.error), undo });
      if (!isDry && (result?.imported ?? 0) > 0) done.current();
    } catch (error) {
      const [first] = error instanceof ApiError ? error.fieldErrors : [];
      setProgress({ ...idle, status: 'failed', message: first?.message ?? (error instanceof Error ? error.message : String(error)) });
    }
  };

  return {
    ...progress,
    start: (file, mapping, key, isDry) => void run(file, mapping, key, isDry),
    cancel,
    reset: useCallback(() => {
      giveUp();
      setProgress(idle);
    }, [giveUp]),
  };
}

const rowsOf = ({ done, total }: Pick<JobView, 'done' | 'total'>): ImportRun['rows'] => (total > 0 ? { done, total } : null);

function isImportResult(value: unknown): value is ImportResult {
  return isRecord(value) && typeof value.total === 'number' && typeof value.imported === 'number' && Array.isArray(value.faults);
}
