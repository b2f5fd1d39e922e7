import { type Platform, requireScreen } from '../kernel/platform.ts';
import { bindScreen, type ScreenBinding } from '../operations/binding/screen-binding.ts';
import { exportKind, runExport, type StoredCall } from './export-records.ts';
import { type ImportPayload, importKind, runImport } from './import-records.ts';

/** Registers the runners of imports and exports. The screen may have changed, or be gone, by the time a job runs. */
export function registerTabularJobs(platform: Platform): void {
  const bindingOf = (name: string): ScreenBinding => {
    const binding = bindScreen(platform, requireScreen(platform, name), platform.plugins);
    if (!binding) throw new Error(`screen ${name} has no table`);
    return binding;
  };
  platform.jobs.register(exportKind, (payload, context) => {
    const { call, screen } = payload as { call: StoredCall; screen: string };
    return runExport(platform, bindingOf(screen), call, context);
  });
  platform.jobs.register(importKind, (payload, context) => {
    const job = payload as ImportPayload;
    return runImport(bindingOf(job.screen), job, context);
  });
}
