import { getDemo, removeDemo } from '../../../core/calls/demo.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { refuseSimulated, sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PluginHost } from '../../kernel/plugin-host.ts';
import { readDemoRows } from './demo-rows.ts';
import { removeDemoRows } from './remove-demo.ts';

/** Whether there are demo rows, and their removal. */
export function demoServices(platform: Platform, plugins: PluginHost): ContractService[] {
  return [
    handle(getDemo, async () => ({ has_demo: (await readDemoRows(platform.database.read)) !== undefined })),
    handle(removeDemo, async (_, call) => {
      refuseSimulated(sessionOf(call));
      return removeDemoRows(platform, plugins, call);
    }),
  ];
}
