import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreviewAnswer } from '../../../designer/import/protocol.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { allowedSteps } from '../../../designer/model/semantics/runtime/budget.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { sorting } from '../nodes/endless-sorting.ts';

interface Saved {
  id: number;
  rev: number;
  problems: { code: string; severity: string }[];
}

describeOnDatabases('the designer', (database) => {
  let server: TestServer;
  let app: TestApp;
  let access_token: string;

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    app = await addApp(server);
    access_token = await tokenOf(server.call, app);
  });
  afterAll(async () => {
    await server?.close();
  });

  const save = (definition: InterfaceDefinition, over: { id?: number; rev?: number } = {}) =>
    done(server.admin<Saved>('Admin.Interface.Save', { definition, ...over }));
  const publish = (id: number) =>
    done(server.admin<{ service: string; bundle: string; rev: number; definition: InterfaceDefinition }>('Admin.Interface.Publish', { id }));
  const call = (service: string, fields: Record<string, string> = {}) => server.call(service, { access_token, ...fields });

  it('ends a call of drawn code that computes without end, and says what is allowed', async () => {
    await publish((await save(sorting)).id);
    expect(await call('Budget.Sorting.Run', { n: '3' })).toEqual({ ret: 200, data: { lists: [4, 5, 6] }, msg: '' });
    expect(await call('Budget.Sorting.Run', { n: '5000' })).toEqual({
      ret: 400,
      data: { code: 'budget', operation: 'sort', allowed: allowedSteps },
      msg: `一次调用的计算量不能超过 ${allowedSteps} 步，执行到“sort”时已用完：请减少循环次数或数据量`,
    });
  });

  describe('a computed interface', () => {
    const add = () => computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
    let saved: Saved;

    it('is unknown while it is a draft, and answers once published', async () => {
      saved = await save(add());
      expect(saved).toEqual({ id: expect.any(Number), rev: 1, ahead: false, problems: [] });
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

    it('keeps what somebody says of a version, and takes it away again', async () => {
      const history = async () =>
        (await done(server.admin<{ items: { bundle: string; note: string | null }[] }>('Admin.Interface.History', { id: saved.id }))).items;
      const [, first] = await history();
      await done(server.admin('Admin.Interface.NoteVersion', { id: saved.id, bundle: first!.bundle, note: ' 首次上线 ' }));
      expect((await history()).map(({ note }) => note)).toEqual([null, '首次上线']);
      await done(server.admin('Admin.Interface.NoteVersion', { id: saved.id, bundle: first!.bundle }));
      expect((await history())[1]?.note).toBeNull();
      expect((await server.admin('Admin.Interface.NoteVersion', { id: saved.id, bundle: '0'.repeat(64), note: 'x' })).ret).toBe(404);
    });

    it.skipIf(database.dialect === 'sqlite')('is served by another instance', async () => {
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

    it('is taken out from the list, alone or among others', async () => {
      const ids: number[] = [];
      for (const name of ['One', 'Two']) ids.push((await save(computedDefinition(`Tool.Listed.${name}`, {}, { x: { value: 1 } }))).id);
      const unpublish = (verb: string, chosen: object) =>
        server.admin<{ done: number[]; failed: { id: number; msg: string }[] }>(`Admin.Interface.${verb}`, { ...chosen });
      await publish(ids[0]!);
      expect(await done(unpublish('UnpublishSelected', { ids }))).toEqual({ done: [ids[0]], failed: [{ id: ids[1], msg: '接口尚未发布' }] });
      expect((await call('Tool.Listed.One')).ret).toBe(404);
      expect((await unpublish('UnpublishOne', { id: ids[0] })).ret).toBe(409);
      await publish(ids[0]!);
      expect(await done(unpublish('UnpublishOne', { id: ids[0] }))).toEqual({ done: [ids[0]], failed: [] });
      const trail = async (id: number) => (await server.platform.audit.history('interface', id)).map(({ verb }) => verb);
      expect((await trail(ids[0]!)).filter((verb) => verb.startsWith('Unpublish'))).toEqual(['Unpublish', 'Unpublish']);
      expect(await trail(ids[1]!)).toEqual(['Save']);
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
    const used = computedDefinition('Tool.Taken.Once', {}, { x: { value: 1 } });
    await save(used);
    expect((await server.admin('Admin.Interface.Save', { definition: used })).ret).toBe(400);
    expect((await server.admin('Admin.Interface.Save', { definition: { ...used, class: 'lower case' } })).ret).toBe(400);
    expect((await server.admin('Admin.Interface.Save', { definition: { hello: 1 } })).ret).toBe(400);
    const { id, problems } = await save(computedDefinition('App.Auth.ApplyToken', {}, { x: { value: 1 } }));
    expect(problems).toEqual([]);
    expect((await server.admin('Admin.Interface.Publish', { id })).ret).toBe(409);
    expect((await server.call('App.Auth.ApplyToken', { app_key: app.key, app_secret: app.secret })).ret).toBe(200);
  });

  it('is closed to accounts without the right', async () => {
    expect((await server.call('Admin.Interface.Save', { definition: {} })).ret).toBe(406);
    await done(server.admin('Admin.User.AddMember', { username: 'designer1', password: 'secret-12', level: 200 }));
    const other = await server.login('designer1', 'secret-12');
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
      const created = await done(
        server.admin<{ interfaces: { id: number; service: string }[] }>('Admin.Interface.CreateData', {
          table: 'shop_goods',
          columns,
          namespace: 'Shop',
          class: 'Goods',
          title: '商品',
        }),
      );
      expect(created.interfaces.map(({ service }) => service)).toEqual([
        'Shop.Goods.GetList',
        'Shop.Goods.Get',
        'Shop.Goods.Create',
        'Shop.Goods.Update',
        'Shop.Goods.Delete',
      ]);
      for (const { id } of created.interfaces) await publish(id);
      const tea = { name: '茶', stock: '3', price: '9.5', on_sale: 'true', tags: '["a"]', since: '2024-02-29' };
      const first = (await call('Shop.Goods.Create', tea)).data as { id: number };
      await call('Shop.Goods.Create', { name: 'cup' });
      const row = { id: first.id, name: '茶', stock: 3, price: 9.5, on_sale: true, tags: ['a'], since: '2024-02-29' };
      expect((await call('Shop.Goods.Get', { id: String(first.id) })).data).toEqual({ row });
      expect((await call('Shop.Goods.GetList', { name: '茶' })).data).toEqual({ items: [row], total: 1 });
      expect((await call('Shop.Goods.GetList', { per_page: '1' })).data).toMatchObject({ items: [{ name: 'cup', stock: 0, tags: null }], total: 2 });
      expect((await call('Shop.Goods.Update', { id: String(first.id), stock: '8' })).data).toEqual({ updated: 1 });
      expect(await call('Shop.Goods.Update', { id: '999', stock: '8' })).toMatchObject({ ret: 404 });
      expect((await call('Shop.Goods.Get', { id: String(first.id) })).data).toMatchObject({ row: { stock: 8, name: '茶' } });
      expect((await call('Shop.Goods.Create', { name: 'x'.repeat(21) })).ret).toBe(400);
      expect((await call('Shop.Goods.Delete', { id: String(first.id) })).data).toEqual({ deleted: 1 });
      expect(await call('Shop.Goods.Get', { id: String(first.id) })).toMatchObject({ ret: 404, msg: '记录不存在' });
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

  it('exports a document that imports as the same definitions', async () => {
    const { id } = await save(computedDefinition('Tool.Export.Me', { a: 'integer', 名称: { type: 'string', max: 5 } }, { sum: ['add', 'a', 'a'] }));
    const { definition } = await done(server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id }));
    const access_token = server.admin.token;
    const document = await (await rawCall(server.address, { service: 'Admin.Interface.Export', access_token, ids: [id] })).text();
    const { operations, detail } = await done(server.admin<PreviewAnswer>('Admin.Interface.ImportPreview', { document, detail: '0 POST /api/Tool.Export.Me' }));
    expect(operations[0]).toMatchObject({ service: 'Tool.Export.Me', status: 'same' });
    expect(detail?.imported).toEqual({ ...definition, rev: 0 });
  });

  it('takes signed calls of published interfaces', async () => {
    const { id } = await save(computedDefinition('Tool.Signed.Upper', { text: 'string' }, { upper: ['upper', 'text'] }));
    await publish(id);
    expect((await server.call('Tool.Signed.Upper', signed(app, 'Tool.Signed.Upper', { text: 'straße' }))).data).toEqual({ upper: 'STRASSE' });
  });
});
