import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { computedDefinition } from '../../../designer/model/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/definition.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp, tokenOf } from '../../server/gateway/open/open-caller.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

interface Saved {
  id: number;
  rev: number;
  problems: { code: string; severity: string }[];
}

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/openapi', name), 'utf8');

describeOnDatabases('the designer', (database) => {
  let server: TestServer;
  let app: TestApp;
  let access_token: string;
  let upstream: Server;
  let upstreamUrl: string;
  const heard: { method: string; url: string; body: string; type: string | undefined }[] = [];

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        heard.push({ method: request.method ?? '', url: request.url ?? '', body: Buffer.concat(parts).toString(), type: request.headers['content-type'] });
        if (request.url?.startsWith('/v2/pet/404')) response.writeHead(404).end('{}');
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 7, name: '旺财' }));
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    upstreamUrl = `http://127.0.0.1:${port}`;
    process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
    server = await openServer({ database: await database.config() });
    app = await addApp(server);
    access_token = await tokenOf(server.call, app);
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await server?.close();
    upstream.close();
  });

  const save = (definition: InterfaceDefinition, over: { id?: number; rev?: number } = {}) =>
    done(server.admin<Saved>('Admin.Interface.Save', { definition, ...over }));
  const publish = (id: number) =>
    done(server.admin<{ service: string; bundle: string; rev: number; definition: InterfaceDefinition }>('Admin.Interface.Publish', { id }));
  const call = (service: string, fields: Record<string, string> = {}) => server.call(service, { access_token, ...fields });

  describe('a computed interface', () => {
    const add = () => computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
    let saved: Saved;

    it('is unknown while it is a draft, and answers once published', async () => {
      saved = await save(add());
      expect(saved).toEqual({ id: expect.any(Number), rev: 1, problems: [] });
      expect((await call('Tool.Calc.Add', { a: '1', b: '2' })).ret).toBe(404);
      const { service, bundle, rev, definition } = await publish(saved.id);
      expect(service).toBe('Tool.Calc.Add');
      expect(bundle).toMatch(/^[0-9a-f]{64}$/);
      const stored = await done(server.admin<{ rev: number; definition: InterfaceDefinition }>('Admin.Interface.Get', { id: saved.id }));
      expect({ rev: stored.rev, definition: stored.definition }).toEqual({ rev, definition });
      expect(await call('Tool.Calc.Add', { a: '1', b: '2' })).toEqual({ ret: 200, data: { sum: 3 }, msg: '' });
    });

    it('answers its own refusals and all wrong parameters at once', async () => {
      const over = await call('Tool.Calc.Add', { a: '9007199254740991', b: '1' });
      expect(over).toEqual({ ret: 400, data: null, msg: '整数超出范围（±9007199254740991）' });
      const wrong = await call('Tool.Calc.Add', { a: '1.5', b: '', c: '1' });
      expect((wrong.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['c', 'a', 'b']);
    });

    it('lies as files in the data folder', () => {
      const folder = join(server.platform.config.dataFolder, 'generated/api/Tool');
      expect(readFileSync(join(folder, 'Calc.Add.ts'), 'utf8')).toContain('platform.calc.add(parameters.a, parameters.b)');
      expect(existsSync(join(folder, 'Calc.Add.php'))).toBe(true);
    });

    it('keeps answering as published while its draft changes, and no call is dropped by publishing anew', async () => {
      const { definition, rev } = await done(server.admin<{ definition: InterfaceDefinition; rev: number }>('Admin.Interface.Get', { id: saved.id }));
      definition.flow.nodes.find((node) => node.type === 'operation')!.settings = { operator: 'multiply' };
      definition.tests = [{ title: 'product', parameters: { a: 3, b: 4 }, ret: 200, data: { sum: 12 } }];
      const edited = await save(definition, { id: saved.id, rev });
      expect((await call('Tool.Calc.Add', { a: '3', b: '4' })).data).toEqual({ sum: 7 });
      const rets: unknown[] = [];
      let isPublished = false;
      const calling = (async () => {
        do rets.push((await call('Tool.Calc.Add', { a: '3', b: '4' })).data);
        while (!isPublished);
      })();
      await publish(saved.id);
      isPublished = true;
      await calling;
      expect(rets.every((data) => [7, 12].includes((data as { sum: number }).sum))).toBe(true);
      expect((await call('Tool.Calc.Add', { a: '3', b: '4' })).data).toEqual({ sum: 12 });
      expect(edited.rev).toBe(rev + 1);
    });

    it('refuses a stale revision', async () => {
      expect((await server.admin('Admin.Interface.Save', { definition: add(), id: saved.id, rev: 1 })).ret).toBe(409);
    });

    it('goes back to any version it had', async () => {
      const { items } = await done(server.admin<{ items: { bundle: string; current: boolean }[] }>('Admin.Interface.History', { id: saved.id }));
      expect(items.map(({ current }) => current)).toEqual([true, false]);
      await done(server.admin('Admin.Interface.Rollback', { id: saved.id, bundle: items[1]!.bundle }));
      expect((await call('Tool.Calc.Add', { a: '3', b: '4' })).data).toEqual({ sum: 7 });
    });

    it('is served by another instance, and again after a restart', async () => {
      const second = await openServer({ database: await database.config() });
      try {
        expect((await second.call('Tool.Calc.Add', { access_token, a: '5', b: '5' })).data).toEqual({ sum: 10 });
      } finally {
        await second.close();
      }
    });

    it.skipIf(database.dialect === 'sqlite')('reaches the other instances when it is published', async () => {
      const second = await openServer({ database: await database.config() });
      try {
        const { id } = await save(computedDefinition('Tool.Calc.Late', { a: 'string' }, { big: ['upper', 'a'] }));
        await publish(id);
        const answer = await until(
          () => second.call('Tool.Calc.Late', { access_token, a: 'x' }),
          ({ ret }) => ret === 200,
        );
        expect(answer.data).toEqual({ big: 'X' });
      } finally {
        await second.close();
      }
    });

    it('cannot be removed while it answers, and is gone when unpublished', async () => {
      expect((await server.admin('Admin.Interface.Remove', { id: saved.id })).ret).toBe(409);
      await done(server.admin('Admin.Interface.Unpublish', { id: saved.id }));
      expect((await call('Tool.Calc.Add', { a: '1', b: '2' })).ret).toBe(404);
      await done(server.admin('Admin.Interface.Remove', { id: saved.id }));
    });

    it('runs as a draft without being published', async () => {
      const definition = computedDefinition('Tool.Calc.Draft', { a: 'integer' }, { half: ['divide', 'a', { value: 2 }] });
      const run = (parameters: object) => server.admin<{ ret: number; data: unknown; msg: string }>('Admin.Interface.TestRun', { definition, parameters });
      expect(await done(run({ a: 5 }))).toMatchObject({ ret: 200, data: { half: 2.5 } });
      expect((await run({ a: 'x' })).ret).toBe(400);
    });
  });

  it('saves a draft with problems, names them, and refuses to publish it', async () => {
    const definition = computedDefinition('Tool.Bad.Draft', { a: 'integer' }, { sum: ['add', 'a', 'a'] });
    definition.flow.edges = definition.flow.edges.filter((edge) => edge.to.port !== 'b');
    const { id, problems } = await save(definition);
    expect(problems).toMatchObject([{ code: 'port-empty', node: 'add', severity: 'error' }]);
    expect((await server.admin('Admin.Interface.Publish', { id })).ret).toBe(400);
    expect((await server.admin('Admin.Interface.Generate', { id, target: 'php' })).ret).toBe(400);
  });

  it('refuses names of the system and names that are taken', async () => {
    const taken = computedDefinition('Tool.Taken.Once', {}, { x: { value: 1 } });
    await save(taken);
    expect((await server.admin('Admin.Interface.Save', { definition: taken })).ret).toBe(400);
    expect((await server.admin('Admin.Interface.Save', { definition: { ...taken, class: 'lower case' } })).ret).toBe(400);
    expect((await server.admin('Admin.Interface.Save', { definition: { hello: 1 } })).ret).toBe(400);
    const { id, problems } = await save(computedDefinition('App.Auth.ApplyToken', {}, { x: { value: 1 } }));
    expect(problems).toEqual([]);
    expect((await server.admin('Admin.Interface.Publish', { id })).ret).toBe(409);
    expect((await server.call('App.Auth.ApplyToken', { app_key: app.key, app_secret: app.secret })).ret).toBe(200);
  });

  it('is closed to accounts without the right', async () => {
    expect((await server.call('Admin.Interface.Save', { definition: {} })).ret).toBe(406);
    await done(server.admin('Admin.User.AddMember', { username: 'designer1', password: 'secret12', level: 200 }));
    const other = await server.login('designer1', 'secret12');
    for (const service of ['Save', 'Publish', 'Get', 'Rollback', 'ImportPreview'])
      expect((await other(`Admin.Interface.${service}`, { id: 1 })).ret, service).toBe(401);
  });

  describe('a data interface', () => {
    it('makes its table and five calls that work', async () => {
      const columns = [
        { name: 'name', type: 'string', required: true, max: 20 },
        { name: 'stock', type: 'integer', default: 0 },
        { name: 'price', type: 'float' },
        { name: 'on_sale', type: 'boolean' },
        { name: 'tags', type: 'array' },
        { name: 'since', type: 'date' },
      ];
      const made = await done(
        server.admin<{ interfaces: { id: number; service: string }[] }>('Admin.Interface.CreateData', {
          table: 'shop_goods',
          columns,
          namespace: 'Shop',
          class: 'Goods',
          title: '商品',
        }),
      );
      expect(made.interfaces.map(({ service }) => service)).toEqual([
        'Shop.Goods.GetList',
        'Shop.Goods.Get',
        'Shop.Goods.Create',
        'Shop.Goods.Update',
        'Shop.Goods.Delete',
      ]);
      for (const { id } of made.interfaces) await publish(id);
      const tea = { name: '茶', stock: '3', price: '9.5', on_sale: 'true', tags: '["a"]', since: '2024-02-29' };
      const first = (await call('Shop.Goods.Create', tea)).data as { id: number };
      await call('Shop.Goods.Create', { name: 'cup' });
      const row = { id: first.id, name: '茶', stock: 3, price: 9.5, on_sale: true, tags: ['a'], since: '2024-02-29' };
      expect((await call('Shop.Goods.Get', { id: String(first.id) })).data).toEqual({ row });
      expect((await call('Shop.Goods.GetList', { name: '茶' })).data).toEqual({ items: [row], total: 1 });
      expect((await call('Shop.Goods.GetList', { per_page: '1' })).data).toMatchObject({ items: [{ name: 'cup', stock: 0, tags: null }], total: 2 });
      expect((await call('Shop.Goods.Update', { id: String(first.id), stock: '8' })).data).toEqual({ updated: 1 });
      expect((await call('Shop.Goods.Update', { id: '999', stock: '8' })).data).toEqual({ updated: 0 });
      expect((await call('Shop.Goods.Get', { id: String(first.id) })).data).toMatchObject({ row: { stock: 8, name: '茶' } });
      expect((await call('Shop.Goods.Create', { name: 'x'.repeat(21) })).ret).toBe(400);
      expect((await call('Shop.Goods.Delete', { id: String(first.id) })).data).toEqual({ deleted: 1 });
      expect((await call('Shop.Goods.Get', { id: String(first.id) })).data).toEqual({ row: null });
    });

    it('never takes a table of the platform, nor a name that reads as a shard', async () => {
      const columns = [{ name: 'name', type: 'string' }];
      const make = (table: string, className: string) =>
        server.admin<{ interfaces: { id: number }[] }>('Admin.Interface.CreateData', { table, columns, namespace: 'Shop', class: className, title: 'x' });
      for (const table of ['log_2024', 'log_1e3']) expect((await make(table, 'Log')).ret, table).toBe(400);
      const { interfaces } = await done(make('account', 'Account'));
      expect((await server.admin('Admin.Interface.Publish', { id: interfaces[0]!.id })).ret).toBe(409);
      const spy = computedDefinition('Shop.Spy.Get', { id: 'integer' }, {});
      spy.flow.nodes = [
        { id: 'id', type: 'constant', settings: { value: 1 }, position: { x: 0, y: 0 } },
        { id: 'table', type: 'table', settings: { operation: 'get', table: 'app_secret' }, position: { x: 0, y: 0 } },
        { id: 'return', type: 'return', settings: { whole: true }, position: { x: 0, y: 0 } },
      ];
      spy.flow.edges = [
        { from: { node: 'id', port: 'value' }, to: { node: 'table', port: 'id' } },
        { from: { node: 'table', port: 'row' }, to: { node: 'return', port: 'data' } },
      ];
      const { id } = await save(spy);
      expect((await server.admin('Admin.Interface.Publish', { id })).ret).toBe(400);
      const run = await done(server.admin('Admin.Interface.TestRun', { definition: { ...spy, rev: 0 }, parameters: { id: 1 } }));
      expect(run).toMatchObject({ ret: 404, data: null });
    });
  });

  describe('an import', () => {
    interface Preview {
      namespace: string;
      operations: { key: string; service: string; status: string; definition: InterfaceDefinition; issues: unknown[] }[];
    }
    const preview = (document: string) => done(server.admin<Preview>('Admin.Interface.ImportPreview', { document, base_url: `${upstreamUrl}/v2` }));

    it('takes the chosen operations of a document over and calls them upstream', async () => {
      const document = fixture('d09.json');
      const before = await preview(document);
      expect(before.operations).toHaveLength(20);
      expect(before.operations.every(({ status }) => status === 'new')).toBe(true);
      const wanted = ['GET /pet/{petId}', 'POST /pet/{petId}', 'POST /pet', 'GET /pet/findByStatus'];
      const rows = wanted.map((key) => ({ key, mode: 'replace' }));
      const applied = await done(
        server.admin<{ rows: { key: string; result: string; id: number; service: string }[] }>('Admin.Interface.ImportApply', {
          document,
          rows,
          base_url: `${upstreamUrl}/v2`,
        }),
      );
      expect(applied.rows.map(({ result }) => result)).toEqual(['created', 'created', 'created', 'created']);
      for (const { id } of applied.rows) await publish(id);
      const [get, form, add, find] = applied.rows.map(({ service }) => service) as [string, string, string, string];
      heard.length = 0;
      expect(await call(get, { petId: '7' })).toEqual({ ret: 200, data: { id: 7, name: '旺财' }, msg: '' });
      await call(form, { petId: '7', name: '小 白', status: 'sold' });
      await call(add, { name: '旺财', photoUrls: '["u"]', category: '{"id":1,"name":"dog"}' });
      await call(find, { status: '["available","sold"]' });
      expect(heard).toMatchObject([
        { method: 'GET', url: '/v2/pet/7' },
        { method: 'POST', url: '/v2/pet/7', body: 'name=%E5%B0%8F+%E7%99%BD&status=sold', type: 'application/x-www-form-urlencoded' },
        { method: 'POST', url: '/v2/pet', type: 'application/json' },
        { method: 'GET', url: '/v2/pet/findByStatus?status=available&status=sold' },
      ]);
      expect(JSON.parse(heard[2]!.body)).toEqual({ name: '旺财', photoUrls: ['u'], category: { id: 1, name: 'dog' } });
      expect(await call(get, { petId: '404' })).toEqual({ ret: 400, data: null, msg: '上游接口返回状态 404' });
    });

    it('knows the operations again: same, edited by hand, and kept beside', async () => {
      const document = fixture('d09.json');
      const again = await preview(document);
      expect(again.operations.filter(({ status }) => status === 'same').map(({ key }) => key)).toEqual([
        'POST /pet',
        'GET /pet/findByStatus',
        'GET /pet/{petId}',
        'POST /pet/{petId}',
      ]);
      const pet = again.operations.find(({ key }) => key === 'POST /pet')!;
      const list = await done(server.admin<{ items: { id: number; service_name: string; rev: number }[] }>('Admin.Interface.List', { search: pet.service }));
      const record = list.items.find(({ service_name }) => service_name === pet.service)!;
      await save({ ...pet.definition, title: 'mine' }, { id: record.id, rev: record.rev });
      expect((await preview(document)).operations.find(({ key }) => key === 'POST /pet')?.status).toBe('edited');
      const apply = (mode: string) =>
        done(
          server.admin<{ rows: { result: string; service: string }[] }>('Admin.Interface.ImportApply', {
            document,
            rows: [{ key: 'POST /pet', mode }],
            base_url: `${upstreamUrl}/v2`,
          }),
        );
      expect((await apply('skip')).rows[0]?.result).toBe('skipped');
      expect((await apply('keep')).rows[0]).toMatchObject({ result: 'created', service: `${pet.service}_2` });
      expect((await apply('replace')).rows[0]?.result).toBe('replaced');
    });

    it('takes a file, in YAML too, and refuses what is no description', async () => {
      const yaml =
        "openapi: '3.1.0'\ninfo: {title: Small, version: '1'}\nservers: [{url: 'https://api.example.com'}]\npaths:\n  /ping:\n    get: {responses: {'200': {description: ok}}}\n";
      const answer = await done(server.admin<Preview>('Admin.Interface.ImportPreview', { file: new File([yaml], 'small.yaml') }));
      expect(answer.operations.map(({ key, service }) => [key, service])).toEqual([['GET /ping', 'Small.Ping.GetPing']]);
      expect((await server.admin('Admin.Interface.ImportPreview', { document: '{"hello": 1}' })).ret).toBe(400);
      expect((await server.admin('Admin.Interface.ImportPreview', {})).ret).toBe(400);
    });

    it('never lets a call out to the inside network', async () => {
      const document = JSON.stringify({
        openapi: '3.0.0',
        info: { title: 'Evil' },
        servers: [{ url: 'http://169.254.169.254' }],
        paths: { '/latest': { get: {} } },
      });
      const { rows } = await done(
        server.admin<{ rows: { id: number; service: string }[] }>('Admin.Interface.ImportApply', { document, rows: [{ key: 'GET /latest', mode: 'replace' }] }),
      );
      await publish(rows[0]!.id);
      expect((await call(rows[0]!.service)).ret).toBe(400);
    });
  });

  it('exports a document that imports as the same definitions', async () => {
    const { id } = await save(computedDefinition('Tool.Export.Me', { a: 'integer', 名称: { type: 'string', max: 5 } }, { sum: ['add', 'a', 'a'] }));
    const { definition } = await done(server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id }));
    const { document } = await done(server.admin<{ document: object }>('Admin.Interface.Export', { ids: [id] }));
    const { operations } = await done(
      server.admin<{ operations: { definition: InterfaceDefinition }[] }>('Admin.Interface.ImportPreview', { document: JSON.stringify(document) }),
    );
    expect(operations[0]?.definition).toEqual({ ...definition, rev: 0 });
  });

  it('takes signed calls of published interfaces', async () => {
    const { id } = await save(computedDefinition('Tool.Signed.Upper', { text: 'string' }, { upper: ['upper', 'text'] }));
    await publish(id);
    expect((await server.call('Tool.Signed.Upper', signed(app, 'Tool.Signed.Upper', { text: 'straße' }))).data).toEqual({ upper: 'STRASSE' });
  });
});
