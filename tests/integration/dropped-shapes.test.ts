import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import type { PermissionAnswer } from '../../engine/core/calls/permission.ts';
import type { ScreenAnswer } from '../../engine/core/calls/screens/screen.ts';
import { enter } from '../helpers/accounts.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type Caller, openServer, rawCall, type TestServer, until } from '../helpers/server.ts';

const folder = join(import.meta.dirname, '../apps/workshop/schemas');
const names = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
const today = new Date().toISOString().slice(0, 10);

describeOnDatabases('files of every kind that are dropped into a running server', (place) => {
  let server: TestServer;
  let ann: Caller;
  let bob: Caller;
  const csvOf = async (caller: Caller, service: string) => (await rawCall(server.address, { service, access_token: caller.token, format: 'csv' })).text();
  const add = async (service: string, fields: Record<string, string | number>, caller = server.admin) => {
    const answer = await caller<{ id: number }>(service, fields);
    expect(answer).toMatchObject({ ret: 200 });
    return answer.data?.id ?? 0;
  };

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    [ann, bob] = [(await enter(server, 'ann', 1)).call, (await enter(server, 'bob', 1)).call];
    for (const name of names) copyFileSync(join(folder, `${name}.json`), join(server.schemas, `${name}.json`));
    for (const name of names)
      await until(
        () => (name.startsWith('my_') ? ann : server.admin)<ScreenAnswer>(`${name.startsWith('my_') ? 'Platform' : 'Admin'}.Screen.Load`, { name }),
        ({ ret }) => ret === 200,
      );
  });
  afterAll(() => server.close());

  test('each has its place in the menu of its site, in both languages, and its rights', async () => {
    const admin = (await server.admin<PermissionAnswer>('Admin.Permission.GetMyPermission')).data!;
    const entries = admin.menu.find(({ key }) => key === 'extension')?.children ?? [];
    const labels = { craft_area: '工区', craft_photo: '现场照片', craft_errand: '待办', craft_job: '施工工单', craft_runs: '后台任务' };
    for (const [name, label] of Object.entries(labels))
      expect(entries).toContainEqual(expect.objectContaining({ path: `/${name}/list`, label: expect.objectContaining({ zh_cn: label }) }));
    expect(entries).toContainEqual(expect.objectContaining({ path: '/craft_board', label: expect.objectContaining({ zh_cn: '施工看板', en: 'Workshop' }) }));
    expect(admin.paths).toEqual(expect.arrayContaining(['/craft_job/list#Complete', '/craft_errand/list#Finish']));
    expect(admin.paths).not.toContain('/craft_runs/add');
    const member = (await ann<PermissionAnswer>('Platform.Permission.GetMyPermission')).data!;
    expect(JSON.stringify(member.menu)).toContain('"我的施工工单"');
    expect(JSON.stringify(member.menu)).not.toContain('craft_area');
  });

  test('a tree, a gallery and a board hold records, a state is left by its transition, and all of it goes out as a file', async () => {
    const east = await add('Admin.CraftArea.Add', { name: '东区', manager_id: 1 });
    await add('Admin.CraftArea.Add', { name: '东区一组', parent_id: east });
    expect((await server.admin('Admin.CraftArea.Edit', { id: east, rev: 1, parent_id: east })).ret).toBe(400);
    expect((await server.admin<ListAnswer>('Admin.CraftArea.List', { under: east })).data?.items).toEqual([expect.objectContaining({ name: '东区一组' })]);
    const errand = await add('Admin.CraftErrand.Add', { title: '领料', due: today });
    expect((await server.admin('Admin.CraftErrand.Finish', { id: errand })).ret).toBe(409);
    expect((await server.admin('Admin.CraftErrand.Start', { id: errand })).ret).toBe(200);
    expect((await server.admin('Admin.CraftErrand.Get', { id: errand })).data).toMatchObject({ status: 'doing' });
    expect((await server.admin<ListAnswer>('Admin.CraftPhoto.List')).data).toMatchObject({ total: 0 });
    expect(await csvOf(server.admin, 'Admin.CraftArea.Export')).toContain('东区一组');
    expect(await csvOf(server.admin, 'Admin.CraftErrand.Export')).toContain('进行中');
  });

  test('a list computes what it looks up, rolls up and adds up, with two lists and a conversation on its record', async () => {
    const area = await add('Admin.CraftArea.Add', { name: '西区', manager_id: 1 });
    const job = await add('Admin.CraftJob.Add', { title: '铺砖', area_id: area, price: 100_000 });
    for (const amount of [1_050, 2_000]) await add('Admin.CraftPart.Add', { job_id: job, name: '砖', amount });
    await add('Admin.CraftNote.Add', { job_id: job, content: '已到场' });
    const list = (await server.admin<ListAnswer>('Admin.CraftJob.List', { filters: { area_id: { eq: area } }, with_summary: true })).data!;
    expect(list.items).toEqual([expect.objectContaining({ title: '铺砖', 'area_id.manager_id': 1, parts: 2, cost: 3_050 })]);
    expect(list.summary).toMatchObject({ all: 100_000, open: 100_000 });
    for (const [related, total] of Object.entries({ parts: 2, course: 1, notes: 1 }))
      expect((await server.admin<ListAnswer>('Admin.CraftJob.Related', { id: job, list: related })).data, related).toMatchObject({ total });
    expect(await csvOf(server.admin, 'Admin.CraftJob.Export')).toContain('30.50');
  });

  test('a face shows whoever made a record, and nobody else, what is theirs', async () => {
    await server.admin('Admin.CraftArea.Add', { name: '北区' });
    const own = await add('Platform.MyCraftJob.Add', { title: '我的活' }, ann);
    expect((await ann<ListAnswer>('Platform.MyCraftJob.List')).data?.items).toEqual([expect.objectContaining({ id: own, title: '我的活' })]);
    expect((await bob<ListAnswer>('Platform.MyCraftJob.List')).data?.total).toBe(0);
    expect((await bob('Platform.MyCraftJob.Complete', { id: own })).ret).toBe(404);
    expect((await ann('Platform.MyCraftJob.Edit', { id: own, rev: 1, title: '我的活二' })).ret).toBe(200);
    expect((await ann('Platform.MyCraftJob.Complete', { id: own })).ret).toBe(200);
    expect(await csvOf(ann, 'Platform.MyCraftJob.Export')).toContain('我的活二');
    expect(await csvOf(bob, 'Platform.MyCraftJob.Export')).not.toContain('我的活');
  });

  test('a single record is each account’s own', async () => {
    const [hers, his] = [await ann('Platform.MyCraftWish.Get'), await bob('Platform.MyCraftWish.Get')];
    expect(his.data?.id).not.toBe(hers.data?.id);
    expect((await ann('Platform.MyCraftWish.Edit', { rev: 1, note: '早上来' })).ret).toBe(200);
    expect((await ann('Platform.MyCraftWish.Get')).data).toMatchObject({ note: '早上来' });
    expect((await bob('Platform.MyCraftWish.Get')).data).toMatchObject({ note: null });
  });

  test('rows of the engine are read, counted by nobody and written by no one; a dashboard counts what is there', async () => {
    expect((await server.admin<ListAnswer>('Admin.CraftRuns.List')).ret).toBe(200);
    expect(await csvOf(server.admin, 'Admin.CraftRuns.Export')).toContain('创建时间');
    expect((await server.admin('Admin.CraftRuns.Add', { kind: 'x' })).ret).toBe(404);
    const tiles = await server.admin('Admin.CraftBoard.Tiles', { range: '7d' });
    expect(tiles.ret).toBe(200);
    expect(JSON.stringify(tiles.data)).toContain('我的活二');
  });

  test('each is described in the documents of its site', async () => {
    const list = JSON.stringify((await server.admin('Admin.Docs.List')).data);
    for (const call of ['Admin.CraftJob.List', 'Admin.CraftErrand.Finish', 'Admin.CraftBoard.Tiles', 'Platform.MyCraftJob.Complete'])
      expect(list).toContain(call);
  });
});
