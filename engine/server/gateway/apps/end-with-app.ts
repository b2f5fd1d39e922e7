import type { Readable } from 'node:stream';
import { refuse } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { TokenRecord } from '../../kernel/ports/app-gate.ts';
import { isUsable } from './record/app-state.ts';
import { mayUse } from './record/permission.ts';

/** Destroys an answer that goes on for long as soon as the app that asked for it could not ask again. */
export function endWithApp(platform: Platform, service: Pick<Service, 'name' | 'access'>, issued: TokenRecord, body: Readable): void {
  const gate = platform.apps;
  const holds = async (): Promise<boolean> => {
    const app = await gate.app(issued.app.appKey);
    return app !== null && isUsable(app) && mayUse(app, service) && gate.opens(issued, app);
  };
  const check = () =>
    holds()
      .catch((error: unknown) => console.error('an answer ends, as nobody can say whether its app may still have it:', error))
      .then((isHeld) => isHeld || body.destroy(refuse('tokenInvalid')));
  const unsubscribe = platform.events.on(({ kind }) => {
    if (kind === 'app-changed' || kind === 'account-changed' || kind === 'permissions-changed' || kind === 'missed') void check();
  });
  body.once('close', unsubscribe);
  // What was revoked between the look at the credentials and the first event heard.
  void check();
}
