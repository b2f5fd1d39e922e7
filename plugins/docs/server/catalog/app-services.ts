import { type Call, type ContractService, handle, Limiter, refuse, refuseSimulated, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-docs/app-services.ts';
import { getTryToken, listTryApps } from '../../shared/calls.ts';
import type { DocsContext } from './docs-context.ts';

/** A token for trying calls out lives as long as somebody sits before the page. */
const tryMilliseconds = 3_600_000;
/** Tokens one account may get in a row; after that one more each two seconds. */
const tokenLimit = { burst: 30, refillMilliseconds: 2_000 };

/** The reader's own apps, and a token of one to try calls with. */
export function appServices({ platform, apps }: DocsContext): ContractService[] {
  const gate = platform.apps;
  const limiter = new Limiter(tokenLimit);

  /** The own app a call names, where it can call now. Throws 404, 410, 412 and 413. */
  const requireOwnApp = async (id: number, call: Call) => {
    const session = sessionOf(call);
    refuseSimulated(session);
    const own = (await apps.of(session.accountId)).find((app) => app.id === id);
    if (!own) throw refuse('notFound', texts.none, { id });
    const app = gate.requireUsable(await gate.app(own.appKey), call.ip);
    limiter.take(String(session.accountId));
    return app;
  };

  return [
    handle(listTryApps, async (_, call) => {
      const usable = await apps.usableOf(sessionOf(call).accountId);
      return { apps: usable.map(({ own }) => ({ id: own.id, app_key: own.appKey, name: own.name })) };
    }),
    handle(getTryToken, async ({ app_id }, call) => {
      const app = await requireOwnApp(app_id, call);
      const { token, expiresAt } = await gate.tokens.issue(app, tryMilliseconds);
      return { app_key: app.appKey, access_token: token, expire_at: Math.floor(expiresAt / 1000) };
    }),
  ];
}
