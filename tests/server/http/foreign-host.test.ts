import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { publish } from '../../plugins/docs/published.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  await publish(server, 'Open.Calc.Add');
});
afterAll(() => server?.close());

/** What comes back, head and body, to a caller who says that he reached another host. */
function answerTo(path: string, host: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<string> {
  const { port } = new URL(server.address);
  const foreign = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', forwarded: `host=${host}`, 'x-original-host': host };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { ...foreign, ...headers } }, (response) => {
      text(response).then((read) => resolve(`${response.statusCode} ${JSON.stringify(response.headers)} ${read}`), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a host that the caller made up', () => {
  const open = ['/llms.txt', '/llms-full.txt', '/docs/Open.Calc.Add.md', '/mcp', '/admin', '/', '/docs/internal', '/.well-known/oauth-authorization-server'];
  it.each(['evil.example', 'evil.example:80', '6.6.6.6', '127.0.0.1:1', '127.0.0.1.evil.example', 'localhost@evil.example'])(
    'stands in no answer: %s',
    async (host) => {
      for (const path of open) expect(await answerTo(path, host), path).not.toContain(host);
      const post = { method: 'POST', headers: form };
      expect(await answerTo('/mcp', host, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).not.toContain(host);
      for (const service of ['Platform.Docs.Catalog', 'Platform.Docs.Interface', 'Platform.Docs.OpenApi'])
        expect(await answerTo('/api/', host, { ...post, body: `service=${service}&service_name=Open.Calc.Add` }), service).not.toContain(host);
    },
  );

  it('stands in links where it is the address that was reached', async () => {
    const { host } = new URL(server.address);
    expect(await answerTo('/llms.txt', host)).toContain(`http://${host}/docs/Open.Calc.Add.md`);
    expect(await answerTo('/llms.txt', 'evil.example')).toContain('(/docs/Open.Calc.Add.md');
  });

  it('lends nobody a right: a page whose name was pointed here has our cookies, and cookies are nothing', async () => {
    const headers = { ...form, origin: 'http://evil.example', cookie: `access_token=${server.admin.token}; token=${server.admin.token}` };
    for (const service of ['Admin.User.GetAllMembers', 'Admin.App.List', 'Platform.User.Profile'])
      expect(await answerTo('/api/', 'evil.example', { method: 'POST', headers, body: `service=${service}` })).toContain('"ret":406');
    expect(await answerTo('/api/events', 'evil.example', { method: 'POST', headers })).toContain('"ret":406');
    expect(await answerTo('/api/', 'evil.example', { method: 'POST', headers, body: 'service=Admin.App.List' })).not.toContain('access-control-allow-origin');
  });
});
