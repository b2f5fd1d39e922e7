import { afterAll, beforeAll, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft, storedDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';

describeOnDatabases('The list of interfaces', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
  });
  afterAll(() => server?.close());
  const sum = (service: string) => computedDefinition(service, { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });

  it('duplicates an interface as often as somebody wants, as a draft of its own', async () => {
    const id = await storeDraft(server, sum('Copy.Calc.Add'));
    const copies = [];
    for (let turn = 0; turn < 2; turn++) copies.push(await done(server.admin<{ id: number }>('Admin.Interface.Duplicate', { id })));
    const [one, two] = await Promise.all(copies.map((copy) => storedDraft(server, copy.id)));
    expect(one).toMatchObject({ status: 'draft', definition: { method: 'AddCopy', title: 'Add（副本）', parameters: [{ name: 'a' }, { name: 'b' }] } });
    expect(two?.definition.method).toBe('AddCopy2');
  });

  it('publishes several at once; each stands for itself, and one that would break calls is left to its own page', async () => {
    const good = await storeDraft(server, sum('Bulk.Calc.Good'));
    const bad = await storeDraft(server, { ...sum('Bulk.Calc.Bad'), flow: { nodes: [], edges: [] } });
    const live = await storeDraft(server, sum('Bulk.Calc.Live'));
    await done(server.admin('Admin.Interface.Publish', { id: live }));
    const { rev, definition } = await storedDraft(server, live);
    const [first, ...rest] = definition.parameters;
    await done(server.admin('Admin.Interface.Save', { id: live, rev, definition: { ...definition, parameters: [{ ...first!, type: 'string' }, ...rest] } }));
    const answer = await done(
      server.admin<{ done: number[]; failed: { id: number; msg: string }[] }>('Admin.Interface.PublishSelected', { ids: [good, bad, live] }),
    );
    expect(answer.done).toEqual([good]);
    expect(answer.failed.map(({ id }) => id)).toEqual([bad, live]);
    expect(answer.failed[1]?.msg).toBe('新版本会影响现有调用，请打开接口查看影响后发布');
    expect((await storedDraft(server, good)).status).toBe('published');
  });

  it('moves interfaces to a module and renames a module; the list goes by module', async () => {
    const ids = await Promise.all(['One', 'Two', 'Three'].map((name) => storeDraft(server, sum(`Move.Calc.${name}`))));
    await done(server.admin('Admin.Interface.MoveSelected', { ids: ids.slice(0, 2), module: ' 计算 ' }));
    await done(server.admin('Admin.Interface.RenameModule', { from: '计算', to: '数学' }));
    const { items } = await done(server.admin<{ items: { id: number; module: string }[] }>('Admin.Interface.List', { filters: { module: '数学' } }));
    expect(items.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    expect((await storedDraft(server, ids[0]!)).definition.module).toBe('数学');
    expect(await server.admin('Admin.Interface.RenameModule', { from: '没有', to: 'x' })).toMatchObject({
      ret: 404,
      msg: expect.stringMatching(/^没有模块“没有”，现有：.*数学/),
    });
  });
});
