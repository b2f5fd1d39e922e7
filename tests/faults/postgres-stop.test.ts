import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ImportResult } from '../../engine/core/answers/import-answer.ts';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import type { JobView } from '../../engine/core/calls/job.ts';
import type { Envelope } from '../../engine/core/protocol/envelope.ts';
import { DatabaseEventBus } from '../../engine/server/data/event-bus.ts';
import { migrate } from '../../engine/server/data/migration/migrate.ts';
import { openDatabase } from '../../engine/server/data/open-database.ts';
import { createJobQueue } from '../../engine/server/jobs/create-job-queue.ts';
import { jobTable } from '../../engine/server/jobs/job-table.ts';
import { openTables } from '../../plugins/apps/server/app-tables.ts';
import { DatabaseAccessLog } from '../../plugins/apps/server/usage/access-log.ts';
import { begunBy } from '../helpers/accounts.ts';
import { hasOwnPostgres, makePostgres, type OwnPostgres } from '../helpers/own-postgres.ts';
import { type Caller, until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { rounds } from './rounds.ts';

const stops = rounds(2, 12);
const kill = `select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = 'portico'`;

describe.skipIf(!hasOwnPostgres)('PostgreSQL is stopped', () => {
  let postgres: OwnPostgres;
  let data: string;
  beforeAll(async () => {
    postgres = await makePostgres();
    data = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  });
  afterAll(() => {
    postgres.remove();
    rmSync(data, { recursive: true, force: true });
  });

  test('under a server at work, which refuses clearly, loses nothing and works again by itself', { timeout: 80_000 * stops }, async () => {
    const { process: server, admin } = await spawnServer(data, { databaseUrl: postgres.address });
    onTestFinished(() => void server.kill('SIGKILL'));
    const acknowledged: string[] = [];
    const refused = new Map<number, Envelope>();
    let isOver = false;
    const write = async (writer: number): Promise<void> => {
      for (let at = 0; !isOver; at++) {
        const name = `key_${writer}_${at}`;
        const answer = await admin('Admin.Configuration.Add', { name, value: 'x' });
        if (answer.ret === 200) acknowledged.push(name);
        else refused.set(answer.ret, answer);
      }
    };
    const writing = Promise.all(Array.from({ length: 6 }, (_, writer) => write(writer)));
    const isWorking = () =>
      until(
        async () => acknowledged.length,
        (count) => count > before,
      );
    let before = 0;
    for (let round = 0; round < stops; round++) {
      await isWorking();
      if (round % 3 === 0) postgres.run(kill);
      else {
        postgres.stop();
        expect(await inLanguage(admin, 'zh_cn')).toMatchObject({ ret: 503, data: null, msg: '数据库暂时无法连接，请稍后重试' });
        expect(await inLanguage(admin, 'en')).toMatchObject({ ret: 503, msg: 'The database cannot be reached at the moment; try again shortly' });
        postgres.start();
      }
      before = acknowledged.length;
    }
    await isWorking();
    isOver = true;
    await writing;
    expect([...refused.keys()]).toEqual([503]);
    const { data: list } = await admin<ListAnswer>('Admin.Configuration.List', { per_page: 1 });
    expect(list!.total).toBeGreaterThanOrEqual(acknowledged.length);

    postgres.stop();
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    postgres.start();
  });

  test('in the middle of an import, which goes on where it was', async () => {
    postgres.run('create database imports');
    const { process: server, admin } = await spawnServer(data, { databaseUrl: postgres.address.replace(/postgres$/, 'imports') });
    onTestFinished(() => void server.kill('SIGKILL'));
    const count = 3_000;
    const rows = Array.from({ length: count }, (_, at) => `row_${at},x`);
    const file = new File([['name,value', ...rows].join('\n')], 'rows.csv');
    const { data: begun } = await admin<{ job: number }>('Admin.Configuration.Import', { file });
    const job = async () => (await admin<JobView>('Admin.Job.Get', { id: begun!.job })).data;
    await until(job, (view) => (view?.done ?? 0) > 0);
    postgres.stop();
    postgres.start();
    const ended = await until(job, (view) => !!view && view.finished_at !== null);
    const { imported, faults } = ended!.result as ImportResult;
    // Of what was being saved at that moment nobody knows; it is told, row by row.
    expect(faults.filter(({ message }) => !message.includes('未知'))).toEqual([]);
    expect(imported + faults.length).toBe(count);
    const { data: list } = await admin<ListAnswer>('Admin.Configuration.List', { per_page: 1, search: 'row_' });
    expect(list!.total).toBeGreaterThanOrEqual(imported);
  });

  test('for want of disk only, of which the next to use the connection hears nothing', async () => {
    const database = await openDatabase({ dataFolder: data, databaseUrl: postgres.address });
    onTestFinished(() => database.close());
    postgres.run(`create function starved() returns int language plpgsql as 'begin raise exception using errcode = ''53100''; end'`);
    const starved = sql`select starved()`;
    for (let at = 0; at < 30; at++) await expect(starved.execute(database.read)).rejects.toMatchObject({ ret: 503, reason: 'full' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => sql`select 1 as one`.execute(database.read)));
    expect(answers.flatMap(({ rows }) => rows)).toEqual(Array(30).fill({ one: 1 }));
  });

  test('while a job runs and calls are logged: both are kept once the database is back', async () => {
    postgres.run('create database jobs');
    const database = await openDatabase({ dataFolder: data, databaseUrl: postgres.address.replace(/postgres$/, 'jobs') });
    onTestFinished(() => database.close());
    await migrate(database, [jobTable, ...openTables]);
    const accessLog = new DatabaseAccessLog(database);
    onTestFinished(() => accessLog.stop());
    const jobs = createJobQueue(database, new DatabaseEventBus(database), async () => null);
    const begun = Promise.withResolvers<(done: number, total: number) => void>();
    const work = Promise.withResolvers<string>();
    jobs.register('slow', async (_payload, { progress }) => {
      begun.resolve(progress);
      return work.promise;
    });
    jobs.start();
    onTestFinished(() => jobs.stop());
    const id = await jobs.add({ kind: 'slow', title: { zh_cn: '慢', en: 'Slow' }, payload: null, call: begunBy(1) });
    const progress = await begun.promise;
    postgres.stop();
    progress(1, 2);
    accessLog.add({
      service: { name: 'Tool.Stop.Probe' },
      app: null,
      ret: 503,
      kind: 'ordinary',
      rule: null,
      limits: [],
      isRefused: false,
      milliseconds: 1,
      raw: { fields: {}, ip: '127.0.0.1', requestId: 'r' },
    });
    await accessLog.flush();
    work.resolve('all of it');
    await expect(jobs.find(id, 1)).rejects.toMatchObject({ ret: 503 });
    postgres.start();
    const ended = await until(
      () => jobs.find(id, 1).catch(() => null),
      (job) => job !== null && job.finished_at !== null,
    );
    expect(ended).toMatchObject({ status: 'done', result: 'all of it' });
    await accessLog.flush();
    expect(await database.read.selectFrom('access_log').select('service').execute()).toEqual([{ service: 'Tool.Stop.Probe' }]);
    expect(accessLog.dropped).toBe(0);
  });
});

/** A call as a page in that language makes it. */
async function inLanguage(admin: Caller, language: string): Promise<Envelope> {
  const body = new URLSearchParams({ service: 'Admin.Configuration.List', access_token: admin.token });
  const response = await fetch(`${admin.address}/api/`, { method: 'POST', body, headers: { 'accept-language': language } });
  expect(response.headers.get('retry-after')).toBe('2');
  return (await response.json()) as Envelope;
}
