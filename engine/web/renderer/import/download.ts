import { downloadFile } from '../../../core/calls/file.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { callForFile, type DownloadAnswer } from '../../api/call.ts';
import { saveBlob } from '../../api/save-blob.ts';

/** A file with the header row only, ready to be filled in. */
export function downloadTemplate(screen: Screen, format: 'csv' | 'xlsx'): Promise<void> {
  return save(callForFile(operationOf(screen, 'Export'), { template: true, format }));
}

/** The faulty rows of an import with their reasons. */
export function downloadErrors(file: number): Promise<void> {
  return save(callForFile(downloadFile, { id: file }));
}

async function save(pending: Promise<DownloadAnswer<unknown>>): Promise<void> {
  const answer = await pending;
  if (answer.kind === 'file') saveBlob(answer.name, answer.blob);
}
