import { endSetup, getDemo, removeDemo } from '../../../core/calls/demo.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { refuseSimulated, sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PluginHost } from '../../kernel/plugin-host.ts';
import { readDemoRows } from './demo-rows.ts';
import { readNeedsSetup, writeNeedsSetup } from './needs-setup.ts';
import { removeDemoRows } from './remove-demo.ts';

/** Returns the services about demo rows, their removal, and the first settings. */
export function demoServices(platform: Platform, plugins: PluginHost): ContractService[] {
  return [
    handle(getDemo, async () => {
      const { read } = platform.database;
      return { has_demo: (await readDemoRows(read)) !== undefined, needs_setup: await readNeedsSetup(read) };
    }),
    handle(endSetup, async () => {
      await platform.database.transact((query) => writeNeedsSetup(query, false));
      return null;
    }),
    handle(removeDemo, async (_, call) => {
      refuseSimulated(sessionOf(call));
      return removeDemoRows(platform, plugins, call);
    }),
  ];
}
