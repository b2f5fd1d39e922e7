import { Readable } from 'node:stream';
import { type AppCaller, type GatewayCall, isEventStream, type RecordStep, refuse } from '../../../../engine/server/index.ts';
import type { DatabaseAppGate } from '../gate/app-gate.ts';
import { isUsable } from '../record/app-state.ts';
import { mayUse } from '../record/permission.ts';

/** Ends an answer that goes on for as long as both sides like as soon as the app that asked for it could not ask again. */
export function endWithApp(gate: DatabaseAppGate): RecordStep {
  return {
    name: 'apps/end-streams',
    place: 'record',
    record(call, answer) {
      if (!call.caller || !('file' in answer)) return;
      const { body, contentType } = answer.file;
      if (body instanceof Readable && isEventStream(contentType)) watch(gate, call, call.caller, body);
    },
  };
}

function watch(gate: DatabaseAppGate, { platform, service }: GatewayCall, { record, token }: AppCaller, body: Readable): void {
  const issued = token ?? { app: record, approval: null, connection: null, expiresAt: Number.POSITIVE_INFINITY };
  const holds = async (): Promise<boolean> => {
    const app = await gate.app(issued.app.appKey);
    return app !== null && isUsable(app) && mayUse(app, service) && gate.opens(issued, app);
  };
  const check = () =>
    holds()
      .catch((error: unknown) => console.error('an answer ends, as nobody can say whether its app may still have it:', error))
      .then((isHeld) => isHeld || body.destroy(refuse('tokenInvalid')));
  const unsubscribe = platform.events.on(({ kind }) => {
    if (kind === 'app-changed' || kind === 'account-changed' || kind === 'permissions-changed' || kind === 'settings-changed' || kind === 'missed')
      void check();
  });
  body.once('close', unsubscribe);
  // What was revoked between the look at the credentials and the first event heard.
  void check();
}
