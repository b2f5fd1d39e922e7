import type { Action } from '../../core/descriptor/types.ts';
import type { Text } from '../../core/text/text.ts';
import type { Call } from '../kernel/call/service.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import { type Platform, requireScreen } from '../kernel/platform.ts';
import { bindScreen } from '../operations/binding/screen-binding.ts';
import { type ActionPlace, actionCheck, actionService } from '../operations/write/action.ts';
import { type StoredCall, storedCall } from '../tabular/export-records.ts';

const actionKind = 'action';

interface ActionPayload {
  call: StoredCall;
  screen: string;
  verb: string;
}

/** Returns the call of an action that is a job: refuses at once what can be refused, and answers `{job}`. */
export function actionJob(place: ActionPlace, action: Action, title: Text): (call: Call) => Promise<{ job: number }> {
  const check = actionCheck(place, action);
  return async (call) => {
    await check(call);
    const { request_key: _key, ...params } = call.params;
    const payload: ActionPayload = { call: storedCall({ ...call, params }), screen: place.screen.name, verb: action.verb };
    const begunBy = { service: call.service, session: sessionOf(call) };
    return { job: await place.platform.jobs.add({ kind: actionKind, title, payload, call: begunBy, notifiesOwner: true }) };
  };
}

/** Registers the runner of such jobs. The screen may have changed, or be gone, by the time a job runs, so its action is looked up then. */
export function registerActionJobs(platform: Platform): void {
  platform.jobs.register(actionKind, async (payload, context) => {
    const { call, screen: name, verb } = payload as ActionPayload;
    const screen = requireScreen(platform, name);
    const action = screen.actions.find((one) => one.verb === verb);
    const handler = action?.handler === undefined ? undefined : platform.plugins.handler(action.handler);
    if (!action || !handler) throw new Error(`screen ${name} has no action ${verb} with a handler`);
    const place = bindScreen(platform, screen, platform.plugins) ?? { platform, screen };
    return actionService(place, action, handler, context)({ ...call, files: [], signal: context.signal });
  });
}
