import { runsOnServer } from '../../core/derive/permissions.ts';
import { type ScreenService, servicesOf } from '../../core/derive/services.ts';
import { visitorScreen } from '../../core/descriptor/normalize/visitor-screen.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import type { Call, Service } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';
import { bindScreen, type PluginLookup, type ScreenBinding } from '../operations/binding/screen-binding.ts';
import { accessOf } from '../operations/binding/service-access.ts';
import { dashboardTiles } from '../operations/dashboard/tiles.ts';
import { getRecord } from '../operations/read/get.ts';
import { recordHistory } from '../operations/read/history.ts';
import { listRecords } from '../operations/read/list.ts';
import { listOptions } from '../operations/read/options.ts';
import { relatedRecords } from '../operations/read/related.ts';
import { removeRecords } from '../operations/trash/remove.ts';
import { restoreRecords } from '../operations/trash/restore.ts';
import { undoChanges, undoMark } from '../operations/trash/undo.ts';
import { actionService } from '../operations/write/action.ts';
import { addOrTell } from '../operations/write/add.ts';
import { editRecord } from '../operations/write/edit.ts';
import { editAll } from '../operations/write/edit-all.ts';
import { previewEdit } from '../operations/write/preview-edit.ts';
import { oncePerKey } from '../operations/write/request-keys.ts';
import { transitionService } from '../operations/write/transition.ts';
import { exportRecords } from '../tabular/export-records.ts';
import { importRecords } from '../tabular/import-records.ts';
import { actionJob } from './action-jobs.ts';
import { affectedRecords } from './bulk/affected.ts';
import { bulkHandle } from './bulk/bulk-handle.ts';
import { matchedIds } from './bulk/matching.ts';

type Handle = (call: Call) => Promise<unknown>;

/**
 * Returns the callable services of a screen.
 * @throws Error if an action names a handler no plugin has, or a pattern does not run on the linear engine: the screen then does not go live
 */
export function bindScreenServices(platform: Platform, screen: Screen, plugins: PluginLookup = platform.plugins): Service[] {
  const binding = bindScreen(platform, screen, plugins);
  return servicesOf(screen).flatMap((service) => {
    const { name, title, parameters, does, verb } = service;
    const bound = bindAnywhere(platform, screen, plugins, binding, service) ?? (binding && bindOperation(binding, service));
    if (!bound) return [];
    const action = does === 'action' ? screen.actions.find((one) => one.verb === verb) : undefined;
    const handle = parameters.some((parameter) => parameter.name === 'request_key') ? oncePerKey(platform, bound, action) : bound;
    return [{ name, title, parameters, access: accessOf(screen, service), handle }];
  });
}

/** Visitors without a session get the screen as they know it, and nothing of the trash. */
function forVisitors(binding: ScreenBinding, run: (binding: ScreenBinding, call: Call) => Promise<unknown>): Handle {
  if (!binding.screen.public) return (call) => run(binding, call);
  const face = { ...binding, screen: visitorScreen(binding.screen), whole: binding.screen };
  return (call) => (call.session ? run(binding, call) : run(face, { ...call, params: { ...call.params, trash: false } }));
}

function bindOperation(binding: ScreenBinding, { does, verb, title }: ScreenService): Handle | null {
  switch (does) {
    case 'List':
      return forVisitors(binding, listRecords);
    case 'Get':
      return forVisitors(binding, getRecord);
    case 'Add':
      return (call) => addOrTell(binding, call);
    case 'Edit':
      return (call) => editRecord(binding, call);
    case 'Remove':
      return bulkHandle(binding, title, (call) => removeRecords(binding, call));
    case 'Restore':
      return bulkHandle(binding, title, (call) => restoreRecords(binding, call));
    case 'Affected':
      return (call) => affectedRecords(binding, call);
    case 'EditAll':
      return undoable(
        binding,
        bulkHandle(binding, title, (call) => editAll(binding, call)),
      );
    case 'EditPreview':
      return async (call) => previewEdit(binding, call, (await matchedIds(binding, call)) ?? []);
    case 'Undo':
      return bulkHandle(binding, title, (call) => undoChanges(binding, call));
    case 'Related':
      return (call) => relatedRecords(binding, call);
    case 'History':
      return (call) => recordHistory(binding, call);
    case 'transition': {
      const machine = binding.screen.machines.find(({ transitions }) => transitions.some((transition) => transition.verb === verb));
      const transition = machine?.transitions.find((candidate) => candidate.verb === verb);
      return machine && transition ? bulkHandle(binding, title, transitionService(binding, machine, transition)) : null;
    }
    case 'Import':
      return undoable(binding, (call) => importRecords(binding, call));
    case 'Export':
      return (call) => exportRecords(binding, call);
    default:
      return null;
  }
}

/** The answer contains the mark by which the caller can revert the call. */
function undoable(binding: ScreenBinding, handle: Handle): Handle {
  return async (call) => {
    const undo = await undoMark(binding, call);
    return { ...((await handle(call)) as object), undo };
  };
}

/** What a hand-made page without records has too. */
function bindAnywhere(
  platform: Platform,
  screen: Screen,
  plugins: PluginLookup,
  binding: ScreenBinding | null,
  { does, verb, title }: ScreenService,
): Handle | null {
  if (does === 'Tiles') return (call) => dashboardTiles(platform, screen, call);
  if (does === 'Options') return (call) => listOptions({ platform, screen, plugins }, call);
  if (does !== 'action') return null;
  const action = screen.actions.find((candidate) => candidate.verb === verb);
  if (!action || !runsOnServer(action)) return null;
  const handler = action.handler === undefined ? null : (plugins.handler(action.handler) ?? null);
  if (action.handler !== undefined && !handler)
    throw new Error(`action ${verb} of screen ${screen.name} names the handler ${action.handler}, which no installed plugin exports`);
  const place = binding ?? { platform, screen };
  return action.isJob ? actionJob(place, action, title) : actionService(place, action, handler);
}
