import { beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import type { Database } from '../../../../engine/server/kernel/ports/database.ts';
import type { AggregateRequest, Repository } from '../../../../engine/server/kernel/ports/repository.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { tableWith } from '../../../helpers/tables.ts';

const table = tableWith(
  'sale',
  [
    { name: 'kind', type: 'text', nullable: true },
    { name: 'is_paid', type: 'boolean', nullable: true },
    { name: 'amount', type: 'bigint', nullable: true },
    { name: 'rate', type: 'float', nullable: true },
    { name: 'day', type: 'date', nullable: true },
    { name: 'at', type: 'datetime', nullable: true },
  ],
  [],
);

/** Ties, nothing at all, the last moment of a day in Shanghai and the first of the next, a Sunday beside its Monday, the turn of a year. */
const sales = [
  { kind: 'a', is_paid: true, amount: 10, rate: 0.5, day: '2026-11-22', at: '2026-11-22T15:59:59.999Z' },
  { kind: 'a', is_paid: false, amount: 10, rate: 1.5, day: '2026-11-23', at: '2026-11-22T16:00:00.000Z' },
  { kind: 'a', is_paid: null, amount: null, rate: null, day: null, at: null },
  { kind: 'b', is_paid: true, amount: -3, rate: 0.25, day: '2026-12-31', at: '2026-12-31T15:30:00.000Z' },
  { kind: null, is_paid: true, amount: 9_000_000_000, rate: 0, day: '2027-01-01', at: '2026-12-31T16:30:00.000Z' },
];

describeOnDatabases('Numbers of a table', ({ open }) => {
  let database: Database;
  let repository: Repository;
  const ask = (request: Partial<AggregateRequest>) => repository.aggregate(database.read, { conditions: [], aggregate: 'count', groups: [], ...request });
  const pairs = async (request: Partial<AggregateRequest>) => (await ask(request)).map(({ keys, value }) => [...keys, value]);

  beforeAll(async () => {
    database = await open();
    await migrate(database, [table]);
    repository = createRepository(database, table);
    for (const sale of sales) await database.transact((query) => repository.insert(query, sale, null));
    const removed = await database.transact((query) => repository.insert(query, { kind: 'a', amount: 5_000, at: '2026-11-22T16:00:00.000Z' }, null));
    await database.transact((query) => repository.remove(query, [removed.id]));
  });

  it('are of everything that is not in the trash, and of nothing where nothing is', async () => {
    expect(await pairs({})).toEqual([[5]]);
    expect(await pairs({ aggregate: 'sum', column: 'amount' })).toEqual([[9_000_000_017]]);
    expect(await pairs({ conditions: [{ field: 'kind', operator: 'eq', value: 'z' }] })).toEqual([[0]]);
    expect(await pairs({ conditions: [{ field: 'kind', operator: 'eq', value: 'z' }], aggregate: 'sum', column: 'amount' })).toEqual([[null]]);
  });

  it('stand for each value of a field, in the order of the values or of what was counted', async () => {
    expect(await pairs({ groups: [{ column: 'kind' }] })).toEqual([
      [null, 1],
      ['a', 3],
      ['b', 1],
    ]);
    expect(await pairs({ groups: [{ column: 'kind' }], order: { by: 'value', descending: true }, limit: 2 })).toEqual([
      ['a', 3],
      [null, 1],
    ]);
    expect(await pairs({ groups: [{ column: 'is_paid' }, { column: 'kind' }], order: { by: 'key', descending: true }, limit: 2 })).toEqual([
      [true, 'b', 1],
      [true, 'a', 1],
    ]);
  });

  it.each([
    ['sum', 'amount', [9_000_000_000, 20, -3]],
    ['avg', 'rate', [0, 1, 0.25]],
    ['min', 'at', ['2026-12-31T16:30:00.000Z', '2026-11-22T15:59:59.999Z', '2026-12-31T15:30:00.000Z']],
    ['max', 'day', ['2027-01-01', '2026-11-23', '2026-12-31']],
    ['last', 'amount', [9_000_000_000, null, -3]],
    ['last', 'is_paid', [true, null, true]],
    ['p95', 'rate', [0, 1.5, 0.25]],
  ] as const)('are by group the %s of %s', async (aggregate, column, expected) => {
    expect((await ask({ groups: [{ column: 'kind' }], aggregate, column })).map(({ value }) => value)).toEqual(expected);
  });

  it('take of 95 in 100 the value that many do not exceed', async () => {
    const wide = tableWith('wide', [{ name: 'ms', type: 'float', nullable: true }], []);
    await migrate(database, [table, wide]);
    const rows = createRepository(database, wide);
    await database.transact(async (query) => {
      for (let ms = 100; ms > 0; ms--) await rows.insert(query, { ms }, null);
    });
    expect(await rows.aggregate(database.read, { conditions: [], aggregate: 'p95', column: 'ms', groups: [] })).toEqual([{ keys: [], value: 95 }]);
  });

  it.each([
    ['hour', 'at', [null, '2026-11-22 23:00', '2026-11-23 00:00', '2026-12-31 23:00', '2027-01-01 00:00']],
    ['day', 'at', [null, '2026-11-22', '2026-11-23', '2026-12-31', '2027-01-01']],
    ['day', 'day', [null, '2026-11-22', '2026-11-23', '2026-12-31', '2027-01-01']],
    ['week', 'at', [null, '2026-11-16', '2026-11-23', '2026-12-28']],
    ['week', 'day', [null, '2026-11-16', '2026-11-23', '2026-12-28']],
    ['month', 'at', [null, '2026-11-01', '2026-12-01', '2027-01-01']],
  ] as const)('by %s of %s are those of the platform’s own time', async (bucket, column, expected) => {
    const found = await ask({ groups: [{ column, bucket }] });
    expect(found.map(({ keys }) => keys[0])).toEqual(expected);
    expect(found.reduce((sum, { value }) => sum + Number(value), 0)).toBe(sales.length);
  });
});
