import type { JobView } from '../../../../engine/core/calls/job.ts';
import { type CallOptions, call } from '../../../../engine/web/index.ts';
import type { ApplyParameters, CheckAnswer, PreviewAnswer, PreviewParameters, SourcesAnswer, UndoAnswer } from '../../../import/protocol.ts';

/** What designer/server/import answers; a failed call rejects with ApiError and says nothing by itself. */

export const previewImport = (parameters: PreviewParameters & { file?: readonly File[] }, options: CallOptions = {}) =>
  call<PreviewAnswer>('Admin.Interface.ImportPreview', { ...parameters }, { quiet: true, ...options });

/** Becomes a job whose result is an ApplyResult. */
export const applyImport = (parameters: ApplyParameters) => call<{ job: number }>('Admin.Interface.ImportApply', { ...parameters }, { quiet: true });

/** The import of this account that is under way; undefined when there is none. */
export const runningImport = async (options: CallOptions): Promise<number | undefined> => {
  const jobs = await call<JobView[]>('Admin.Job.List', {}, { quiet: true, ...options });
  return jobs.find(({ kind, status }) => kind === 'designer/import' && (status === 'waiting' || status === 'running'))?.id;
};

export const undoImport = (id: number) => call<UndoAnswer>('Admin.Interface.ImportUndo', { id }, { quiet: true });

/** @param files the new document, where the import did not come from an address */
export const checkImport = (id: number, files?: readonly File[]) =>
  call<CheckAnswer>('Admin.Interface.ImportCheck', { id, ...(files && { file: files }) }, { quiet: true });

export const importSources = () => call<SourcesAnswer>('Admin.Interface.ImportSources', {}, { quiet: true });
