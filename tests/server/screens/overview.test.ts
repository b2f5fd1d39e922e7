import { expect, it } from 'vitest';
import type { Overview } from '../../../engine/core/calls/overview.ts';
import type { FoundRecords } from '../../../engine/core/calls/search.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { enter } from '../../helpers/accounts.ts';
import { type DatabaseConfig, describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';

const day = 86_400_000;

function addCall(server: TestServer, ret: number, service = 'Open.Calc.Add'): void {
  const raw = { fields: {}, ip: '127.0.0.1', requestId: `r${ret}` };
  server.platform.accessLog.add({
    service: { name: service },
    app: null,
    ret,
    kind: ret === 200 ? 'ordinary' : 'failed',
    rule: null,
    limits: [],
    isRefused: false,
    milliseconds: 1,
    raw,
  });
}

describeOnDatabases('the home page', (database) => {
  it('has the numbers of the lists one may see, of open calls by day and outcome, and the log of before there were sums', async () => {
    const config: DatabaseConfig = await database.config();
    const before = await openServer({ database: config });
    const old = { service: 'Open.Calc.Add', ret: 200, ms: 1, ip: '127.0.0.1', request_id: 'old', parameters: '{}' };
    const time = new Date(Date.now() - 2 * day).toISOString();
    const logged = [
      { ...old, time, calls: null },
      { ...old, time, calls: 4, ret: 406 },
    ];
    await before.platform.database.transact((query) => anyTable(query).insertInto('access_log').values(logged).execute());
    await before.close();

    const server = await openServer({ database: config });
    try {
      for (const ret of [200, 200, 400, 502]) addCall(server, ret);
      const app = { app_secret: 'x'.repeat(24), account_id: 1, limit_mode: 'unlimited', daily_limit: 1 };
      for (const app_key of ['a', 'b']) await server.admin('Admin.App.Add', { ...app, app_key, name: app_key });
      const editor = await enter(server, 'editor', 200);
      await server.admin('Admin.Permission.Grant', { account_id: editor.id, nodes: ['/platmanage/article/list'] });

      const { data } = await server.admin<Overview>('Admin.Home.GetOverview');
      expect(data?.traffic?.path).toBe('/techzones/apistats/alog');
      expect(data?.lists.map(({ path }) => path)).not.toContain('/techzones/apistats/alog');
      expect(data?.traffic?.days).toHaveLength(30);
      expect(data?.traffic?.days.at(-1)).toMatchObject({ ok: 2, refused: 1, failed: 1 });
      expect(data?.traffic?.days.at(-3)).toMatchObject({ ok: 1, refused: 4, failed: 0 });
      expect(data?.traffic?.faults.map(({ ret, request_id, calls }) => [ret, request_id, calls])).toEqual([
        [502, 'r502', 1],
        [400, 'r400', 1],
        [406, 'old', 4],
      ]);
      expect(data?.figures.find(({ path }) => path === '/application/list')).toMatchObject({
        label: { zh_cn: '应用', en: 'Apps' },
        total: 2,
        recent: 2,
        points: [...Array(9).fill(0), 2],
      });
      expect(data?.waiting).toContainEqual(
        expect.objectContaining({
          path: '/application/list',
          field: 'verify_status',
          state: 'pending',
          stateLabel: expect.objectContaining({ zh_cn: '待审核', en: 'Pending review' }),
          total: 2,
        }),
      );
      expect(data?.accounts?.groups).toContainEqual(expect.objectContaining({ value: 255, total: 1 }));
      expect(data?.lists).toContainEqual({ path: '/user/list', total: 2 });

      // Added up once: what is counted already is not counted again.
      addCall(server, 200);
      const { data: later } = await server.admin<Overview>('Admin.Home.GetOverview');
      expect(later?.traffic?.days.at(-1)?.ok).toBe(3);
      expect(later?.traffic?.days.at(-3)?.ok).toBe(1);

      const { data: less } = await editor.call<Overview>('Admin.Home.GetOverview');
      expect(less).toEqual({
        lists: [{ path: '/platmanage/article/list', total: 0 }],
        figures: [],
        waiting: [expect.objectContaining({ path: '/platmanage/article/list', field: 'review_status', state: 'pending', total: 0 })],
        accounts: null,
        traffic: null,
      });

      const article = { title: 'Editor news', abstract: 'a', content: '<p>b</p>', publish_time: '2026-01-01 08:00:00' };
      for (let count = 0; count < 7; count++) await server.admin('Admin.Article.Add', article);
      const search = async (caller: Caller, words: string) => {
        const answer = await caller<{ groups: FoundRecords }>('Admin.Home.SearchRecords', { words });
        return answer.data?.groups.map(({ path, records }) => [path, records.map(({ id, title }) => `${id} ${title}`)]);
      };
      const articles = ['/platmanage/article/list', [7, 6, 5, 4, 3].map((id) => `${id} Editor news`)];
      expect(await search(editor.call, 'ditor')).toEqual([articles]);
      expect(await search(server.admin, 'ditor')).toEqual(expect.arrayContaining([articles, ['/user/list', ['2 editor']]]));
      expect(await search(editor.call, '#2')).toEqual([['/platmanage/article/list', ['2 Editor news']]]);
      expect(await search(editor.call, 'nobody has this')).toEqual([]);
      await server.admin('Admin.Article.Add', { ...article, title: '账号管理' });
      for (const words of ['zhgl', 'zhanghao']) expect(await search(editor.call, words)).toEqual([['/platmanage/article/list', ['8 账号管理']]]);
      expect((await server.call('Admin.Home.SearchRecords', { words: 'x' })).ret).toBe(406);
    } finally {
      await server.close();
    }
  });
});
