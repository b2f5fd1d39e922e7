import { listJobs } from '../../../../engine/core/calls/job.ts';
import { type CallOptions, call } from '../../../../engine/web/index.ts';
import * as calls from '../../../calls/import-calls.ts';
import type { ApplyParameters, PreviewParameters } from '../../../import/protocol.ts';

/** A failed call of the import rejects with ApiError and says nothing by itself. */

export const previewImport = (parameters: PreviewParameters & { file?: readonly File[] }, options: CallOptions = {}) =>
  call(calls.previewImport, parameters, { quiet: true, ...options });

/** Becomes a job whose result is an ApplyResult. */
export const applyImport = (parameters: ApplyParameters) => call(calls.applyImport, parameters, { quiet: true });

/** The import of this account that is under way; undefined when there is none. */
export const runningImport = async (options: CallOptions): Promise<number | undefined> => {
  const jobs = await call(listJobs, {}, { quiet: true, ...options });
  return jobs.find(({ kind, status }) => kind === 'designer/import' && (status === 'waiting' || status === 'running'))?.id;
};

export const undoImport = (id: number) => call(calls.undoImport, { id }, { quiet: true });

/** @param files the new document, where the import did not come from an address */
export const checkImport = (id: number, files?: readonly File[]) => call(calls.checkImport, { id, file: files }, { quiet: true });

export const importSources = () => call(calls.listImports, {}, { quiet: true });
