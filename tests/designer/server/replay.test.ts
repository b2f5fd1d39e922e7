import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';

interface Logged {
  id: number;
  time: string;
  ret: number;
  appKey: string;
  bundle: string;
  parameters: Record<string, unknown>;
  incomplete: string[];
}

/** `n` times a factor, and which app asks. */
const scaled = (factor: number): InterfaceDefinition =>
  drawn({
    service: 'Tool.Scale.Run',
    parameters: [
      { name: 'n', type: 'integer', required: true },
      { name: 'note', type: 'string' },
    ],
    nodes: { times: { type: 'operation', settings: { operator: 'multiply' }, values: { b: factor } }, who: { type: 'caller' } },
    edges: ['n.value -> times.a', 'times.result -> return.scaled', 'who.app_key -> return.app', 'note.value -> return.note'],
  });

describeOnDatabases('the access log of an interface', (database) => {
  let server: TestServer;
  let app: TestApp;
  let id: number;
  const bundles: string[] = [];
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    app = await addApp(server);
    const access_token = await tokenOf(server.call, app);
    for (const factor of [2, 3]) {
      const saved = await done(
        server.admin<{ id: number; rev: number }>('Admin.Interface.Save', { definition: scaled(factor), ...(id && { id, rev: await revOf(id) }) }),
      );
      id = saved.id;
      bundles.push((await done(server.admin<{ bundle: string }>('Admin.Interface.Publish', { id }))).bundle);
      await server.call('Tool.Scale.Run', { access_token, n: '5', note: '茶' });
    }
    await server.call('Tool.Scale.Run', { access_token, n: 'five' });
    await server.call('Tool.Scale.Run', { access_token, n: '1', note: 'x'.repeat(600) });
    await server.platform.accessLog.flush();
  });
  afterAll(() => server?.close());

  const revOf = async (one: number) => (await done(server.admin<{ rev: number }>('Admin.Interface.Get', { id: one }))).rev;
  const calls = async (failed = false) => (await done(server.admin<{ items: Logged[] }>('Admin.Interface.LoggedCalls', { id, failed }))).items;
  const replay = (log: number) => server.admin<{ ret: number; data: unknown; steps: unknown[]; replay: Logged }>('Admin.Interface.Replay', { log });

  it('shows the latest calls with the version that answered, without credentials', async () => {
    const items = await calls();
    expect(items.map(({ ret, bundle, parameters }) => [ret, bundles.indexOf(bundle), parameters])).toEqual([
      [200, 1, { n: 1, note: `${'x'.repeat(500)}…` }],
      [400, 1, { n: 'five' }],
      [200, 1, { n: 5, note: '茶' }],
      [200, 0, { n: 5, note: '茶' }],
    ]);
    expect(items.every(({ appKey }) => appKey === app.key)).toBe(true);
    expect((await calls(true)).map(({ ret }) => ret)).toEqual([400]);
  });

  it('replays a row in the version that answered it, as the same app', async () => {
    const [, wrong, second, first] = await calls();
    for (const [logged, result] of [
      [first!, 10],
      [second!, 15],
    ] as const) {
      const again = await done(replay(logged.id));
      expect(again).toMatchObject({ ret: 200, data: { scaled: result, app: app.key, note: '茶' }, replay: { id: logged.id, bundle: logged.bundle } });
      expect(again.steps.length).toBeGreaterThan(2);
    }
    expect(await done(replay(wrong!.id))).toMatchObject({ ret: 400, data: { errors: [{ field: 'n' }] }, steps: [], replay: { ret: 400 } });
  });

  it('says why a row cannot be replayed', async () => {
    const [long] = await calls();
    expect(await replay(long!.id)).toMatchObject({ ret: 409, msg: expect.stringContaining('note') });
    expect((await replay(999_999)).ret).toBe(404);
    await done(server.admin('Admin.User.AddMember', { username: 'onlooker', password: 'secret-12', level: 200 }));
    const onlooker = await server.login('onlooker', 'secret-12');
    expect((await onlooker('Admin.Interface.LoggedCalls', { id })).ret).toBe(401);
    expect((await onlooker('Admin.Interface.Replay', { log: long!.id })).ret).toBe(401);
  });

  it('shows a row as a command and keeps it as a test case, from the list of the log', async () => {
    const [long, , second] = await calls();
    const shown = await done(server.admin<{ values: object; parameters: object[]; incomplete: string[] }>('Admin.AccessLog.CopyCurl', { id: long!.id }));
    expect(shown).toMatchObject({
      service: 'Tool.Scale.Run',
      values: { n: '1' },
      parameters: [{ name: 'n', type: 'integer' }, { name: 'note' }],
      incomplete: ['note'],
    });
    expect(await done(server.admin('Admin.AccessLog.Replay', { id: second!.id }))).toMatchObject({
      ret: 200,
      data: { scaled: 15 },
      replay: { interfaceId: id },
    });
    await done(server.admin('Admin.AccessLog.SaveTest', { id: second!.id, title: '五倍' }));
    const { definition } = await done(server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id }));
    expect(definition.tests).toContainEqual({ title: '五倍', parameters: { n: 5, note: '茶' }, ret: 200, data: { scaled: 15, app: app.key, note: '茶' } });
    expect((await server.admin('Admin.AccessLog.SaveTest', { id: long!.id, title: 'long' })).ret).toBe(409);
    const onlooker = await server.login('onlooker', 'secret-12');
    for (const verb of ['CopyCurl', 'Replay', 'SaveTest']) expect((await onlooker(`Admin.AccessLog.${verb}`, { id: second!.id })).ret).toBe(401);
  });
});
