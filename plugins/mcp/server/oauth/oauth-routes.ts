import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, CallError, callerAddress, Limiter, languageOf, type Platform } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/oauth-routes.ts';
import { agentScope } from './agent-scope.ts';
import { interactionRoutes } from './interaction-routes.ts';
import type { Providers } from './providers.ts';

/** The authorization server (`/oauth/…`, RFC 8414 metadata), the metadata of `/mcp` as a protected resource, and what the approval page asks. */
export async function oauthRoutes(http: FastifyInstance, platform: Platform, providers: Providers): Promise<void> {
  http.get('/.well-known/oauth-protected-resource/mcp', async (request, reply) => {
    const issuer = await providers.issuerFor(request);
    if (issuer === null) return refuse(request, reply);
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .send({
        resource: `${issuer}/mcp`,
        authorization_servers: [issuer],
        scopes_supported: [agentScope],
        bearer_methods_supported: ['header'],
        resource_name: 'Portico',
        resource_documentation: `${issuer}/docs`,
      });
  });
  const limiters: Limiters = {
    registrations: new Limiter({ burst: 30, refillMilliseconds: 20_000 }),
    requests: new Limiter({ burst: 120, refillMilliseconds: 1_000 }),
  };
  await http.register(async (server) => {
    // The library reads bodies itself.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration', '/oauth/*']) {
      server.route({
        method: ['GET', 'POST', 'OPTIONS'],
        exposeHeadRoute: false,
        url,
        handler: (request, reply) => hand(request, reply, { platform, providers, limiters }),
      });
    }
  });
  await http.register(async (pages) => interactionRoutes(pages, platform, providers));
}

/** Per address of the caller: whoever asks leaves rows and makes the platform fetch documents, before anybody knows him. */
interface Limiters {
  registrations: Limiter;
  requests: Limiter;
}

async function hand(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, providers, limiters }: { platform: Platform; providers: Providers; limiters: Limiters },
): Promise<FastifyReply> {
  const refused = refusalOf(limiters, request, addressKey(callerAddress(request, platform.config.trustedProxies)));
  if (refused) {
    const error_description = refused.text[languageOf(request)];
    return reply
      .code(429)
      .header('retry-after', String((refused.data as { wait?: number } | null)?.wait ?? 1))
      .send({ error: 'temporarily_unavailable', error_description });
  }
  const issuer = await providers.issuerFor(request);
  if (issuer === null) return refuse(request, reply);
  const provider = await providers.provider(issuer);
  const { host, protocol } = new URL(issuer);
  // Whatever the caller says of itself: addresses in answers begin with the issuer.
  delete request.raw.headers['x-forwarded-host'];
  Object.assign(request.raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) });
  request.raw.url = withScope(request.raw.url ?? '/');
  reply.hijack();
  for (const [name, value] of Object.entries(pageHeaders)) reply.raw.setHeader(name, value);
  await provider.callback()(request.raw, reply.raw);
  return reply;
}

const pageHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'content-security-policy': "frame-ancestors 'none'" };

function refusalOf(limiters: Limiters, { params, method }: FastifyRequest, caller: string): CallError | null {
  const path = ((params ?? {}) as { '*'?: string })['*']?.toLowerCase();
  if (path === undefined || method === 'OPTIONS') return null;
  try {
    if (path.startsWith('register')) limiters.registrations.take(caller);
    else if (path.startsWith('authorize')) limiters.requests.take(caller);
    return null;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

/** There is one scope: an agent that asks for none means it, while the library would grant nothing. */
function withScope(address: string): string {
  const isAsking = address.startsWith('/oauth/authorize?') && !new URLSearchParams(address.slice(address.indexOf('?'))).has('scope');
  return isAsking ? `${address}&scope=${agentScope}` : address;
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'not_found', error_description: texts.address[languageOf(request)] });
}
