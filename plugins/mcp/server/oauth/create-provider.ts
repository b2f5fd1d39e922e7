import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Configuration, errors, interactionPolicy } from 'oidc-provider';
import { fetchOutbound, findAccount, type Platform, readSetting, writeSetting } from '../../../../engine/server/index.ts';
import { agentScope } from './agent-scope.ts';
import type { Connections } from './connections.ts';
import { OAuthStore } from './oauth-store.ts';

const hour = 3_600;
const day = 24 * hour;

/**
 * An OAuth 2.1 authorization server for agents: authorization code with PKCE, rotating refresh tokens, tokens for `/mcp` of this platform alone
 * (RFC 8707). Clients introduce themselves by a metadata document at an address of theirs, or register (RFC 7591); none has a secret.
 * @param issuer `https://open.example.com`
 */
export async function createProvider(platform: Platform, connections: Connections, issuer: string): Promise<Provider> {
  const resource = `${issuer}/mcp`;
  const configuration: Configuration = {
    adapter: (model: string) => new OAuthStore(platform, connections, model),
    clients: [],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    // The official clients register for the scope that the challenge names.
    scopes: ['offline_access', agentScope],
    pkce: { required: () => true },
    cookies: { keys: [await cookieKey(platform)], names: { interaction: 'portico_agent', resume: 'portico_agent_resume', session: 'portico_agent_session' } },
    // Nothing is signed for clients: tokens are opaque. The library wants a key all the same.
    jwks: { keys: [{ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    ttl: { AccessToken: hour, AuthorizationCode: 60, Interaction: 10 * 60, Session: day, Grant: 90 * day, RefreshToken: 30 * day },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: async (_ctx, id) => {
      const account = await findAccount(platform.database.read, Number(id));
      return account?.isEnabled ? { accountId: id, claims: async () => ({ sub: id }) } : undefined;
    },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    interactions: { policy: askEachTime(), url: (_ctx, { uid }) => `/connect/${uid}` },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      // No client manages itself afterwards; it registers anew.
      registration: { enabled: true, issueRegistrationAccessToken: false },
      revocation: { enabled: true },
      // Nobody stays signed in here, and its redirect would lead wherever a stranger's client says.
      rpInitiatedLogout: { enabled: false },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, wanted) => {
          if (wanted.replace(/\/$/, '') !== resource) throw new errors.InvalidTarget();
          return { scope: agentScope, audience: resource, accessTokenFormat: 'opaque', accessTokenTTL: hour };
        },
      },
    },
    extraClientMetadata: { properties: ['redirect_uris'], validator: (_ctx, _name, addresses) => requireSafeRedirects(addresses) },
    // Metadata documents are at addresses that strangers name.
    fetch: fetchDocument,
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = [error, error_description].filter(Boolean).join(': ');
    },
  };
  const provider = new Provider(issuer, configuration);
  // Host and scheme are set from the issuer before a request gets here.
  provider.proxy = true;
  return provider;
}

/** A person chooses the app at every connection, also where the same client was connected before. */
function askEachTime() {
  const policy = interactionPolicy.base();
  const check = new interactionPolicy.Check('choose_app', 'The person chooses an app', (ctx) => ctx.oidc.result?.consent === undefined);
  policy.get('consent')?.checks.add(check);
  return policy;
}

/** A code that travels in the clear belongs to whoever listens: plain HTTP is for programs on the person's own machine. */
function requireSafeRedirects(addresses: unknown): void {
  if (!Array.isArray(addresses)) return;
  for (const address of addresses) {
    const url = URL.parse(String(address));
    if (url?.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
      throw new errors.InvalidRedirectUri('redirect_uris must use https, or http with localhost, 127.0.0.1 or [::1]');
  }
}

/** A document counts at its own address alone: one that a redirect leads to would speak in the name of the site that redirects. */
async function fetchDocument(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const url = address instanceof Request ? address.url : String(address);
  const answer = await fetchOutbound({ method: init?.method ?? 'GET', url, headers: { accept: 'application/json' }, bytes: 64_000 });
  if (answer.url !== new URL(url).href) return new Response(null, { status: 302 });
  const { status, headers, body } = answer;
  return new Response(new Uint8Array(body), {
    status,
    headers: { 'content-type': String(headers['content-type'] ?? ''), 'cache-control': String(headers['cache-control'] ?? '') },
  });
}

const cookieSetting = 'mcp_cookie_key';

/** Made once and sealed in the database: every instance must take the cookies of the others. */
async function cookieKey({ database, keyring }: Platform): Promise<string> {
  const stored = await readSetting(database.read, cookieSetting);
  if (typeof stored === 'string') return keyring.decrypt(stored);
  const key = randomBytes(32).toString('base64url');
  await database.transact((query) => writeSetting(query, cookieSetting, keyring.encrypt(key)));
  return key;
}
