import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileView } from '../../../engine/core/calls/file.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { purgeTrash } from '../../../engine/server/operations/trash/purge-trash.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';

const paper = {
  name: 'paper',
  label: both('Paper'),
  menu: { section: 'service', order: 9 },
  schema: {
    type: 'object',
    properties: {
      account_id: { type: 'integer', format: 'ref:user.username', label: both('Account') },
      picture: { type: 'string', format: 'image', label: both('Picture') },
      files: { type: 'array', items: { type: 'string' }, format: 'files', label: both('Files') },
      body: { type: 'string', format: 'richtext', label: both('Body') },
      open: { type: 'boolean', label: both('Open') },
    },
  },
  list: { columns: ['picture'], filters: ['account_id'] },
} satisfies ScreenFile;

const mine = {
  name: 'my_paper',
  label: both('My papers'),
  site: 'portal',
  viewOf: 'paper',
  fields: { picture: {}, files: {}, account_id: {} },
  list: { columns: ['picture'] },
  access: { own: 'account_id', calls: ['List', 'Get', 'Add', 'Edit', 'Remove'] },
} satisfies ScreenFile;

const wall = {
  name: 'wall',
  label: both('Wall'),
  site: 'portal',
  viewOf: 'paper',
  fields: { picture: {}, body: {}, open: {} },
  list: { columns: ['body'] },
  access: { where: { open: true }, public: { calls: ['List', 'Get'], fields: ['body'] } },
} satisfies ScreenFile;

describeOnDatabases('a file of a record', (place) => {
  let server: TestServer;
  let anna: { id: number; call: Caller };
  let bert: { id: number; call: Caller };
  let clerk: { id: number; call: Caller };

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    for (const file of [paper, mine, wall]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
    await until(
      () => server.call('Platform.Wall.List'),
      ({ ret }) => ret === 200,
    );
    [anna, bert, clerk] = await Promise.all([enter(server, 'anna', 100), enter(server, 'bert', 100), enter(server, 'clerk', 200)]);
  });
  afterAll(() => server.close());

  let count = 0;
  async function upload(caller: Caller, kind: 'image' | 'document' = 'image'): Promise<FileView> {
    const pixels = await sharp({ create: { width: 4, height: 4 + count++, channels: 3, background: '#2f5bd7' } })
      .png()
      .toBuffer();
    const file = kind === 'image' ? new File([new Uint8Array(pixels)], 'a.png') : new File(['words'], 'a.txt');
    return (await caller<FileView>('Admin.File.Upload', { kind, file })).data!;
  }
  const ask = ({ url }: FileView, { token }: Caller, headers = {}) =>
    fetch(server.address + url, { headers: { ...(token && { cookie: `username=x; token=${token}` }), ...headers } });
  const readers = async (file: FileView, ...callers: Caller[]) => Promise.all(callers.map(async (caller) => (await ask(file, caller)).status));

  test('is its uploader’s until a record names it, and then of those who see the record', async () => {
    const file = await upload(anna.call);
    expect(await readers(file, anna.call, bert.call, clerk.call, server.call)).toEqual([200, 404, 404, 404]);
    const { data } = await anna.call<{ id: number }>('Platform.MyPaper.Add', { picture: file.url });
    expect(await readers(file, anna.call, bert.call, clerk.call, server.call, server.admin)).toEqual([200, 404, 404, 404, 200]);
    await server.admin('Admin.Paper.Edit', { id: data!.id, rev: 1, account_id: bert.id });
    expect(await readers(file, anna.call, bert.call, server.call)).toEqual([404, 200, 404]);
    const absent = await fetch(`${server.address}/files/${'0'.repeat(32)}.png`);
    const hidden = await ask(file, anna.call);
    expect([hidden.status, hidden.headers.get('content-type')]).toEqual([absent.status, absent.headers.get('content-type')]);
    const download = (caller: Caller) => caller('Admin.File.Download', { id: file.id });
    expect([(await download(anna.call)).ret, await download(clerk.call)]).toMatchObject([404, { ret: 404 }]);
  });

  test('is asked for each time, and answered in brief where it is known', async () => {
    const file = await upload(bert.call, 'document');
    await bert.call('Platform.MyPaper.Add', { files: [file.url] });
    const first = await ask(file, bert.call);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect((await ask(file, bert.call, { 'if-none-match': first.headers.get('etag') })).status).toBe(304);
    expect((await ask(file, anna.call, { 'if-none-match': first.headers.get('etag') })).status).toBe(404);
    const byHeader = await fetch(server.address + file.url, { headers: { authorization: `Bearer ${bert.call.token}` } });
    expect(await byHeader.text()).toBe('words');
  });

  test('is public only where a public screen shows the field', async () => {
    const [shown, extra] = [await upload(server.admin), await upload(server.admin)];
    const values = { body: `<p><img src="${shown.url}"></p>`, picture: extra.url, open: true };
    const { data } = await server.admin<{ id: number }>('Admin.Paper.Add', values);
    expect(await readers(shown, server.call, anna.call)).toEqual([200, 200]);
    expect((await ask(shown, server.call)).headers.get('cache-control')).toMatch(/^public, max-age=/);
    expect(await readers(extra, server.call, anna.call)).toEqual([404, 200]);
    await server.admin('Admin.Paper.Edit', { id: data!.id, rev: 1, open: false });
    expect(await readers(shown, server.call, anna.call)).toEqual([404, 404]);
  });

  test('cannot be had by naming it in a record of one’s own', async () => {
    const file = await upload(anna.call);
    const answer = await bert.call('Platform.MyPaper.Add', { picture: file.url });
    expect(answer).toMatchObject({ ret: 400, data: { errors: [{ field: 'picture', code: 'file' }] } });
    expect((await bert.call('Platform.User.EditProfile', { avatar: file.url })).ret).toBe(400);
    const { data } = await bert.call<{ id: number; rev: number }>('Platform.MyPaper.Add', {});
    expect((await bert.call('Platform.MyPaper.Edit', { ...data!, picture: file.url })).ret).toBe(400);
    expect(await readers(file, bert.call)).toEqual([404]);
  });

  test('is not removed while a record names it, and goes from the disk with the last one that did', async () => {
    const file = await upload(anna.call);
    const papers = [1, 2].map(() => anna.call<{ id: number }>('Platform.MyPaper.Add', { picture: file.url }));
    const [first, second] = (await Promise.all(papers)).map(({ data }) => data!.id);
    const remove = (call: Caller) => call('Admin.File.DelFile', { id: file.id });
    expect([await remove(anna.call), await remove(server.admin), await remove(bert.call)]).toMatchObject([
      { ret: 409, msg: expect.not.stringContaining('paper') },
      { ret: 409, msg: expect.stringContaining(`（${first}）`) },
      { ret: 404 },
    ]);
    await server.admin('Admin.Paper.Remove', { id: first });
    await anna.call('Platform.MyPaper.Edit', { id: second, rev: 1, clear: ['picture'] });
    expect((await remove(anna.call)).ret).toBe(409);
    const isThere = () => existsSync(join(server.platform.config.dataFolder, 'files', file.name));
    const purge = async (id: number | undefined) => {
      await server.admin('Admin.Paper.Remove', { id });
      const past = new Date(Date.now() - 31 * 86_400_000).toISOString();
      const { database } = server.platform;
      await database.transact((query) => anyTable(query).updateTable('paper').set({ deleted_at: past }).where('id', '=', id!).execute());
      await purgeTrash(server.platform);
      return isThere();
    };
    expect([await purge(first), await purge(second)]).toEqual([true, false]);
    expect(await server.platform.files.findByName(file.name)).toBeNull();
  });

  test('of before uses were kept is found in its record', async () => {
    const file = await upload(anna.call);
    await anna.call('Platform.MyPaper.Add', { files: [file.url] });
    const { database } = server.platform;
    await database.transact(async (query) => {
      await query.deleteFrom('file_use').where('name', '=', file.name).execute();
      await query.updateTable('file').set({ is_traced: null }).where('id', '=', file.id).execute();
    });
    expect(await readers(file, bert.call, anna.call)).toEqual([404, 200]);
  });
});
