import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const audiences = ['tourist', 'member', 'programmer'] as const;

describeOnDatabases('articles on the portal', (place) => {
  let server: TestServer;
  const readers: Record<string, Caller> = {};
  const ids: Record<string, number> = {};
  let fileOfMembers = '';

  const add = async (title: string, own: Record<string, string | boolean | number> = {}, then: string[] = ['Pass']) => {
    const article = { title, abstract: `About ${title}`, content: '<p>text</p>', publish_time: '2026-01-01 08:00:00', ...own };
    const { id } = await done(server.admin<{ id: number }>('Admin.Article.Add', article));
    for (const verb of then) await done(server.admin(`Admin.Article.${verb}`, { id, ...(verb === 'Reject' && { reason: 'no' }) }));
    ids[title] = id;
  };
  const page = (path: string, reader?: Caller) => fetch(server.address + path, { headers: reader?.token ? { cookie: `token=${reader.token}` } : {} });
  const text = async (path: string, reader?: Caller) => (await page(path, reader)).text();

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    readers.visitor = server.call;
    readers.member = (await enter(server, 'member', 0)).call;
    readers.programmer = (await enter(server, 'programmer', 100)).call;
    const upload = new File([picture], 'cover.png', { type: 'image/png' });
    fileOfMembers = (await done(server.admin<{ url: string }>('Admin.File.Upload', { file: upload, kind: 'image' }))).url;
    for (const audience of audiences) await add(`for-${audience}`, { view_permission: audience, ...(audience === 'member' && { cover: fileOfMembers }) });
    await add('in-hiding', {}, ['Pass', 'Hide']);
    await add('taken-down', {}, ['Pass', 'TakeDown']);
    await add('not-reviewed', {}, []);
    await add('sent-back', {}, ['Reject']);
    await add('of-tomorrow', { publish_time: '2999-01-01 08:00:00' });
  });
  afterAll(() => server.close());

  const known: Record<string, readonly string[]> = {
    visitor: ['for-tourist'],
    member: ['for-tourist', 'for-member'],
    programmer: ['for-tourist', 'for-member', 'for-programmer'],
  };

  test.each(Object.keys(known))('a %s knows of exactly the articles meant for them, wherever articles are', async (name) => {
    const reader = readers[name];
    const wanted = [...(known[name] ?? [])].sort();
    const seenIn = (content: string) =>
      Object.keys(ids)
        .filter((title) => content.includes(title))
        .sort();
    for (const path of ['/', '/articles', '/feed.xml', '/search?q=About']) expect(seenIn(await text(path, reader)), path).toEqual(wanted);
    const { items } = await done(reader!<{ items: { title: string }[] }>('Platform.PublishedArticle.List'));
    expect(items.map(({ title }) => title).sort()).toEqual(wanted);
    for (const [title, id] of Object.entries(ids)) {
      const isKnown = wanted.includes(title);
      expect((await page(`/articles/${id}`, reader)).status, title).toBe(isKnown ? 200 : 404);
      expect((await reader!('Platform.PublishedArticle.Get', { id })).ret, title).toBe(isKnown ? 200 : 404);
    }
    expect((await page(fileOfMembers, reader)).status).toBe(name === 'visitor' ? 404 : 200);
    // What search engines are told is what visitors may read, whoever asks.
    const map = await text('/sitemap.xml', reader);
    expect(Object.values(ids).filter((id) => map.includes(`/articles/${id}<`))).toEqual([ids['for-tourist']]);
    expect((await reader!('Platform.PublishedArticle.History', { id: ids['for-tourist']! })).ret).not.toBe(200);
  });

  test('stand with what is pinned first, then by their number, then the newest', async () => {
    await add('sorted-low', { sort: 1 });
    await add('sorted-high', { sort: 9 });
    await add('pinned', { topping: true });
    const list = await text('/articles');
    const at = ['pinned', 'sorted-high', 'sorted-low', 'for-tourist'].map((title) => list.indexOf(`>${title}</a>`));
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(at[0]).toBeGreaterThan(0);
  });

  test('run nothing, whatever was written in them', async () => {
    const evil = '<img src="x" onerror="alert(1)"><script>alert(2)</script>[link](javascript:alert(3))';
    await add('evil-markdown', { content_type: 'markdown', content_markdown: `# Head\n\n${evil}\n\n**bold**` });
    await add('evil-html', { content: `<p>${evil}</p>` });
    for (const title of ['evil-markdown', 'evil-html']) {
      const article = (await text(`/articles/${ids[title]}`)).split('<main')[1] ?? '';
      expect(article).not.toMatch(/<script|<[^>]*\son\w+=|href="javascript:/i);
    }
    expect(await text(`/articles/${ids['evil-markdown']}`)).toContain('<strong>bold</strong>');
  });

  test('leave the feed readable, whatever characters are in them', async () => {
    await add('odd\u0008title', { abstract: 'a\u0001b\uffff & <c>', content_type: 'markdown', content_markdown: 'x\u000by' });
    const [feed, map] = await Promise.all(['/feed.xml', '/sitemap.xml'].map((path) => text(path)));
    expect(feed).toContain('<title>oddtitle</title>');
    expect(feed).toContain('&amp; &lt;c&gt;</summary>');
    // What XML 1.0 allows, and nothing else.
    for (const xml of [feed, map]) expect(xml).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+$/u);
  });

  test('go back to review with what they say, and not with where they stand', async () => {
    const id = ids['for-tourist']!;
    const edit = async (values: Record<string, string | number>) => {
      const { rev } = await done(server.admin<{ rev: number }>('Admin.Article.Get', { id }));
      await done(server.admin('Admin.Article.Edit', { id, rev, ...values }));
      return (await page(`/articles/${id}`)).status;
    };
    expect(await edit({ sort: 3 })).toBe(200);
    expect(await edit({ title: 'for-tourist anew' })).toBe(404);
    await done(server.admin('Admin.Article.Pass', { id }));
    expect((await page(`/articles/${id}`)).status).toBe(200);
  });

  test('count a reader once a day, without a program among them, and leave the revision alone', async () => {
    const id = ids.pinned!;
    const before = await done(server.admin<{ rev: number }>('Admin.Article.Get', { id }));
    const read = (agent: string) => fetch(`${server.address}/articles/${id}`, { headers: { 'user-agent': agent } });
    for (const agent of ['Firefox', 'Firefox', 'Safari', 'Googlebot/2.1', 'Firefox']) await read(agent);
    const times = () => done(server.admin<{ read_times: number; rev: number }>('Admin.Article.Get', { id }));
    const after = await until(times, ({ read_times }) => read_times >= 2);
    expect(after).toMatchObject({ read_times: 2, rev: before.rev });
  });
});
