import { texts } from '../../../generated/words/engine-server/job-services.ts';
import { cancelJob, getJob, listJobs } from '../../core/calls/job.ts';
import { refuse } from '../kernel/call/errors.ts';
import { type ContractService, handle } from '../kernel/call/handle.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import type { Platform } from '../kernel/platform.ts';

/** Returns the services of the caller's own jobs. */
export function jobServices({ jobs }: Platform): ContractService[] {
  return [
    handle(listJobs, (_, call) => jobs.list(sessionOf(call).accountId)),
    handle(getJob, async ({ id }, call) => {
      const job = await jobs.find(id, sessionOf(call).accountId);
      if (!job) throw refuse('notFound', texts.noJob, { id });
      return job;
    }),
    handle(cancelJob, async ({ id }, call) => {
      if (!(await jobs.cancel(id, sessionOf(call).accountId))) throw refuse('conflict', texts.notRunning);
      return null;
    }),
  ];
}
