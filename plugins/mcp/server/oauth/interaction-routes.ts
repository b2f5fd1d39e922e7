import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AppRecord,
  type Call,
  callerAddress,
  envelopeOf,
  languageOf,
  type Platform,
  refuse,
  type Session,
  signalOf,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/interaction-routes.ts';
import { agentScope } from './agent-scope.ts';
import type { Providers } from './providers.ts';

interface Context {
  platform: Platform;
  providers: Providers;
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session;
  body: Body;
}

type Step = (context: Context) => Promise<unknown>;

interface Body {
  access_token?: unknown;
  app_id?: unknown;
}

/**
 * What the approval page asks and answers. These are no calls of the gateway: a cookie for this path alone binds an approval to the browser that
 * began it, so that nobody can be led to approve what somebody else has begun. The person is known by the token in the body, as everywhere.
 */
export function interactionRoutes(http: FastifyInstance, platform: Platform, providers: Providers): void {
  http.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 10_000 }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(refuse('badInput', texts.json));
    }
  });
  http.setErrorHandler((error, request, reply) => reply.send(envelopeOf(error, { language: languageOf(request), requestId: request.id })));
  for (const [name, step] of Object.entries(steps)) {
    http.post(`/connect/:uid/${name}`, async (request, reply) => {
      const body = typeof request.body === 'object' && request.body !== null ? (request.body as Body) : {};
      const state = await platform.sessions.resolve(String(body.access_token ?? ''));
      if ('ended' in state) throw refuse('tokenInvalid');
      if (state.session.simulatedBy !== null) throw refuse('noRight', texts.simulated);
      return reply
        .header('cache-control', 'no-store')
        .send({ ret: 200, data: await step({ platform, providers, request, reply, session: state.session, body }), msg: '' });
    });
  }
}

const steps: Record<string, Step> = {
  /** Who asks, and for which of the person's apps it can be. */
  async read(context) {
    const { client, redirectHost } = await interactionOf(context);
    const apps = await usableApps(context.platform, context.session.accountId);
    return {
      client: { name: client.clientName ?? '', address: client.clientUri ?? '', redirect_host: redirectHost },
      apps: apps.map(({ id, name, appKey }) => ({ id, name, app_key: appKey })),
    };
  },
  /** Answers where the browser goes on. */
  async approve(context) {
    const { provider, client } = await interactionOf(context);
    const { session, body, providers, request, reply, platform } = context;
    const app = (await usableApps(platform, session.accountId)).find(({ id }) => id === Number(body.app_id));
    if (!app) throw refuse('noRight', texts.app);
    const accountId = String(session.accountId);
    const grant = new provider.Grant({ accountId, clientId: client.clientId });
    grant.addOIDCScope(`offline_access ${agentScope}`);
    grant.addResourceScope(`${provider.issuer}/mcp`, agentScope);
    const grantId = await grant.save();
    await providers.connections.add({ grantId, app, clientName: client.clientName ?? client.clientId }, callOf(context));
    return { redirect: await provider.interactionResult(request.raw, reply.raw, { login: { accountId, remember: false }, consent: { grantId } }) };
  },
  async deny(context) {
    const { provider } = await interactionOf(context);
    const result = { error: 'access_denied', error_description: 'The person did not approve' };
    return { redirect: await provider.interactionResult(context.request.raw, context.reply.raw, result) };
  },
};

/** As the audit trail takes it. */
function callOf({ platform, request, reply, session }: Context): Call {
  return {
    service: 'Platform.Agent.Approve',
    requestId: request.id,
    language: languageOf(request),
    ip: callerAddress(request, platform.config.trustedProxies),
    userAgent: request.headers['user-agent'] ?? '',
    params: {},
    files: [],
    session,
    app: null,
    signal: signalOf(reply.raw),
  };
}

async function usableApps(platform: Platform, accountId: number): Promise<AppRecord[]> {
  const gate = platform.apps;
  const own = await gate.ownedBy(accountId).select('app_key').orderBy('id').execute();
  const found = await Promise.all(own.map((row) => gate.app(String(row.app_key))));
  return found.filter((app): app is AppRecord => app !== null && gate.isUsable(app));
}

async function interactionOf({ providers, request, reply }: Pick<Context, 'providers' | 'request' | 'reply'>) {
  const issuer = await providers.issuerFor(request);
  if (issuer === null) throw refuse('notFound', texts.ended);
  const provider = await providers.provider(issuer);
  const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => {
    throw refuse('notFound', texts.ended);
  });
  const client = await provider.Client.find(String(details.params.client_id));
  if (!client) throw refuse('notFound', texts.ended);
  return { provider, client, redirectHost: URL.parse(String(details.params.redirect_uri))?.host ?? '' };
}
