import { afterAll, beforeAll, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { changeParameter } from '../../../designer/model/edits/interface/parameter-edits.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { PublishPlan } from '../../../designer/model/types/publish-plan.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';

interface Stored {
  id: number;
  rev: number;
  status: string;
  bundle: string | null;
  ahead: boolean;
  aliases: string[];
  definition: InterfaceDefinition;
}

describeOnDatabases('A published interface', (database) => {
  let server: TestServer;
  let app: TestApp;
  let access_token: string;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    app = await addApp(server);
    access_token = await tokenOf(server.call, app);
  });
  afterAll(() => server?.close());

  const get = (id: number) => done(server.admin<Stored>('Admin.Interface.Get', { id }));
  const publish = (id: number, fields: { alias?: boolean } = {}) => done(server.admin<{ bundle: string }>('Admin.Interface.Publish', { id, ...fields }));
  const change = async (id: number, edit: (definition: InterfaceDefinition) => InterfaceDefinition) => {
    const { definition, rev } = await get(id);
    return done(server.admin<{ ahead: boolean }>('Admin.Interface.Save', { id, rev, definition: edit(definition) }));
  };
  const call = (service: string, fields: Record<string, string>) => server.call(service, { access_token, ...fields });
  const operator = (name: string) => (definition: InterfaceDefinition) => ({
    ...definition,
    tests: [],
    flow: { ...definition.flow, nodes: definition.flow.nodes.map((node) => (node.type === 'operation' ? { ...node, settings: { operator: name } } : node)) },
  });

  it('says the same of itself in editor, list, history and gateway, whatever came before', async () => {
    const id = await storeDraft(server, computedDefinition('State.Calc.Run', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }));
    const state = async () => {
      const stored = await get(id);
      const { status, ahead, bundle } = stored;
      const listed = await done(server.admin<{ items: { id: number; status: string; draft_ahead: boolean }[] }>('Admin.Interface.List', {}));
      const row = listed.items.find((one) => one.id === id);
      expect([row?.status, row?.draft_ahead ?? false]).toEqual([status, ahead]);
      // What the list opens beside itself is read with Get.
      expect(stored).toMatchObject({ ...row, draft_ahead: ahead, definition: stored.definition });
      const { items } = await done(server.admin<{ items: { bundle: string; current: boolean }[] }>('Admin.Interface.History', { id }));
      expect(items.filter(({ current }) => current).map((one) => one.bundle)).toEqual(bundle === null ? [] : [bundle]);
      const answer = await call('State.Calc.Run', { a: '3', b: '4' });
      return [status, ahead, answer.ret === 200 ? (answer.data as { sum: number }).sum : answer.ret];
    };
    expect(await state()).toEqual(['draft', false, 404]);
    const first = await publish(id);
    expect(await state()).toEqual(['published', false, 7]);
    expect(await change(id, operator('multiply'))).toMatchObject({ ahead: true });
    expect(await state()).toEqual(['published', true, 7]);
    // Test cases are no part of a version, so it is the published one again.
    expect(await change(id, operator('add'))).toMatchObject({ ahead: false });
    await change(id, operator('multiply'));
    await done(server.admin('Admin.Interface.Unpublish', { id }));
    expect(await state()).toEqual(['draft', false, 404]);
    expect(await done(server.admin('Admin.Interface.Rollback', { id, bundle: first.bundle }))).toMatchObject({ ahead: true });
    expect(await state()).toEqual(['published', true, 7]);
    const second = await publish(id);
    expect(await state()).toEqual(['published', false, 12]);
    await done(server.admin('Admin.Interface.Rollback', { id, bundle: first.bundle }));
    expect(await state()).toEqual(['published', true, 7]);
    await done(server.admin('Admin.Interface.Rollback', { id, bundle: second.bundle }));
    expect(await state()).toEqual(['published', false, 12]);
  });

  it('tells whom a new name affects, goes on answering to the former one, and lets it go when it is told to', async () => {
    const id = await storeDraft(server, computedDefinition('State.Old.Run', { a: 'integer' }, { same: 'a' }));
    await publish(id);
    await done(call('State.Old.Run', { a: '1' }));
    const caller = drawn({
      service: 'State.Caller.Run',
      nodes: { inner: { type: 'call', settings: { service: 'State.Old.Run', parameters: ['a'] }, values: { a: 5 } } },
      edges: ['inner.data -> return.inner'],
    });
    await publish(await storeDraft(server, caller));
    await done(server.admin('Admin.PermissionRule.Add', { service_name: 'State.Old.Run', target: 'level', level: 100, granted: 'granted' }));
    await change(id, (definition) => ({ ...definition, class: 'Fresh' }));
    const plan = () => done(server.admin<PublishPlan>('Admin.Interface.PublishPlan', { id }));
    // The access log is written behind the calls.
    const found = await until(plan, ({ callers }) => callers.length > 0);
    expect(found).toMatchObject({
      former: 'State.Old.Run',
      breaking: [],
      callers: [{ app_key: app.key, count: 1 }],
      interfaces: ['State.Caller.Run'],
      rules: 1,
    });
    await publish(id);
    expect((await get(id)).aliases).toEqual(['State.Old.Run']);
    expect([await call('State.Fresh.Run', { a: '2' }), await call('State.Old.Run', { a: '3' }), await call('State.Caller.Run', {})]).toMatchObject([
      { ret: 200, data: { same: 2 } },
      { ret: 200, data: { same: 3 } },
      { ret: 200, data: { inner: { same: 5 } } },
    ]);
    expect(server.platform.services.find('State.Old.Run')?.about).toMatchObject({ deprecated: true, summary: expect.stringContaining('State.Fresh.Run') });
    await done(server.admin('Admin.Interface.Unpublish', { id }));
    expect((await call('State.Old.Run', { a: '3' })).ret).toBe(404);
    await publish(id);
    expect((await call('State.Old.Run', { a: '3' })).ret).toBe(200);
    expect(await done(server.admin('Admin.Interface.RemoveAlias', { id, alias: 'State.Old.Run' }))).toEqual({ aliases: [] });
    expect([(await call('State.Old.Run', { a: '3' })).ret, (await call('State.Fresh.Run', { a: '3' })).ret]).toEqual([404, 200]);
    expect((await server.admin('Admin.Interface.RemoveAlias', { id, alias: 'State.Old.Run' })).ret).toBe(404);
  });

  it('tells what calls of today would run into', async () => {
    const id = await storeDraft(server, {
      ...computedDefinition('State.Broken.Run', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }),
      visibility: 'open',
    });
    await publish(id);
    await change(id, (definition) => changeParameter({ ...definition, visibility: 'controlled' }, [0], { name: 'left' }));
    const plan = await done(server.admin<PublishPlan>('Admin.Interface.PublishPlan', { id }));
    expect(plan).toMatchObject({
      former: null,
      breaking: ['参数 a 被移除或改名：仍传它的调用会被拒绝', '新增必填参数 left', '由公开改为需授权：没有权限规则的应用会被拒绝'],
    });
  });
});
