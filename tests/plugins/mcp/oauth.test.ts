import { randomBytes } from 'node:crypto';
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Service } from '../../../engine/server/kernel/call/service.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, type TestApp } from '../apps/open-caller.ts';
import { connectPresentAgent } from './connect-present-agent.ts';
import { Browser, callback, type OAuthFlow, oauthFlow } from './oauth-flow.ts';

const who: Service = {
  name: 'Open.Agent.Who',
  title: { zh_cn: '谁', en: 'Who' },
  parameters: [],
  access: { kind: 'app', visibility: 'open' },
  handle: ({ app }) => ({ app: app?.appKey }),
};

describeOnDatabases('agents that sign in by OAuth', (database) => {
  let server: TestServer;
  let token: string;
  let app: TestApp;
  let flow: OAuthFlow;

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    flow = oauthFlow(server.address);
    server.platform.services.replace('test:who', [who]);
    const developer = await enter(server, 'developer', 100);
    token = developer.call.token;
    app = await addApp(server, { account_id: developer.id });
  });
  afterAll(() => server?.close());

  const post = (path: string, body: Record<string, string>) => flow.post(path, body);
  const register = () => flow.register();
  const begin = (...input: Parameters<OAuthFlow['begin']>) => flow.begin(...input);
  const codeOf = (...input: Parameters<OAuthFlow['codeOf']>) => flow.codeOf(...input);
  const connected = (clientId: string, appId = app.id) => flow.connected(clientId, { token, appId });

  it('need nothing but the official client, which registers for the scope it is told of', async () => {
    let [information, tokens, verifier, answered]: [OAuthClientInformationMixed?, OAuthTokens?, string?, URLSearchParams?] = [];
    const authProvider: OAuthClientProvider = {
      redirectUrl: callback,
      clientMetadata: { client_name: 'Official', redirect_uris: [callback], application_type: 'native', token_endpoint_auth_method: 'none', scope: 'mcp' },
      state: () => 'kept',
      clientInformation: () => information,
      saveClientInformation: (input) => {
        information = input;
      },
      tokens: () => tokens,
      saveTokens: (input) => {
        tokens = input;
      },
      codeVerifier: () => verifier ?? '',
      saveCodeVerifier: (input) => {
        verifier = input;
      },
      async redirectToAuthorization(address) {
        const browser = new Browser(server.address);
        const page = (await browser.go(address.href)).headers.get('location') ?? '';
        const { data } = await browser.step<{ redirect: string }>(page, 'approve', { access_token: token, app_id: app.id });
        answered = new URL((await browser.go(data.redirect)).headers.get('location') ?? '').searchParams;
      },
    };
    const transport = () => new StreamableHTTPClientTransport(new URL(`${server.address}/mcp`), { authProvider });
    const first = transport();
    await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow();
    await first.finishAuth(answered ?? new URLSearchParams());
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport());
    onTestFinished(() => client.close());
    expect((await client.callTool({ name: 'Open_Agent_Who', arguments: {} })).structuredContent).toMatchObject({ ret: 200, data: { app: app.key } });
    // What has ended is renewed without a person.
    tokens = { ...(tokens as unknown as OAuthTokens), access_token: 'ended' };
    const later = new Client({ name: 'test', version: '1' });
    await later.connect(transport());
    onTestFinished(() => later.close());
    expect((await later.listTools()).tools).not.toEqual([]);
  });

  it('find out where to ask, are approved by a person for one app, and call as that app', async () => {
    const refused = await fetch(`${server.address}/mcp`, { method: 'POST' });
    const challenge = refused.headers.get('www-authenticate') ?? '';
    expect(challenge).toContain('scope="mcp"');
    const resource = await (await fetch(/resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? '')).json();
    expect(resource).toMatchObject({ resource: `${server.address}/mcp`, authorization_servers: [server.address] });
    const metadata = await (await fetch(`${server.address}/.well-known/oauth-authorization-server`)).json();
    expect(metadata).toMatchObject({
      issuer: server.address,
      authorization_endpoint: `${server.address}/oauth/authorize`,
      token_endpoint: `${server.address}/oauth/token`,
      registration_endpoint: `${server.address}/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });

    const clientId = await register();
    const { browser, page } = await begin(clientId);
    expect(page).toMatch(/^\/connect\/[\w-]+$/);
    expect(await browser.step(page, 'read', { access_token: token })).toMatchObject({
      ret: 200,
      data: { client: { name: 'Desk agent', redirect_host: '127.0.0.1:7777' }, apps: [{ id: app.id, app_key: app.key }] },
    });
    const { answer, tokens } = await connected(clientId);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, refresh_token: expect.any(String) });
    const agent = await connectPresentAgent(server.address, tokens.access_token);
    expect((await agent.call('Open_Agent_Who')).structuredContent).toMatchObject({ data: { app: app.key } });
    const entry = await server.platform.audit.history('app', app.id);
    expect(entry.map(({ verb, username }) => [verb, username])).toContainEqual(['ConnectAgent', 'developer']);
    const shown = await server.admin<{ connections: { used_at: string }[] }>('Admin.App.ConnectAgent', { id: app.id });
    expect(shown.data?.connections[0]).toMatchObject({ client: 'Desk agent', username: 'developer' });
    expect(Math.abs(Date.parse(shown.data?.connections[0]?.used_at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('get a new token for a refresh token once, and none for one that was used before', async () => {
    const clientId = await register();
    const { tokens } = await connected(clientId);
    const refresh = (refresh_token: string) => post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token });
    const second = (await (await refresh(tokens.refresh_token)).json()) as { access_token: string; refresh_token: string };
    expect((await (await connectPresentAgent(server.address, second.access_token)).call('Open_Agent_Who')).structuredContent).toMatchObject({ ret: 200 });
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    // Whoever uses one twice may have stolen it: all that came of the grant has ended.
    await expect(connectPresentAgent(server.address, second.access_token)).rejects.toThrow();
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('use a code once, with the verifier it was asked with, and for this platform alone', async () => {
    const clientId = await register();
    const { given, tokens } = await connected(clientId);
    expect((await post('/oauth/token', given)).status).toBe(400);
    await expect(connectPresentAgent(server.address, tokens.access_token)).rejects.toThrow();
    const { browser, page } = await begin(clientId);
    const approved = await browser.step<{ redirect: string }>(page, 'approve', { access_token: token, app_id: app.id });
    const stolen = { ...given, code: await codeOf(browser, approved.data.redirect), code_verifier: randomBytes(32).toString('base64url') };
    expect((await post('/oauth/token', stolen)).status).toBe(400);
    const elsewhere = await begin(clientId, undefined, { resource: 'https://elsewhere.example/mcp' });
    expect(elsewhere.page).toContain('error=invalid_target');
    const plain = await begin(clientId, undefined, { code_challenge_method: 'plain' });
    expect(plain.page).toContain('error=invalid_request');
    const foreign = await begin(clientId, undefined, { redirect_uri: 'https://evil.example/callback' });
    expect(foreign.answer.status).toBe(400);
  });

  it('are not approved by another browser, by somebody who has not signed in, or for an app of somebody else', async () => {
    const clientId = await register();
    const { browser, page } = await begin(clientId);
    const led = await new Browser(server.address).step(page, 'approve', { access_token: token, app_id: app.id });
    expect(led).toMatchObject({ ret: 404, msg: expect.stringContaining('does not exist or has expired') });
    expect((await browser.step(page, 'approve', { app_id: app.id })).ret).toBe(406);
    const foreign = await addApp(server, { account_id: (await enter(server, `other${Date.now() % 1e6}`, 100)).id });
    expect(await browser.step(page, 'approve', { access_token: token, app_id: foreign.id })).toMatchObject({ ret: 401 });
    const denied = await browser.step<{ redirect: string }>(page, 'deny', { access_token: token });
    expect(await codeOf(browser, denied.data.redirect)).toBe('access_denied');
  });

  it('are sent away when the app is disabled, and for good when its secret is reset', async () => {
    const developer = await enter(server, `third${Date.now() % 1e6}`, 100);
    const own = await addApp(server, { account_id: developer.id });
    token = developer.call.token;
    const clientId = await register();
    const { tokens } = await connected(clientId, own.id);
    const refresh = () => post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: tokens.refresh_token });
    await done(server.admin('Admin.App.ResetSecret', { id: own.id, grace: 'now' }));
    await expect(connectPresentAgent(server.address, tokens.access_token)).rejects.toThrow();
    expect((await refresh()).status).toBe(400);
  });

  it('are sent away at once when the person who connected them is disabled, or has nothing to do with the app any more', async () => {
    const [owner, leaving, disabled] = await Promise.all(['owns', 'leaves', 'disabled'].map((name) => enter(server, `${name}${Date.now() % 1e6}`, 100)));
    const shared = await addApp(server, { account_id: owner!.id, developers: [leaving!.id, disabled!.id] });
    const clientId = await register();
    const connect = async (person: string) => {
      token = person;
      return (await connected(clientId, shared.id)).tokens;
    };
    const stored = await connect(owner!.call.token);
    const left = await connect(leaving!.call.token);
    const gone = await connect(disabled!.call.token);
    const works = async (access_token: string) => (await server.call('Open.Agent.Who', { access_token })).ret;
    const refresh = async ({ refresh_token }: { refresh_token: string }) =>
      (await post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token })).status;
    expect(await Promise.all([stored, left, gone].map((tokens) => works(tokens.access_token)))).toEqual([200, 200, 200]);

    const { rev } = await done(server.admin<{ rev: number }>('Admin.App.Get', { id: shared.id }));
    await done(server.admin('Admin.App.Edit', { id: shared.id, rev, developers: [disabled!.id] }));
    await done(server.admin('Admin.App.Pass', { id: shared.id }));
    await until(
      () => works(left.access_token),
      (ret) => ret === 406,
    );
    expect([await refresh(left), await works(gone.access_token)]).toEqual([400, 200]);

    await done(server.admin('Admin.User.Disable', { id: disabled!.id }));
    await until(
      () => works(gone.access_token),
      (ret) => ret === 406,
    );
    expect([await refresh(gone), await refresh(stored)]).toEqual([400, 200]);
  });

  it('are sent away for good when one of their tokens is revoked, the others of the app stay', async () => {
    const developer = await enter(server, `revoked${Date.now() % 1e6}`, 100);
    const own = await addApp(server, { account_id: developer.id });
    token = developer.call.token;
    const clientId = await register();
    const [{ tokens }, stored] = [await connected(clientId, own.id), await connected(clientId, own.id)];
    const refresh = (refresh_token: string) => post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token });
    const second = (await (await refresh(tokens.refresh_token)).json()) as { access_token: string; refresh_token: string };
    const { items } = await done(server.admin<{ items: { id: number }[] }>('Admin.AppToken.List', { filters: { app_id: own.id }, sort: 'id' }));
    expect(items.length).toBe(3);
    expect((await server.admin('Admin.AppToken.Revoke', { id: items[0]!.id })).ret).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(400);
    const rets = await Promise.all([tokens, second, stored.tokens].map(({ access_token }) => server.call('Open.Agent.Who', { access_token })));
    expect(rets.map(({ ret }) => ret)).toEqual([406, 406, 200]);
    expect((await refresh(stored.tokens.refresh_token)).status).toBe(200);
  });

  it('get no second answer for a refresh token that is used many times at once', async () => {
    const developer = await enter(server, `races${Date.now() % 1e6}`, 100);
    const own = await addApp(server, { account_id: developer.id });
    token = developer.call.token;
    const clientId = await register();
    const { refresh_token } = (await connected(clientId, own.id)).tokens;
    const input = { grant_type: 'refresh_token', client_id: clientId, refresh_token };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/oauth/token', input)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(5);
  });

  it('are forgotten again where nobody approves them, and kept while they are used', async () => {
    const developer = await enter(server, `keeps${Date.now() % 1e6}`, 100);
    const own = await addApp(server, { account_id: developer.id });
    token = developer.call.token;
    const ends = async () => {
      const rows = await server.platform.database.read.selectFrom('mcp_oauth').select(['model', 'expires_at']).orderBy('id').execute();
      expect(rows.filter(({ expires_at }) => expires_at === null)).toEqual([]);
      return rows.filter(({ model }) => model === 'Client').map(({ expires_at }) => Math.round((Number(expires_at) - Date.now()) / 86_400_000));
    };
    const clientId = await register();
    expect((await ends()).at(-1)).toBe(1);
    await connected(clientId, own.id);
    expect((await ends()).at(-1)).toBe(90);
  });

  it('register with little to say, at addresses nobody listens at, and not without end', async () => {
    const answerTo = (over: object) =>
      fetch(`${server.address}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'x', redirect_uris: [callback], application_type: 'web', token_endpoint_auth_method: 'none', ...over }),
      });
    const addresses = { 'http://elsewhere.example/callback': 400, 'https://elsewhere.example/callback': 201, 'http://localhost:9/callback': 201 };
    for (const [address, status] of Object.entries(addresses)) expect((await answerTo({ redirect_uris: [address] })).status, address).toBe(status);
    const long = await answerTo({ client_name: 'x'.repeat(20_000) });
    expect([long.status, await long.json()]).toEqual([400, { error: 'invalid_client_metadata', error_description: expect.stringContaining('16384') }]);
    expect((await fetch(`${server.address}/oauth/end`)).status).toBe(404);
    let last = await answerTo({});
    expect(last.headers.get('x-content-type-options')).toBe('nosniff');
    for (let turn = 0; turn < 40 && last.status === 201; turn++) last = await answerTo({});
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
