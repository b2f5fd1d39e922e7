import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { matchesCondition } from '../../../../engine/core/condition/matches-condition.ts';
import { normalize } from '../../../../engine/core/descriptor/normalize/normalize.ts';
import type { Comparison, Condition, Scalar } from '../../../../engine/core/descriptor/types.ts';
import { conditionQuery } from '../../../../engine/server/operations/binding/condition-query.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { benchOf, type ScreenBench } from '../../../helpers/screen-bench.ts';
import { both } from '../../../helpers/screens.ts';

const shop = normalize({
  name: 'shop',
  label: both('Shop'),
  schema: { type: 'object', properties: { city: { type: 'string', label: both('City') }, size: { type: 'integer', label: both('Size') } } },
});

const order = normalize({
  name: 'order',
  label: both('Order'),
  table: { name: 'shop_order' },
  schema: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['a', 'b', 'c'], label: both('Kind') },
      amount: { type: 'integer', label: both('Amount') },
      ratio: { type: 'number', label: both('Ratio') },
      due: { type: 'string', format: 'date', label: both('Due') },
      until: { type: 'string', format: 'date-time', label: both('Until') },
      paid: { type: 'boolean', label: both('Paid') },
      day: { type: 'string', format: 'date', label: both('Day') },
      at: { type: 'string', format: 'date-time', label: both('At') },
      members: { type: 'array', items: { type: 'integer' }, label: both('Members') },
      shop_id: { type: 'integer', format: 'ref:shop.city', label: both('Shop') },
    },
  },
});

const context = { now: new Date('2026-03-10T17:30:00.000Z'), account: 3, level: 100 };
const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'];
const moments = ['2026-03-09T15:59:59.999Z', '2026-03-09T16:00:00.000Z', '2026-03-10T17:30:00.000Z', '2026-03-11T15:59:59.999Z', '2026-03-11T16:00:00.000Z'];
const maybe = <T>(values: readonly T[]) => fc.constantFrom(...values, null);

const record = fc.record({
  kind: maybe(['a', 'b', 'c']),
  amount: maybe([-1, 0, 3, 7]),
  ratio: maybe([0.5, 1, 2.25, 3]),
  due: maybe(days),
  until: maybe(moments),
  paid: maybe([true, false]),
  day: maybe(days),
  at: maybe(moments),
  members: fc.constantFrom([], [3], [3, 4], [5], null),
  shop_id: maybe([1, 2, 3]),
});

const emptiness = fc.constantFrom<Comparison>({ empty: true }, { empty: false });
const oneOf = (values: Scalar[]) => {
  const several = fc.subarray(values, { minLength: 1 });
  return fc.oneof(
    emptiness,
    fc.constantFrom(...values),
    several,
    several.map((not): Comparison => ({ not })),
  );
};
const limits = (values: Scalar[]) => {
  const one = fc.constantFrom(...values);
  return fc.oneof(
    emptiness,
    one.map((before): Comparison => ({ before })),
    one.map((after): Comparison => ({ after })),
    fc.record({ atLeast: one, atMost: one }),
  );
};

const momentWords = ['$now', '$today', '$today-1d', '$now+24h'];
const condition: fc.Arbitrary<Condition> = fc
  .record(
    {
      kind: oneOf(['a', 'b']),
      amount: fc.oneof(oneOf([-1, 0, '$account']), limits([-1, 0, 3, '$account', '$self.ratio'])),
      ratio: fc.oneof(oneOf([0.5, 1]), limits([0.5, 1, 2, '$self.amount'])),
      paid: oneOf([true, false]),
      day: fc.oneof(oneOf(['2026-03-10', '$today']), limits(['2026-03-10', '$self.due', ...momentWords])),
      at: limits(['2026-03-10', '2026-03-10T17:30:00Z', '$self.until', ...momentWords]),
      members: oneOf([3, 4, '$account']),
    },
    { requiredKeys: [] },
  )
  .filter((one) => Object.keys(one).length > 0);

describeOnDatabases('a condition', (place) => {
  let bench: ScreenBench;
  const select = (wanted: Condition) =>
    bench.platform.repositories.of(order)!.ids(bench.platform.database.read, { conditions: conditionQuery(bench.platform, order, wanted, context) });
  const insert = (screen: typeof order, values: Record<string, unknown>) =>
    bench.platform.database.transact((query) => bench.platform.repositories.of(screen)!.insert(query, values, null));

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, [shop, order]);
    for (const [city, size] of [
      ['北京', 5],
      ['Paris', 9],
      [null, null],
    ])
      await insert(shop, { city, size });
    for (const values of fc.sample(record, { numRuns: 120, seed: 7 })) await insert(order, values);
  });

  test('selects the very records it is true of', async () => {
    const { items } = await bench.platform.repositories.of(order)!.page(bench.platform.database.read, { conditions: [], sort: [], page: 1, perPage: 200 });
    await fc.assert(
      fc.asyncProperty(condition, async (one) => {
        const held = items.filter((item) => matchesCondition(one, item, context)).map(({ id }) => id);
        expect(await select(one)).toEqual(held.toSorted((a, b) => a - b));
      }),
      { numRuns: 150 },
    );
  });

  test('asks the record a reference points to', async () => {
    const { items } = await bench.platform.repositories
      .of(order)!
      .page(bench.platform.database.read, { conditions: [], sort: [{ field: 'id', descending: false }], page: 1, perPage: 200 });
    const of = (...shops: unknown[]) => items.filter(({ shop_id }) => shops.includes(shop_id)).map(({ id }) => id);
    expect(await select({ 'shop_id.city': '北京' })).toEqual(of(1));
    expect(await select({ 'shop_id.size': { atLeast: 5 } })).toEqual(of(1, 2));
    expect(await select({ 'shop_id.city': { empty: true } })).toEqual(of(3));
    expect(await select({ 'shop_id.city': 'Rome' })).toEqual([]);
  });

  test('counts anew when a record pointed to changes', async () => {
    const { repositories, database } = bench.platform;
    const total = () =>
      repositories.of(order)!.count(database.read, { conditions: conditionQuery(bench.platform, order, { 'shop_id.city': 'Rome' }, context) });
    expect(await total()).toBe(0);
    const shops = repositories.of(shop)!;
    await database.transact((query) => shops.update(query, 2, null, { city: 'Rome' }));
    expect(await total()).toBeGreaterThan(0);
    await database.transact((query) => shops.update(query, 2, null, { city: 'Paris' }));
  });

  test('without a value for one of its words selects nothing', async () => {
    expect(await select({ amount: '$form.amount' })).toEqual([]);
    const nobody = conditionQuery(bench.platform, order, { amount: '$account' }, { now: context.now });
    expect(await bench.platform.repositories.of(order)!.ids(bench.platform.database.read, { conditions: nobody })).toEqual([]);
  });
});
