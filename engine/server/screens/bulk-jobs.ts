import { type Platform, requireScreen } from '../kernel/platform.ts';
import type { BulkPayload } from './bulk/bulk-handle.ts';
import { bulkKind } from './bulk/matching.ts';
import { runBulk } from './bulk/run-bulk.ts';
import { bindScreenServices } from './screen-services.ts';

/** Registers the runner of bulk jobs. The screen may have changed, or be gone, by the time a job runs, so its call is looked up then. */
export function registerBulkJobs(platform: Platform): void {
  platform.jobs.register(bulkKind, async (payload, context) => {
    const { call, screen, ids } = payload as BulkPayload;
    const service = bindScreenServices(platform, requireScreen(platform, screen)).find(({ name }) => name === call.service);
    if (!service) throw new Error(`screen ${screen} has no call ${call.service}`);
    const run = async (some: number[]) => service.handle({ ...call, files: [], signal: context.signal, params: { ...call.params, ids: some } });
    return { screen, ...(await runBulk(run, call, ids, context)) };
  });
}
