import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApplyParameters, ApplyResult, UndoAnswer } from '../../../designer/import/protocol.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { apply, preview } from './import-helpers.ts';

interface Entry {
  id: number;
  rev: number;
  name: string;
  value: string | null;
  secret: boolean;
  secret_value: string | null;
  description: string;
}

const answer = { 200: { description: 'ok', content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } } } } };

describeOnDatabases('credentials of an upstream', (database) => {
  let server: TestServer;
  let access_token: string;
  let upstream: Server;
  let host: string;
  const heard: { url: string; headers: IncomingHttpHeaders }[] = [];

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      const url = request.url ?? '';
      const { headers } = request;
      heard.push({ url, headers });
      const isKnown =
        url.startsWith('/open') ||
        (url.startsWith('/token') && headers.authorization === 'Bearer t0p-secret-token') ||
        (url.startsWith('/key') && headers['x-api-key'] === 'k-12345678') ||
        (url.startsWith('/pair') && headers.authorization === `Basic ${Buffer.from('张三:p:ss').toString('base64')}`) ||
        (url.startsWith('/both') && url.includes('key=a%26b%20c') && headers.cookie === 'sid=s-1');
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(isKnown ? { id: 7 } : {}));
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    process.env.PORTICO_OUTBOUND_ALLOW = host;
    server = await openServer({ database: await database.config() });
    access_token = await tokenOf(server.call, await addApp(server));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await server?.close();
    upstream.close();
  });

  const document = (title: string, more: object = {}) =>
    JSON.stringify({
      openapi: '3.0.3',
      info: { title, version: '1' },
      servers: [{ url: `http://${host}` }],
      security: [{ token: [] }],
      paths: {
        '/token': { get: { responses: answer } },
        '/open': { get: { security: [], responses: answer } },
        '/key': { get: { security: [{ key: [] }], parameters: [{ name: 'x-api-key', in: 'header', schema: { type: 'string' } }], responses: answer } },
        '/pair': { get: { security: [{ pair: [] }], responses: answer } },
        '/both': { get: { security: [{ query: [], cookie: [] }], responses: answer } },
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          pair: { type: 'http', scheme: 'basic' },
          query: { type: 'apiKey', in: 'query', name: 'key' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
        },
      },
      ...more,
    });
  const nameOf = (scheme: string) => `upstream.${host.replace(':', '_')}.${scheme}`;
  const entries = async () => (await done(server.admin<{ items: Entry[] }>('Admin.Configuration.List', { search: 'upstream.', per_page: 50 }))).items;
  const entry = async (scheme: string) => (await entries()).find(({ name }) => name === nameOf(scheme));
  const undo = (id: number) => done(server.admin<UndoAnswer>('Admin.Interface.ImportUndo', { id }));
  const call = (result: ApplyResult, path: string) => server.call(result.rows.find(({ id }) => id === `0 GET ${path}`)!.service, { access_token });
  const values = [
    { name: 'token', value: ' t0p-secret-token\n' },
    { name: 'key', value: 'k-12345678' },
    { name: 'pair', user: '张三', password: 'p:ss' },
    { name: 'query', value: 'a&b c' },
    { name: 'cookie', value: 's-1' },
  ];
  const credentials = () => values.map(({ name, ...input }) => ({ name: nameOf(name), ...input }));

  it('given once reach the upstream with every call, sealed in an entry each, and go with the import', async () => {
    const seen = await preview(server, { document: document('Guarded') });
    expect(seen.credentials.map(({ name, kind, in: place, field, state, operations }) => [name, kind, place, field, state, operations])).toEqual([
      [nameOf('token'), 'token', 'header', 'Authorization', 'missing', 1],
      [nameOf('key'), 'key', 'header', 'X-API-Key', 'missing', 1],
      [nameOf('pair'), 'basic', 'header', 'Authorization', 'missing', 1],
      [nameOf('query'), 'key', 'query', 'key', 'missing', 1],
      [nameOf('cookie'), 'key', 'cookie', 'sid', 'missing', 1],
    ]);
    const result = await apply(server, { upload: seen.upload, publish: true, credentials: credentials() });
    expect(result.counts).toMatchObject({ created: 5, published: 5 });
    expect(result.credentials.map(({ name, outcome }) => [name, outcome])).toEqual(seen.credentials.map(({ name }) => [name, 'filled']));
    for (const path of ['/token', '/key', '/pair', '/both', '/open'])
      expect([path, await call(result, path)]).toEqual([path, { ret: 200, data: { id: 7 }, msg: '' }]);
    expect(heard.find(({ url }) => url === '/open')?.headers.authorization).toBeUndefined();

    const stored = await entry('token');
    expect(stored).toMatchObject({ secret: true, value: null, secret_value: '••••oken' });
    expect(stored?.description).toMatch(/Bearer[\s\S]*Sent to .* enter the whole value/);
    const tables = ['configuration', 'job', 'interface_import', 'interface_import_entry', 'interface_definition', 'audit', 'access_log'] as const;
    const { read } = server.platform.database;
    const found: string[] = [];
    for (const table of tables) {
      const rows = JSON.stringify(await read.selectFrom(table).selectAll().execute());
      if (/t0p-secret|k-12345678|p:ss/.test(rows)) found.push(table);
    }
    expect(found).toEqual([]);

    expect(await undo(result.import_id!)).toMatchObject({ removed: 5, kept: [] });
    expect(await entries()).toEqual([]);
  });

  it('that nobody gave leave an empty entry which sends nothing, and can be filled in later', async () => {
    const { upload } = await preview(server, { document: document('Later') });
    const created = await apply(server, { upload, publish: true });
    expect(created.credentials.every(({ outcome }) => outcome === 'unfilled')).toBe(true);
    heard.length = 0;
    expect((await call(created, '/token')).ret).toBe(502);
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
    const { id, rev } = (await entry('token'))!;
    await done(server.admin('Admin.Configuration.Edit', { id, rev, secret_value: 'Bearer t0p-secret-token' }));
    expect((await call(created, '/token')).ret).toBe(200);

    const again = await preview(server, { document: document('Later') });
    expect(again.counts.same).toBe(5);
    expect(again.credentials.map(({ state }) => state)).toEqual(['set', 'empty', 'empty', 'empty', 'empty']);
    const second = await apply(server, {
      upload,
      credentials: [
        { name: nameOf('token'), value: 'other' },
        { name: nameOf('key'), value: 'k-12345678' },
      ],
    });
    expect(second.credentials).toEqual([
      { name: nameOf('token'), outcome: 'kept' },
      { name: nameOf('key'), outcome: 'filled' },
    ]);
    expect((await call(created, '/token')).ret).toBe(200);
    expect((await call(created, '/key')).ret).toBe(200);
    await undo(second.import_id!);
    expect((await entry('key'))?.secret_value ?? null).toBeNull();
    expect((await entry('token'))?.secret_value).toBe('••••oken');

    const { kept } = await undo(created.import_id!);
    expect(kept.map(({ service }) => service)).toEqual(expect.arrayContaining([nameOf('token')]));
    expect((await entries()).map(({ name }) => name).sort()).toEqual([nameOf('key'), nameOf('token')].sort());
  });

  it('stay while another interface reads them', async () => {
    const only = (path: string) => ({ rows: [{ id: `0 GET ${path}`, mode: 'merge' as const }], only: true });
    const { upload } = await preview(server, { document: document('Shared') });
    const first = await apply(server, { upload, ...only('/pair') });
    const other = await preview(server, { document: document('Sharing') });
    const second = await apply(server, { upload: other.upload, ...only('/pair') });
    expect((await undo(first.import_id!)).kept).toMatchObject([{ service: nameOf('pair') }]);
    expect(await entry('pair')).toBeDefined();
    await undo(second.import_id!);
    expect(await entry('pair')).toBeDefined();
  });

  it('of a person stay as they are, plain ones too', async () => {
    const name = nameOf('own');
    await done(server.admin('Admin.Configuration.Add', { name, value: 'Bearer t0p-secret-token' }));
    const more = {
      security: [{ own: [] }],
      paths: { '/token': { get: { responses: answer } } },
      components: { securitySchemes: { own: { type: 'oauth2', flows: {} } } },
    };
    const seen = await preview(server, { document: document('Own', more) });
    expect(seen.credentials).toMatchObject([{ name, kind: 'token', state: 'set' }]);
    const result = await apply(server, { upload: seen.upload, publish: true, credentials: [{ name, value: 'new' }] });
    expect(result.credentials).toEqual([{ name, outcome: 'kept' }]);
    expect((await call(result, '/token')).ret).toBe(200);
    await undo(result.import_id!);
    expect(await entry('own')).toMatchObject({ value: 'Bearer t0p-secret-token' });
  });

  it('that do not fit are refused before anything is written, without being repeated', async () => {
    const { upload } = await preview(server, { document: document('Wrong') });
    const refused = async (input: NonNullable<ApplyParameters['credentials']>[number]) => {
      const message = await apply(server, { upload, credentials: [input] }).then(
        () => 'done',
        (error: Error) => error.message,
      );
      expect(message).not.toMatch(/done|t0p/);
      return message;
    };
    expect(await refused({ name: nameOf('token'), value: 't0p\nx' })).toContain('line breaks');
    expect(await refused({ name: nameOf('token'), value: 't0p密' })).toContain('Latin letters');
    expect(await refused({ name: nameOf('token'), user: 't0p', password: 'x' })).toContain('a key or token (value) is expected');
    expect(await refused({ name: nameOf('pair'), value: 't0p' })).toContain('a user and password are expected');
    expect(await refused({ name: nameOf('pair'), user: 't0p:x', password: 'x' })).toContain('colon');
    expect(await refused({ name: 'upstream.elsewhere.token', value: 't0p' })).toContain('No operation of this import');
    expect((await preview(server, { upload })).counts.new).toBe(5);
  });

  it('are not shown by a test run', async () => {
    const { upload } = await preview(server, { document: document('Shown') });
    const input = [
      { name: nameOf('query'), value: 'a&b c' },
      { name: nameOf('cookie'), value: 's-1' },
    ];
    const created = await apply(server, { upload, credentials: input });
    const id = created.rows.find((row) => row.id === '0 GET /both')!.interface_id!;
    const { definition } = await done(server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id }));
    const run = await done(server.admin<{ ret: number }>('Admin.Interface.TestRun', { definition, parameters: {}, environment: 'prod' }));
    expect(run.ret).toBe(200);
    expect(JSON.stringify(run)).not.toContain('a&b c');
    await undo(created.import_id!);
  });
});
