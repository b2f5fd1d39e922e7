import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OptionsAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { FileView } from '../../../engine/core/calls/file.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';

const sticker: ScreenFile = {
  name: 'sticker',
  label: both('Sticker'),
  menu: { section: 'service', order: 9 },
  access: { where: { open: true } },
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', label: both('Name') },
      picture: { type: 'string', format: 'image', label: both('Picture') },
      draft: { type: 'string', format: 'image', label: both('Draft') },
      open: { type: 'boolean', label: both('Open') },
    },
  },
  list: { columns: ['name', 'picture'] },
};
const badge: ScreenFile = {
  name: 'badge',
  label: both('Badge'),
  site: 'portal',
  access: { own: 'account_id' },
  schema: {
    type: 'object',
    properties: {
      account_id: { type: 'integer', format: 'ref:user.username', readOnly: true, label: both('Account') },
      name: { type: 'string', label: both('Name') },
      picture: { type: 'string', format: 'image', label: both('Picture') },
    },
  },
  list: { columns: ['name', 'picture'] },
};
const card: ScreenFile = {
  name: 'card',
  label: both('Card'),
  site: 'portal',
  access: { own: 'account_id' },
  schema: {
    type: 'object',
    properties: {
      account_id: { type: 'integer', format: 'ref:user.username', readOnly: true, label: both('Account') },
      sticker: { type: 'string', format: 'image', library: 'sticker.picture', label: both('Sticker') },
      badge: { type: 'string', format: 'image', library: 'badge.picture', label: both('Badge') },
    },
  },
  list: { columns: ['sticker'] },
};

describeOnDatabases('a library of pictures', (place) => {
  let server: TestServer;
  let anna: { id: number; call: Caller };
  let bert: { id: number; call: Caller };

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    for (const file of [sticker, badge, card]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
    await until(
      () => server.admin('Platform.Card.List'),
      ({ ret }) => ret === 200,
    );
    [anna, bert] = await Promise.all([enter(server, 'anna', 1), enter(server, 'bert', 1)]);
  });
  afterAll(() => server.close());

  let count = 0;
  async function upload(caller: Caller): Promise<FileView> {
    const pixels = await sharp({ create: { width: 4, height: 4 + count++, channels: 3, background: '#2f5bd7' } })
      .png()
      .toBuffer();
    return (await caller<FileView>('Admin.File.Upload', { kind: 'image', file: new File([new Uint8Array(pixels)], 'a.png') })).data!;
  }
  const offered = async (caller: Caller, field: string) =>
    (await caller<OptionsAnswer>('Platform.Card.Options', { field })).data?.items.map(({ value }) => value);
  const readers = async ({ url }: FileView, ...callers: Caller[]) =>
    Promise.all(
      callers.map(async ({ token }) => (await fetch(server.address + url, { headers: token ? { cookie: `username=x; token=${token}` } : {} })).status),
    );

  test('shows everybody what it offers, and no other picture of its records', async () => {
    const [picture, draft] = [await upload(server.admin), await upload(server.admin)];
    await server.admin('Admin.Sticker.Add', { name: 'Sun', open: true, picture: picture.url, draft: draft.url });
    expect(await offered(anna.call, 'sticker')).toEqual([picture.url]);
    expect(await readers(picture, anna.call, server.call)).toEqual([200, 200]);
    expect(await readers(draft, anna.call, server.call)).toEqual([404, 404]);
  });

  test('keeps to the rows of its screen: what is hidden there is neither offered nor read', async () => {
    const hidden = await upload(server.admin);
    expect((await server.admin('Admin.Sticker.Add', { name: 'Moon', open: true, picture: hidden.url })).ret).toBe(200);
    const { data } = await server.admin<{ items: { id: number; rev: number; name: string }[] }>('Admin.Sticker.List');
    const moon = data!.items.find(({ name }) => name === 'Moon')!;
    const { database } = server.platform;
    await database.transact((query) =>
      anyTable(query)
        .updateTable('sticker')
        .set({ open: database.dialect === 'sqlite' ? 0 : false })
        .where('id', '=', moon.id)
        .execute(),
    );
    expect(await offered(anna.call, 'sticker')).not.toContain(hidden.url);
    expect(await readers(hidden, anna.call, server.call)).toEqual([404, 404]);
    expect((await anna.call('Platform.Card.Add', { sticker: hidden.url })).ret).toBe(400);
  });

  test('of one’s own pictures stays one’s own', async () => {
    const own = await upload(anna.call);
    expect((await anna.call('Platform.Badge.Add', { name: 'Mine', picture: own.url })).ret).toBe(200);
    expect([await offered(anna.call, 'badge'), await offered(bert.call, 'badge')]).toEqual([[own.url], []]);
    expect(await readers(own, anna.call, bert.call, server.call)).toEqual([200, 404, 404]);
    expect((await bert.call('Platform.Card.Add', { badge: own.url })).ret).toBe(400);
    expect((await anna.call('Platform.Card.Add', { badge: own.url })).ret).toBe(200);
  });
});
