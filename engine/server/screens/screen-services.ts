import { type ScreenService, servicesOf } from '../../core/derive/services.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import type { Call, Service } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';
import { bindScreen, type PluginLookup, type ScreenBinding } from '../operations/binding/screen-binding.ts';
import { accessOf } from '../operations/binding/service-access.ts';
import { getRecord } from '../operations/read/get.ts';
import { recordHistory } from '../operations/read/history.ts';
import { listRecords } from '../operations/read/list.ts';
import { listOptions } from '../operations/read/options.ts';
import { actionService } from '../operations/write/action.ts';
import { addRecord } from '../operations/write/add.ts';
import { editRecord } from '../operations/write/edit.ts';
import { editAll } from '../operations/write/edit-all.ts';
import { removeRecords } from '../operations/write/remove.ts';
import { restoreRecords } from '../operations/write/restore.ts';
import { transitionService } from '../operations/write/transition.ts';
import { exportRecords } from '../tabular/export-records.ts';
import { importRecords } from '../tabular/import-records.ts';
import { affectedRecords } from './bulk/affected.ts';
import { bulkHandle } from './bulk/bulk-handle.ts';

type Handle = (call: Call) => Promise<unknown>;

/**
 * The callable services of a screen, ready for the registry. Throws when an action names a handler no plugin has, or a pattern
 * cannot run on the linear engine: the screen then does not go live.
 */
export function bindScreenServices(platform: Platform, screen: Screen, plugins: PluginLookup = platform.plugins): Service[] {
  const binding = bindScreen(platform, screen, plugins);
  return servicesOf(screen).flatMap((service) => {
    const handle = bindAnywhere(platform, screen, plugins, binding, service) ?? (binding && bindOperation(binding, service));
    if (!handle) return [];
    const { name, title, parameters } = service;
    return [{ name, title, parameters, access: accessOf(screen, service), handle }];
  });
}

function bindOperation(binding: ScreenBinding, { does, verb, title }: ScreenService): Handle | null {
  switch (does) {
    case 'List':
      return (call) => listRecords(binding, call);
    case 'Get':
      return (call) => getRecord(binding, call);
    case 'Add':
      return (call) => addRecord(binding, call);
    case 'Edit':
      return (call) => editRecord(binding, call);
    case 'Remove':
      return bulkHandle(binding, title, (call) => removeRecords(binding, call));
    case 'Restore':
      return bulkHandle(binding, title, (call) => restoreRecords(binding, call));
    case 'Affected':
      return (call) => affectedRecords(binding, call);
    case 'EditAll':
      return bulkHandle(binding, title, (call) => editAll(binding, call));
    case 'History':
      return (call) => recordHistory(binding, call);
    case 'transition': {
      const machine = binding.screen.machines.find(({ transitions }) => transitions.some((transition) => transition.verb === verb));
      const transition = machine?.transitions.find((candidate) => candidate.verb === verb);
      return machine && transition ? bulkHandle(binding, title, transitionService(binding, machine, transition)) : null;
    }
    case 'Import':
      return (call) => importRecords(binding, call);
    case 'Export':
      return (call) => exportRecords(binding, call);
    default:
      return null;
  }
}

/** What a hand-made page without records has too. */
function bindAnywhere(platform: Platform, screen: Screen, plugins: PluginLookup, binding: ScreenBinding | null, { does, verb }: ScreenService): Handle | null {
  if (does === 'Options') return (call) => listOptions({ platform, screen, plugins }, call);
  if (does !== 'action') return null;
  const action = screen.actions.find((candidate) => candidate.verb === verb);
  if (action?.handler === undefined) return null;
  const handler = plugins.handler(action.handler);
  if (!handler) throw new Error(`action ${verb} of screen ${screen.name} names the handler ${action.handler}, which no installed plugin exports`);
  return actionService(binding ?? { platform, screen }, action, handler);
}
