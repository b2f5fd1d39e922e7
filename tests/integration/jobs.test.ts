import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportResult } from '../../engine/core/answers/import-answer.ts';
import type { JobView } from '../../engine/core/calls/job.ts';
import { openServer, rawCall, type TestServer, until } from '../helpers/server.ts';

const rows = 6_000;
let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  const at = new Date().toISOString();
  await server.platform.database.transact(async (query) => {
    for (let start = 0; start < rows; start += 500) {
      const values = Array.from({ length: 500 }, (_, index) => ({ name: `key_${start + index}`, value: 'x', created_at: at, updated_at: at, rev: 1 }));
      await query.insertInto('configuration').values(values).execute();
    }
  });
});
afterAll(() => server.close());

const begunByAdmin = async () => {
  const state = await server.platform.sessions.resolve(server.admin.token);
  if ('ended' in state) throw new Error(state.ended);
  return { service: 'Admin.Job.List', session: state.session };
};
const finished = (id: number) =>
  until(
    async () => (await server.admin<JobView>('Admin.Job.Get', { id })).data!,
    (job) => job.finished_at !== null,
  );

test.each(['csv', 'xlsx'])('more than 5,000 rows are exported as %s by a job whose file only its owner gets', async (format) => {
  const { data } = await server.admin<{ job: number }>('Admin.Configuration.Export', { format });
  const job = await finished(data!.job);
  expect(job).toMatchObject({ status: 'done', kind: 'export', title: { zh_cn: '导出配置' }, result: { rows } });
  const { file } = job.result as ExportResult;
  const response = await rawCall(server.address, { service: 'Admin.File.Download', access_token: server.admin.token, id: file });
  const content = Buffer.from(await response.arrayBuffer());
  if (format === 'csv') expect(content.toString().trimEnd().split('\r\n')).toHaveLength(rows + 1);
  else expect(content.subarray(0, 2).toString()).toBe('PK');

  await server.admin('Admin.User.AddMember', { username: `other_${format}`, password: 'secret-12', level: 200 });
  const other = await server.login(`other_${format}`, 'secret-12');
  expect((await other('Admin.File.Download', { id: file })).ret).toBe(404);
  expect((await other('Admin.Job.Get', { id: data!.job })).ret).toBe(404);
  expect((await other('Admin.Job.Cancel', { id: data!.job })).ret).toBe(409);
});

test('a job is stopped by its owner, by nobody else, and says so', async () => {
  const { jobs } = server.platform;
  let steps = 0;
  jobs.register('endless', async (_payload, { signal, progress }) => {
    for (;;) {
      signal.throwIfAborted();
      progress(++steps, 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  const id = await jobs.add({ kind: 'endless', title: { zh_cn: '无尽', en: 'Endless' }, payload: null, call: await begunByAdmin() });
  await until(
    async () => steps,
    (done) => done > 3,
  );
  await server.admin('Admin.User.AddMember', { username: 'stranger', password: 'secret-12', level: 200 });
  const stranger = await server.login('stranger', 'secret-12');
  expect((await stranger('Admin.Job.Cancel', { id })).ret).toBe(409);
  const before = steps;
  await until(
    async () => steps,
    (done) => done > before + 3,
  );
  expect((await server.admin('Admin.Job.Cancel', { id })).ret).toBe(200);
  expect((await finished(id)).status).toBe('cancelled');
});

test('a job that fails tells its owner nothing of the inside', async () => {
  const { jobs } = server.platform;
  jobs.register('broken', async () => {
    throw new Error('SELECT * FROM secret');
  });
  const id = await jobs.add({ kind: 'broken', title: { zh_cn: '坏', en: 'Broken' }, payload: null, call: await begunByAdmin() });
  const job = await finished(id);
  expect(job.status).toBe('failed');
  expect(JSON.stringify(job)).not.toContain('SELECT');
});
