import { useEffect, useRef, useState } from 'react';
import type { JobView } from '../../../../engine/core/calls/job.ts';
import { ApiError, call, useText } from '../../../../engine/web/index.ts';
import type { ApplyParameters, ApplyResult } from '../../../import/protocol.ts';
import { applyImport } from './import-calls.ts';

/** Milliseconds between two looks at a running job. */
const pause = 400;

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
  const id = useRef<number | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);

  const follow = async (job: number, { signal }: AbortController) => {
    for (;;) {
      const view = await call<JobView>('Admin.Job.Get', { id: job }, { signal, quiet: true });
      const { status, done, total } = view;
      const isOver = status !== 'waiting' && status !== 'running';
      const seen = { id: job, status, done, total, share: total > 0 ? done / total : 0, message: view.error && text(view.error) };
      setJob((before) => ({ ...starting, ...before, ...seen, result: isOver && isApplyResult(view.result) ? view.result : null }));
      if (isOver) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  };

  const run = async (parameters: ApplyParameters, control: AbortController) => {
    try {
      const answer = await applyImport(parameters);
      id.current = answer.job;
      await follow(answer.job, control);
    } catch (error) {
      if (control.signal.aborted) return;
      const message = error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.message) : String(error);
      setJob((before) => ({ ...starting, ...before, status: 'failed', message }));
    }
  };

  return {
    job,
    start(parameters) {
      abort.current.abort();
      abort.current = new AbortController();
      setJob(starting);
      void run(parameters, abort.current);
    },
    resume(known) {
      abort.current.abort();
      const control = new AbortController();
      abort.current = control;
      id.current = known;
      setJob({ ...starting, id: known });
      // One that is not there any more, or somebody else's, is nothing to tell of.
      void follow(known, control).catch(() => !control.signal.aborted && setJob(null));
    },
    stop() {
      if (id.current === null) return;
      setJob((before) => before && { ...before, isStopping: true });
      // One that has ended meanwhile cannot be stopped; the next look at it says so.
      void call('Admin.Job.Cancel', { id: id.current }, { quiet: true }).catch(() => undefined);
    },
    forget() {
      abort.current.abort();
      id.current = null;
      setJob(null);
    },
  };
}

function isApplyResult(value: unknown): value is ApplyResult {
  return typeof value === 'object' && value !== null && 'import_id' in value && 'rows' in value && Array.isArray(value.rows);
}
