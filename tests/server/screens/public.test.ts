import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { openApiOf } from '../../../engine/core/derive/openapi.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';

const text = { type: 'string', label: both('Text') } as const;

const post = {
  name: 'post',
  label: both('Post'),
  menu: { section: 'service', order: 9 },
  schema: {
    type: 'object',
    properties: {
      title: text,
      secret_note: text,
      tel: { type: 'string', format: 'phone', label: both('Tel') },
      price: { type: 'integer', label: both('Price') },
      open: { type: 'boolean', label: both('Open') },
      key: { type: 'string', format: 'secret', label: both('Key') },
    },
  },
  list: { columns: ['title'] },
} satisfies ScreenFile;

const news = {
  name: 'news',
  label: both('News'),
  site: 'portal',
  viewOf: 'post',
  fields: { title: {}, secret_note: {}, price: {}, tel: {}, key: {}, open: {} },
  list: { columns: ['title', 'price', 'secret_note'], search: ['title', 'secret_note'], filters: ['title', 'secret_note'], sort: ['title'] },
  access: { calls: ['List', 'Get', 'Export'], where: { open: true }, public: { calls: ['List', 'Get'], fields: ['title', 'price'] } },
} satisfies ScreenFile;

describeOnDatabases('what is public', (place) => {
  let server: TestServer;
  const drop = (file: ScreenFile) => writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
  const list = (params = {}) => server.call<ListAnswer>('Platform.News.List', params);

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    for (const file of [post, news]) drop(file);
    await until(
      () => list(),
      ({ ret }) => ret === 200,
    );
    for (const [title, open] of [
      ['b', true],
      ['a', true],
      ['hidden', false],
    ])
      await server.admin('Admin.Post.Add', { title, open, price: 5, secret_note: `note of ${title}`, tel: '13800138000' });
  });
  afterAll(() => server.close());

  test('is read without a session: the rows that are so, and no field beside', async () => {
    expect((await list()).data?.items).toEqual([
      { id: 2, rev: 1, title: 'a', price: 5 },
      { id: 1, rev: 1, title: 'b', price: 5 },
    ]);
    expect((await server.call('Platform.News.Get', { id: 1 })).data).toEqual({ id: 1, rev: 1, title: 'b', price: 5, refs: {} });
    const [hidden, none] = [await server.call('Platform.News.Get', { id: 3 }), await server.call('Platform.News.Get', { id: 99 })];
    expect([hidden.ret, hidden.msg]).toEqual([404, none.msg.replace('99', '3')]);
    const signedIn = await server.admin<ListAnswer>('Platform.News.List');
    expect(signedIn.data?.items[0]).toMatchObject({ title: 'a', secret_note: 'note of a' });
  });

  test('cannot be asked about anything else, nor for what lies in the trash', async () => {
    for (const params of [{ filters: { secret_note: 'note of a' } }, { sort: 'secret_note' }, { sort: 'created_at' }, { fields: ['secret_note'] }])
      expect((await list(params)).ret, JSON.stringify(params)).toBe(400);
    expect((await list({ search: 'note' })).data?.total).toBe(0);
    await server.admin('Admin.Post.Remove', { id: 2 });
    expect((await list({ trash: true })).data?.items.map(({ title }) => title)).toEqual(['b']);
    const [{ call: member }, { id: account_id, call: clerk }] = await Promise.all([enter(server, 'member', 100), enter(server, 'clerk', 200)]);
    await server.admin('Admin.Permission.Grant', { account_id, nodes: ['/post/list'] });
    for (const [call, screen] of [
      [member, 'Platform.News'],
      [clerk, 'Admin.Post'],
    ] as const) {
      expect(await call(`${screen}.List`)).toMatchObject({ ret: 200 });
      expect((await call(`${screen}.List`, { trash: true })).ret).toBe(401);
      expect((await call(`${screen}.Export`, { trash: true })).ret).toBe(401);
    }
    expect((await server.admin<ListAnswer>('Admin.Post.List', { trash: true })).data?.total).toBe(1);
    expect((await server.call('Platform.News.History', { id: 1 })).ret).toBe(406);
  });

  test('is documented as open', () => {
    const { paths } = openApiOf([server.platform.screens.find('news')!], 'en', { title: '', version: '' });
    expect(Object.entries(paths).flatMap(([path, { post: call }]) => (call.security ? [path.split('.').at(-1)] : []))).toEqual(['List', 'Get']);
  });

  test.each<[string, ScreenFile, string, string]>([
    ['on the back-office', { ...post, access: { public: news.access.public } }, 'public-not-portal', '/access/public'],
    ['of rows that are somebody’s own', { ...news, access: { ...news.access, own: 'price' } }, 'public-with-own', '/access/public'],
    ['by a call the screen has not', { ...news, access: { ...news.access, calls: ['List'] } }, 'public-not-offered', '/access/public/calls/1'],
    ['with a field that does not exist', { ...news, access: { public: { calls: ['List'], fields: ['titel'] } } }, 'unknown-field', '/access/public/fields/0'],
    ['with a secret', { ...news, access: { public: { calls: ['List'], fields: ['key'] } } }, 'private-field', '/access/public/fields/0'],
    ['with a phone number', { ...news, access: { public: { calls: ['List'], fields: ['title', 'tel'] } } }, 'public-phone', '/access/public/fields/1'],
  ])('is refused %s', async (_, file, code, pointer) => {
    drop(file);
    const isReported = () => server.platform.screens.diagnostics().some((found) => found.code === code && found.pointer === pointer);
    expect(await until(async () => isReported(), Boolean)).toBe(true);
    expect((await list()).ret).toBe(200);
    for (const good of [post, news]) drop(good);
  });
});
