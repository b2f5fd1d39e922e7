import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ demo: true });
});
afterAll(() => server?.close());

const rows = async (screen: string) => (await done(server.admin<ListAnswer>(`Admin.${screen}.List`, { per_page: 100 }))).items;

test('the demo cases pass when their task runs, and all of it goes with the other demo data', async () => {
  expect(await rows('TokenConfig')).toMatchObject([{ mode: 'app', app_key: 'weatherdemo' }]);
  expect(await rows('ApiProduct')).toMatchObject([{ interfaces: 5 }]);
  expect(await rows('TopicSubscription')).toMatchObject([{ verify_status: 'passed', status: 'on' }]);
  const [task] = await rows('ScheduledTask');
  expect(await server.admin('Admin.ScheduledTask.RunNow', { id: Number(task?.id) })).toMatchObject({ ret: 200 });
  await until(
    async () => (await rows('ScheduledTask'))[0],
    (found) => found?.last_result !== null && found?.last_result !== '' && found?.status !== 'running',
  );
  expect((await rows('TestCase')).filter(({ status }) => status === 'successful').length).toBeGreaterThanOrEqual(3);
  expect(await rows('ScheduledTask')).toMatchObject([{ status: 'idle' }]);
  expect((await rows('Article')).filter(({ read_times }) => Number(read_times) === 0)).toEqual([]);

  await done(server.admin('Admin.Demo.Remove'));
  for (const screen of ['TestCase', 'TokenConfig', 'ScheduledTask', 'TopicSubscription']) expect(await rows(screen), screen).toEqual([]);
  expect((await rows('Topic')).filter(({ source }) => source !== 'platform')).toEqual([]);
});
