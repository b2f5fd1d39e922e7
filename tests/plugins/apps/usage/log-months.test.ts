import { beforeAll, expect, test } from 'vitest';
import { type Database, migrate } from '../../../../engine/server/index.ts';
import { openTables } from '../../../../plugins/apps/server/app-tables.ts';
import { accessLogTable } from '../../../../plugins/apps/server/usage/access-log-table.ts';
import { LogMonths } from '../../../../plugins/apps/server/usage/log-months.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';

const going = new AbortController().signal;
const day = 86_400_000;
const fixed = { service: 'Shop.Goods.Get', app_key: 'erp', ret: 200, ms: 1, ip: '10.0.0.1', request_id: 'r', parameters: '{}' };

describeOnDatabases('calls that were kept for long enough', (place) => {
  const now = Date.now();
  let database: Database;
  let months: LogMonths;
  beforeAll(async () => {
    database = await place.open();
    await migrate(database, [...openTables]);
    months = new LogMonths(database);
    await database.months?.open(accessLogTable, new Date(now - 200 * day), new Date(now));
    await months.openAhead();
  });

  const log = (rows: { kind: string | null; time: Date }[]) =>
    database.transact((query) =>
      query
        .insertInto('access_log')
        .values(rows.map(({ kind, time }) => ({ ...fixed, kind, time: time.toISOString() })))
        .execute(),
    );
  const left = async () => {
    const rows = await database.read.selectFrom('access_log').select(['kind', 'time']).orderBy('time').execute();
    return rows.map(({ kind, time }) => `${kind} ${new Date(time).toISOString()}`);
  };

  test('go by their kind; what was kept for short to the day, the rest with its month where the database drops months', async () => {
    const end = new Date(now - 90 * day);
    // The first moment of the month that the end lies in, where there are months.
    const start = database.months?.startOf(end) ?? end;
    const ago = (days: number, from = end) => new Date(from.getTime() - days * day);
    const recent = ago(10, new Date(now));
    await log([
      { kind: 'free', time: ago(40) },
      { kind: null, time: ago(40) },
      { kind: 'paid', time: ago(40) },
      { kind: 'free', time: new Date(start.getTime() - 1) },
      { kind: 'free', time: new Date(start.getTime() + 1) },
      { kind: 'free', time: recent },
      { kind: 'trial', time: recent },
      { kind: 'trial', time: ago(2, recent) },
    ]);
    expect(await months.remove('free', end, going)).toBe(2);
    expect(await months.remove('ordinary', end, going)).toBe(1);
    expect(await months.remove('trial', ago(1, recent), going)).toBe(1);
    expect(await left()).toEqual([
      `paid ${ago(40).toISOString()}`,
      `free ${new Date(start.getTime() + 1).toISOString()}`,
      ...['free', 'trial'].map((kind) => `${kind} ${recent.toISOString()}`),
    ]);
    expect(await months.remove('free', end, going)).toBe(0);
  });

  test('go from beside the months too', async () => {
    await log([
      { kind: 'failed', time: new Date(now - 900 * day) },
      { kind: 'failed', time: new Date(now + 900 * day) },
    ]);
    expect(await months.remove('failed', new Date(now - 365 * day), going)).toBe(1);
    expect((await left()).filter((row) => row.startsWith('failed')).length).toBe(1);
  });
});
