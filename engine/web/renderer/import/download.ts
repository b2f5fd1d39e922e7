import { serviceNameOf } from '../../../core/derive/permissions.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { callForFile } from '../../api/call.ts';

/** A file with the header row only, ready to be filled in. */
export function downloadTemplate(screen: Screen, format: 'csv' | 'xlsx'): Promise<void> {
  return download(serviceNameOf(screen, screen.calls.Export ?? 'Export'), { template: true, format });
}

/** The faulty rows of an import with their reasons. */
export function downloadErrors(file: number): Promise<void> {
  return download('Admin.File.Download', { id: file });
}

async function download(service: string, params: Record<string, unknown>): Promise<void> {
  const answer = await callForFile(service, params);
  if (answer.kind !== 'file') return;
  const address = URL.createObjectURL(answer.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = answer.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
