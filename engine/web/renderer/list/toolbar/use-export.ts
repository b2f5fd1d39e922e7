import { useState } from 'react';
import { getJob } from '../../../../core/calls/job.ts';
import { serviceNameOf } from '../../../../core/derive/permissions.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { ApiError, callForFile } from '../../../api/call.ts';
import { useJob } from '../../../api/use-job.ts';
import { currentLanguage } from '../../../state/language.ts';
import { saveBlob } from './save-blob.ts';

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
  const { follow, cancel } = useJob();

  const save = async (service: string, params: Record<string, unknown>): Promise<void> => {
    const answer = await callForFile<{ job: number }>(service, params, { quiet: true });
    if (answer.kind === 'data') return saveResult(answer.data.job);
    saveBlob(answer.name, answer.blob);
    setState({ kind: 'saved' });
  };

  const saveResult = async (id: number): Promise<void> => {
    const job = await follow(
      async () => id,
      ({ done, total }) => setState({ kind: 'job', id, done, total }),
    );
    if (job === null) return;
    if (job.status === 'done') return save('Admin.File.Download', { id: fileOf(job.result) });
    if (job.status === 'cancelled') return setState({ kind: 'idle' });
    throw new ApiError(getJob.name, 500, job.error?.[currentLanguage()] ?? '', null, '');
  };

  return {
    state,
    start: (params) => {
      setState({ kind: 'preparing' });
      save(serviceNameOf(screen, screen.calls.Export ?? 'Export'), params).catch((error: unknown) => {
        setState(error instanceof ApiError ? { kind: 'failed', error } : { kind: 'idle' });
      });
    },
    cancel,
  };
}

function fileOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'file' in result ? result.file : undefined;
}
