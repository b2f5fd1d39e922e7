import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApplyParameters, ApplyResult, PreviewAnswer } from '../../../designer/import/protocol.ts';
import type { JobView } from '../../../engine/core/calls/job.ts';
import type { CallFields, TestServer } from '../../helpers/server.ts';
import { until } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';

export const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/openapi', name), 'utf8');

export const preview = (server: TestServer, fields: CallFields) => done(server.admin<PreviewAnswer>('Admin.Interface.ImportPreview', fields));

/** Starts the import and waits for its job. */
export async function apply(server: TestServer, parameters: ApplyParameters): Promise<ApplyResult> {
  const { job } = await done(server.admin<{ job: number }>('Admin.Interface.ImportApply', { ...parameters }));
  const ended = await until(
    () => done(server.admin<JobView>('Admin.Job.Get', { id: job })),
    ({ status }) => status !== 'waiting' && status !== 'running',
  );
  if (ended.status !== 'done') throw new Error(`job ${ended.status}: ${JSON.stringify(ended.error)}`);
  return ended.result as ApplyResult;
}
