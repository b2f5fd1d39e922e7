import { useState } from 'react';
import type { JobView } from '../../../../engine/core/calls/job.ts';
import { ApiError, type EndedJob, useJob, useText } from '../../../../engine/web/index.ts';
import type { ApplyParameters, ApplyResult } from '../../../import/protocol.ts';
import { applyImport } from './import-calls.ts';

export interface ImportJob {
  /** Null until the server has taken it on. */
  id: number | null;
  status: 'starting' | JobView['status'];
  /** 0 to 1. */
  share: number;
  done: number;
  total: number;
  /** Also of a job that was stopped: what it had written by then. */
  result: ApplyResult | null;
  /** Why it failed. */
  message: string | null;
  isStopping: boolean;
}

const starting: ImportJob = { id: null, status: 'starting', share: 0, done: 0, total: 0, result: null, message: null, isStopping: false };

export interface ImportJobState {
  job: ImportJob | null;
  start(parameters: ApplyParameters): void;
  /** Follows one that was begun before, by this account: here, on another tab, or before a reload. */
  resume(id: number): void;
  stop(): void;
  forget(): void;
}

/** Starts an import and follows the job it becomes; null while there is none. */
export function useImportJob(): ImportJobState {
  const text = useText();
  const [job, setJob] = useState<ImportJob | null>(null);
  const { follow, cancel, giveUp } = useJob();

  const show = ({ id, status, done, total, error }: JobView | EndedJob, result: unknown) => {
    const seen = { id, status, done, total, share: total > 0 ? done / total : 0, message: error && text(error) };
    setJob((before) => ({ ...starting, ...before, ...seen, result: isApplyResult(result) ? result : null }));
  };

  const run = async (begin: () => Promise<number>) => {
    const end = await follow(begin, (running) => show(running, null));
    if (end) show(end, end.result);
  };

  return {
    job,
    start(parameters) {
      setJob(starting);
      void run(async () => (await applyImport(parameters)).job).catch((error: unknown) => {
        const message = error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.message) : String(error);
        setJob((before) => ({ ...starting, ...before, status: 'failed', message }));
      });
    },
    resume(id) {
      setJob({ ...starting, id });
      // One that is not there any more, or somebody else's, is nothing to tell of.
      void run(async () => id).catch(() => setJob(null));
    },
    stop() {
      setJob((before) => before && (before.id === null ? before : { ...before, isStopping: true }));
      cancel();
    },
    forget() {
      giveUp();
      setJob(null);
    },
  };
}

function isApplyResult(value: unknown): value is ApplyResult {
  return typeof value === 'object' && value !== null && 'import_id' in value && 'rows' in value && Array.isArray(value.rows);
}
