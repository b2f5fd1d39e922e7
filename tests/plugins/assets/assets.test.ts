import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListAnswer, OptionsAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { FileView } from '../../../engine/core/calls/file.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

describeOnDatabases('the library of assets', (database) => {
  let server: TestServer;
  let picture: Buffer;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer();
  });
  afterAll(() => server?.close());

  const upload = async (name: string, kind: 'image' | 'document', call: Caller = server.admin, pixels = picture) => {
    const content = kind === 'image' ? new Uint8Array(pixels) : 'a text';
    return (await done(call<FileView>('Admin.File.Upload', { file: new File([content], name), kind }))).url;
  };
  const keep = (fields: object) => server.admin<{ added: number; replaced: number }>('Admin.AssetUpload.Upload', { ...fields });
  const listed = async (filters: object = {}) => (await done(server.admin<ListAnswer>('Admin.Asset.List', { filters }))).items;

  it('takes several uploads at once, and asks before it puts one in place of another', async () => {
    const [tea, cup, notes] = [await upload('tea.png', 'image'), await upload('cup.png', 'image'), await upload('notes.txt', 'document')];
    expect((await keep({})).ret).toBe(400);
    expect(await done(keep({ images: [tea, cup], documents: [notes] }))).toEqual({ added: 3, replaced: 0 });
    expect((await listed({ kind: 'image' })).map(({ title, image }) => [title, image])).toEqual([
      ['cup.png', cup],
      ['tea.png', tea],
    ]);
    const again = await upload('tea.png', 'image');
    expect(await keep({ images: [again] })).toMatchObject({
      ret: 400,
      msg: expect.stringContaining('当前文件已存在，是否覆盖？tea.png'),
      data: { errors: [{ field: 'overwrite' }] },
    });
    expect(await done(keep({ images: [again], overwrite: true }))).toEqual({ added: 0, replaced: 1 });
    expect((await listed({ kind: 'image' })).find(({ title }) => title === 'tea.png')?.image).toBe(tea);
    const { id: folder_id } = await done(server.admin<{ id: number }>('Admin.AssetFolder.Add', { name: 'Banners' }));
    expect(await done(keep({ images: [await upload('tea.png', 'image')], in_folder: true, folder_id }))).toEqual({ added: 1, replaced: 0 });
    expect(await listed({ folder_id })).toHaveLength(1);
    expect((await server.admin('Admin.AssetFolder.Remove', { id: folder_id })).ret).toBe(409);
    const trail = await done(server.admin<ListAnswer>('Admin.AuditLog.List', { filters: { screen: 'asset', verb: 'Add' } }));
    expect(trail.items.map(({ act }) => act)).toEqual(Array(4).fill(expect.objectContaining({ zh_cn: '新建素材', en: 'Asset: create' })));
  });

  it('takes nothing that somebody else has uploaded', async () => {
    const { call } = await enter(server, 'painter', 200);
    const foreign = await upload('mine.png', 'image', call);
    expect(await keep({ images: [foreign] })).toMatchObject({ ret: 400, data: { errors: [{ field: 'images' }] } });
    expect((await call('Admin.Asset.List')).ret).toBe(401);
  });

  it('changes what is shown wherever an overwritten asset is used, if it is of the same type and size', async () => {
    const drawn = (width: number) =>
      sharp({ create: { width, height: 30, channels: 3, background: '#c22' } })
        .png()
        .toBuffer();
    const [shown, other, wide] = [
      await upload('hero.png', 'image'),
      await upload('hero.png', 'image', server.admin, await drawn(40)),
      await upload('hero.png', 'image', server.admin, await drawn(50)),
    ];
    const ask = (address: string) => fetch(server.address + address, { headers: { cookie: `token=${server.admin.token}` } });
    await done(keep({ images: [shown] }));
    const before = await ask(shown);
    expect(await done(keep({ images: [other], overwrite: true }))).toEqual({ added: 0, replaced: 1 });
    const after = await ask(shown);
    expect([(await listed())[0]?.image, (await ask(other)).status]).toEqual([shown, 404]);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(false);
    await done(keep({ images: [wide], overwrite: true }));
    expect((await listed())[0]?.image).toBe(wide);
  });

  it('says where an asset is used, and keeps it while it is', async () => {
    const image = await upload('cover.png', 'image');
    await done(keep({ images: [image] }));
    const [{ id }] = (await listed()) as [{ id: number }];
    const asset = () => done(server.admin<Record<string, unknown>>('Admin.Asset.Get', { id }));
    expect(await asset()).toMatchObject({ uses: 0 });
    const fields = { title: 'Spring tea', abstract: 'a', content: '<p>c</p>', publish_time: '2026-01-01 00:00:00', cover: image };
    const article = await done(server.admin<{ id: number }>('Admin.Article.Add', fields));
    expect(await asset()).toMatchObject({ uses: 1, used_by: { en: `Article “Spring tea” (${article.id})`, zh_cn: `文章“Spring tea”（${article.id}）` } });
    expect(await server.admin('Admin.Asset.Remove', { id })).toMatchObject({ ret: 409, msg: expect.stringContaining('Spring tea') });
    expect((await server.admin('Admin.Article.Remove', { id: article.id })).ret).toBe(200);
    expect((await server.admin('Admin.Asset.Remove', { id })).ret).toBe(200);
  });

  it('offers the icons of the library to developers, too, and keeps those that are used', async () => {
    const icon = await sharp(picture).resize(80, 80, { fit: 'fill' }).png().toBuffer();
    const sent = await done(server.admin<FileView>('Admin.File.Upload', { file: new File([new Uint8Array(icon)], 'leaf.png'), kind: 'image' }));
    const { id } = await done(server.admin<{ id: number }>('Admin.ApiIcon.Add', { name: 'Leaf', image: sent.url }));
    expect((await server.admin('Admin.ApiIcon.Add', { name: 'Leaf', image: sent.url })).data).toMatchObject({ errors: [{ field: 'name' }] });
    const wide = await upload('wide.png', 'image');
    expect((await server.admin('Admin.ApiIcon.Add', { name: 'Wide', image: wide })).data).toMatchObject({ errors: [{ field: 'image' }] });

    const { call: developer } = await enter(server, 'gardener', 1);
    const options = (fields: object) => developer<OptionsAnswer>('Platform.MyApp.Options', { field: 'icon', ...fields });
    expect(await done(options({}))).toEqual({ items: [{ value: sent.url, label: 'Leaf' }] });
    expect(await done(options({ search: 'root' }))).toEqual({ items: [] });
    expect((await options({ search: '\0' })).ret).toBe(400);
    expect((await fetch(`${server.address}${sent.url}`)).status).toBe(200);
    const app = { name: 'Garden', apply_reason: 'tea', icon: sent.url };
    expect((await done(developer<{ id: number }>('Platform.MyApp.Add', app))).id).toBeGreaterThan(0);
    expect(await server.admin('Admin.ApiIcon.Remove', { id })).toMatchObject({ ret: 409, msg: expect.stringContaining('Garden') });
  });

  it('tells which uploads no record names, a day after they came, and removes those in bulk', async () => {
    const [used, idle, fresh] = [await upload('used.png', 'image'), await upload('idle.png', 'image'), await upload('fresh.png', 'image')];
    await done(
      server.admin('Admin.Article.Add', { title: 'Sea', abstract: 'Sea', content: `<p><img src="${used}"></p>`, publish_time: new Date().toISOString() }),
    );
    const names = [used, idle].map((address) => address.replace('/files/', ''));
    const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await server.platform.database.transact((query) => query.updateTable('file').set({ created_at: old }).where('name', 'in', names).execute());
    const unused = async () => (await done(server.admin<ListAnswer>('Admin.UnusedFile.List', { filters: { kind: 'image' } }))).items;
    const found = (await unused()).filter(({ image }) => [used, idle, fresh].includes(String(image)));
    expect(found.map(({ title }) => title)).toEqual(['idle.png']);
    const [usedFile] = (await done(server.admin<{ items: FileView[] }>('Admin.File.GetList', { search: 'used.png' }))).items;
    const space = async () => (await done(server.admin<ListAnswer>('Admin.UploadUsage.List'))).items.map(({ files }) => Number(files))[0]!;
    const before = await space();
    expect((await server.admin('Admin.UnusedFile.Discard', { ids: [found[0]!.id] })).ret).toBe(200);
    expect((await server.admin('Admin.UnusedFile.Discard', { ids: [usedFile!.id] })).ret).not.toBe(200);
    expect((await unused()).map(({ image }) => image)).not.toContain(idle);
    const status = async (address: string) => (await fetch(server.address + address, { headers: { cookie: `token=${server.admin.token}` } })).status;
    expect(await Promise.all([used, idle, fresh].map(status))).toEqual([200, 404, 200]);
    expect(await space()).toBe(before - 1);
  });
});
