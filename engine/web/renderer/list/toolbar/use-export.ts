import { useState } from 'react';
import { downloadFile } from '../../../../core/calls/file.ts';
import { getJob } from '../../../../core/calls/job.ts';
import { type ExportRequest, operationOf } from '../../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { ApiError, callForFile, type DownloadAnswer } from '../../../api/call.ts';
import { saveBlob } from '../../../api/save-blob.ts';
import { useJob } from '../../../api/use-job.ts';
import { currentLanguage } from '../../../state/language.ts';

type ExportState = { kind: 'idle' | 'preparing' | 'saved' } | { kind: 'job'; id: number; done: number; total: number } | { kind: 'failed'; error: ApiError };

export interface Export {
  state: ExportState;
  start(params: ExportRequest): void;
  /** Stops a job that is under way. */
  cancel(): void;
}

/** Makes an Export call and saves its file: at once, or when the job behind a long export has finished. */
export function useExport(screen: Screen): Export {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const { follow, cancel } = useJob();

  const save = async (pending: Promise<DownloadAnswer<{ job: number } | null>>): Promise<void> => {
    const answer = await pending;
    if (answer.kind === 'data') return answer.data ? saveResult(answer.data.job) : undefined;
    saveBlob(answer.name, answer.blob);
    setState({ kind: 'saved' });
  };

  const saveResult = async (id: number): Promise<void> => {
    const job = await follow(
      async () => id,
      ({ done, total }) => setState({ kind: 'job', id, done, total }),
    );
    if (job === null) return;
    if (job.status === 'done') return save(callForFile(downloadFile, { id: fileOf(job.result) }, { quiet: true }));
    if (job.status === 'cancelled') return setState({ kind: 'idle' });
    throw new ApiError(getJob.name, 500, job.error?.[currentLanguage()] ?? '', null, '');
  };

  return {
    state,
    start: (params) => {
      setState({ kind: 'preparing' });
      save(callForFile(operationOf(screen, 'Export'), params, { quiet: true })).catch((error: unknown) => {
        setState(error instanceof ApiError ? { kind: 'failed', error } : { kind: 'idle' });
      });
    },
    cancel,
  };
}

function fileOf(result: unknown): number {
  return typeof result === 'object' && result !== null && 'file' in result ? Number(result.file) : 0;
}
