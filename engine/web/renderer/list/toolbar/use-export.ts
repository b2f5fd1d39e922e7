import { useEffect, useRef, useState } from 'react';
import type { JobView } from '../../../../core/calls/job.ts';
import { serviceNameOf } from '../../../../core/derive/permissions.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { ApiError, call, callForFile } from '../../../api/call.ts';
import { currentLanguage } from '../../../state/language.ts';
import { saveBlob } from './save-blob.ts';

const pollPause = 1_000;

export type ExportState =
  | { kind: 'idle' | 'preparing' | 'saved' }
  | { kind: 'job'; id: number; done: number; total: number }
  | { kind: 'failed'; error: ApiError };

export interface Export {
  state: ExportState;
  start(params: Record<string, unknown>): void;
  /** Stops a job that is under way. */
  cancel(): void;
}

/** Makes an Export call and saves its file: at once, or when the job behind a long export has finished. */
export function useExport(screen: Screen): Export {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const follow = async (id: number): Promise<void> => {
    while (mounted.current) {
      const job = await call<JobView>('Admin.Job.Get', { id }, { quiet: true });
      if (job.status === 'done') return save('Admin.File.Download', { id: fileOf(job.result) });
      if (job.status === 'cancelled') return setState({ kind: 'idle' });
      if (job.status === 'failed' || job.status === 'stopped') throw new ApiError('Admin.Job.Get', 500, job.error?.[currentLanguage()] ?? '', null, '');
      setState({ kind: 'job', id, done: job.done, total: job.total });
      await new Promise((resolve) => setTimeout(resolve, pollPause));
    }
  };

  const save = async (service: string, params: Record<string, unknown>): Promise<void> => {
    const answer = await callForFile<{ job: number }>(service, params, { quiet: true });
    if (answer.kind === 'data') return follow(answer.data.job);
    saveBlob(answer.name, answer.blob);
    setState({ kind: 'saved' });
  };

  return {
    state,
    start: (params) => {
      setState({ kind: 'preparing' });
      save(serviceNameOf(screen, screen.calls.Export ?? 'Export'), params).catch((error: unknown) => {
        setState(error instanceof ApiError ? { kind: 'failed', error } : { kind: 'idle' });
      });
    },
    cancel: () => {
      if (state.kind === 'job') call('Admin.Job.Cancel', { id: state.id }).catch(() => {});
    },
  };
}

function fileOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'file' in result ? result.file : undefined;
}
