import { type Call, Limiter, refuse, refuseSimulated, requireAddress, requireUsable, type Service, sessionOf } from '../../../../engine/server/index.ts';
import type { DocApps, TryToken } from '../../shared/catalog.ts';
import type { DocsContext } from './docs-context.ts';

/** A token for trying calls out lives as long as somebody sits before the page. */
const tryMilliseconds = 3_600_000;
/** Tokens one account may get in a row; after that one more each two seconds. */
const tokenLimit = { burst: 30, refillMilliseconds: 2_000 };

const appParameter = { name: 'app_id', type: 'integer', required: true, min: 1, text: { zh_cn: '自己的应用的 ID', en: 'Id of an own app' } } as const;

/** The reader's own apps, and a token of one to try calls with. */
export function appServices({ platform, apps }: DocsContext): Service[] {
  const gate = platform.apps;
  const limiter = new Limiter(tokenLimit);

  /** The own app a call names, where it can call now. Throws 404, 410, 412 and 413. */
  const requireOwnApp = async (call: Call) => {
    const session = sessionOf(call);
    refuseSimulated(session);
    const own = (await apps.of(session.accountId)).find(({ id }) => id === call.params.app_id);
    if (!own) throw refuse('notFound', texts.none, { id: Number(call.params.app_id) });
    const app = requireUsable(await gate.app(own.appKey));
    requireAddress(app.allowedIps, call.ip);
    limiter.take(String(session.accountId));
    return app;
  };

  return [
    {
      name: 'Platform.Docs.Apps',
      title: { zh_cn: '可用于试调用的应用', en: 'Own apps to try calls with' },
      parameters: [],
      access: { kind: 'session' },
      async handle(call): Promise<DocApps> {
        const usable = await apps.usableOf(sessionOf(call).accountId);
        return { apps: usable.map(({ own }) => ({ id: own.id, app_key: own.appKey, name: own.name })) };
      },
    },
    {
      name: 'Platform.Docs.TryToken',
      title: { zh_cn: '获取试调用凭证', en: 'A token of an own app to try calls with' },
      parameters: [appParameter],
      access: { kind: 'session' },
      async handle(call): Promise<TryToken> {
        const app = await requireOwnApp(call);
        const { token, expiresAt } = await gate.tokens.issue(app, tryMilliseconds);
        return { app_key: app.appKey, access_token: token, expire_at: Math.floor(expiresAt / 1000) };
      },
    },
  ];
}

const texts = {
  none: { zh_cn: '您没有 ID 为 {id} 的应用', en: 'You have no app {id}' },
};
