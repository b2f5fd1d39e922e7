import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../engine/core/derive/table/table.ts';
import { createRepository } from '../../../engine/server/data/repository/repository-of.ts';
import type { Database } from '../../../engine/server/index.ts';
import { anyTable, migrate } from '../../../engine/server/index.ts';
import type { AggregateRequest, FieldCondition } from '../../../engine/server/kernel/ports/repository.ts';
import { openTables } from '../../../plugins/apps/server/app-tables.ts';
import { fillCoarser } from '../../../plugins/traffic/server/rollup/fill-coarser.ts';
import { latencyBucket } from '../../../plugins/traffic/server/rollup/latency-bucket.ts';
import { rollUp } from '../../../plugins/traffic/server/rollup/roll-up.ts';
import { trafficTables } from '../../../plugins/traffic/server/traffic-tables.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';

const going = new AbortController().signal;
const fixed = { account_id: 7, ip: '10.0.0.1', request_id: 'r', parameters: '{}', correlation_id: null, bundle: null, rule: null, limits: null };

test('calls of a bucket differ by a quarter at most', () => {
  for (const ms of [0.2, 1, 7, 80, 999, 30_000]) {
    expect(latencyBucket(ms * 1.25 * 1.001)).toBeGreaterThan(latencyBucket(ms));
    expect(latencyBucket(ms * 1.05) - latencyBucket(ms)).toBeLessThanOrEqual(1);
  }
});

describeOnDatabases('sums of the access log', (database) => {
  let db: Database;
  beforeAll(async () => {
    db = await database.open();
    await migrate(db, [...openTables, ...trafficTables]);
  });

  const log = (rows: { time: string; ret?: number; ms?: number; calls?: number; app_key?: string | null; kind?: string | null; service?: string }[]) =>
    db.transact((query) =>
      query
        .insertInto('access_log')
        .values(rows.map((row) => ({ service: 'Shop.Goods.Get', app_key: 'erp', ret: 200, ms: 10, calls: 1, kind: 'ordinary', ...fixed, ...row })))
        .execute(),
    );
  const days = async () => {
    const rows = await db.read.selectFrom('traffic_day').selectAll().orderBy('time').orderBy('app_key').orderBy('kind').orderBy('ms').execute();
    return rows.map(({ time, app_key, kind, ret_class, calls, ms }) => [
      new Date(time).toISOString(),
      app_key,
      kind,
      Number(ret_class),
      Number(calls),
      Number(ms),
    ]);
  };

  test('a row counts once in its minute, hour and day on the clocks of the platform, however often the sums are made', async () => {
    await log([
      { time: '2026-11-23T15:59:59.000Z', ms: 10 },
      { time: '2026-11-23T16:00:00.000Z', ms: 10 },
      { time: '2026-11-23T16:00:30.000Z', ms: 10.5, calls: 3 },
      { time: '2026-11-23T16:00:31.000Z', ret: 502, kind: 'failed', ms: 3_000 },
      { time: '2026-11-23T16:01:00.000Z', ret: 406, kind: null, app_key: null, ms: 1, calls: 40 },
    ]);
    expect(await rollUp(db, going)).toBe(5);
    expect(await rollUp(db, going)).toBe(0);
    expect(await days()).toEqual([
      ['2026-11-22T16:00:00.000Z', 'erp', 'ordinary', 2, 1, 10],
      ['2026-11-23T16:00:00.000Z', '', 'failed', 4, 40, 1],
      ['2026-11-23T16:00:00.000Z', 'erp', 'failed', 5, 1, 3_000],
      ['2026-11-23T16:00:00.000Z', 'erp', 'ordinary', 2, 4, 10.375],
    ]);
    const minutes = await db.read.selectFrom('traffic_minute').select(['time', 'kind', 'calls']).orderBy('time').orderBy('kind').execute();
    expect(minutes.map(({ time, kind, calls }) => [new Date(time).toISOString().slice(11, 16), kind, Number(calls)])).toEqual([
      ['15:59', 'ordinary', 1],
      ['16:00', 'failed', 1],
      ['16:00', 'ordinary', 4],
      ['16:01', 'failed', 40],
    ]);
    const hours = await db.read
      .selectFrom('traffic_hour')
      .select(({ fn }) => fn.sum('calls').as('calls'))
      .executeTakeFirst();
    expect(Number(hours?.calls)).toBe(46);
  });

  test('a row that comes late is added to its own day', async () => {
    await log([{ time: '2026-11-23T15:00:00.000Z', ms: 10.2 }]);
    expect(await rollUp(db, going)).toBe(1);
    expect((await days())[0]).toEqual(['2026-11-22T16:00:00.000Z', 'erp', 'ordinary', 2, 2, 10.1]);
  });

  test('calls of one length count in its bucket, though their mean is rounded', async () => {
    const time = '2026-11-20T04:00:00.000Z';
    await log([0.1, 0.1, 0.1].map((ms) => ({ time, ms, kind: 'rounded' })));
    await rollUp(db, going);
    const rows = await db.read.selectFrom('traffic_hour').select(['bucket', 'calls']).where('kind', '=', 'rounded').execute();
    expect(rows.map(({ bucket, calls }) => [Number(bucket), Number(calls)])).toEqual([[0, 3]]);
  });

  test('runs side by side, and one that ends in the middle, count no row twice and leave none out', async () => {
    const before = (await days()).reduce((sum, row) => sum + Number(row[4]), 0);
    for (let part = 0; part < 5; part++)
      await log(
        Array.from({ length: 1_000 }, (_, at) => ({
          time: new Date(Date.UTC(2026, 10, 24, 0, at % 60)).toISOString(),
          ms: at % 50,
          service: `A.B.C${at % 90}`,
        })),
      );
    const cut = new AbortController();
    const [one, two] = [rollUp(db, cut.signal), rollUp(db, going)];
    cut.abort();
    await Promise.all([one, two]);
    await rollUp(db, going);
    expect((await days()).reduce((sum, row) => sum + Number(row[4]), 0)).toBe(before + 5_000);
    const cursor = await db.read.selectFrom('traffic_cursor').select('log_id').execute();
    expect(cursor.length).toBe(1);
  });

  test('sums by fewer columns answer as the days themselves do, also where they are made of days there were before', async () => {
    const whole: Table = trafficTables.find(({ name }) => name === 'traffic_day')!;
    const answers = async (table: Table) => {
      const repository = createRepository(db, table);
      const found: unknown[] = [];
      for (const [aggregate, column] of [
        ['sum', 'calls'],
        ['avg', 'ms'],
        ['count', undefined],
        ['p95', 'ms'],
      ] as const)
        for (const groups of [[], ['kind'], ['service'], ['app_key'], ['account_id', 'kind'], ['service', 'app_key']])
          for (const conditions of [
            [],
            [{ field: 'kind', operator: 'eq', value: 'ordinary' }],
            [{ field: 'app_key', operator: 'eq', value: 'erp' }],
          ] as FieldCondition[][]) {
            const weight = aggregate === 'sum' ? undefined : 'calls';
            const request: AggregateRequest = { aggregate, column, weight, conditions, groups: groups.map((name) => ({ column: name })) };
            const rows = await repository.aggregate(db.read, request);
            found.push([aggregate, groups, conditions, rows.map(({ keys, value }) => [...keys, Math.round(Number(value) * 1e6) / 1e6])]);
          }
      return found;
    };
    const { coarser, ...sums } = whole.sums!;
    const own = await answers({ ...whole, sums: { ...sums, coarser: [] } });
    expect(await answers(whole)).toEqual(own);
    for (const { name } of coarser) await db.transact((query) => anyTable(query).deleteFrom(name).execute());
    expect(await answers(whole)).not.toEqual(own);
    await fillCoarser(db);
    await fillCoarser(db);
    expect(await answers(whole)).toEqual(own);
    expect(own.length).toBe(72);
  });
});
