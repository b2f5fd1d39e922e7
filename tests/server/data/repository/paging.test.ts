import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { totalOrder } from '../../../../engine/core/derive/table/list-order.ts';
import type { SortKey } from '../../../../engine/core/descriptor/types.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import { anyTable, type Database } from '../../../../engine/server/kernel/ports/database.ts';
import type { PageRequest, Repository, StoredRecord } from '../../../../engine/server/kernel/ports/repository.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { tableWith } from '../../../helpers/tables.ts';

const table = tableWith(
  'item',
  [
    { name: 'kind', type: 'text', nullable: true },
    { name: 'rank', type: 'bigint', nullable: true },
    { name: 'size', type: 'float', nullable: false, default: 0 },
    { name: 'open', type: 'boolean', nullable: true },
    { name: 'day', type: 'date', nullable: true },
  ],
  [
    { columns: ['rank', 'id'], unique: false },
    { columns: ['kind', 'rank', 'id'], unique: false },
  ],
);

const sorts = fc.uniqueArray(fc.record({ field: fc.constantFrom('kind', 'rank', 'size', 'open', 'day', 'created_at', 'id'), descending: fc.boolean() }), {
  selector: ({ field }) => field,
  maxLength: 4,
});
const filters = fc.constantFrom<PageRequest['conditions']>(
  [],
  [{ field: 'kind', operator: 'in', value: ['a', 'b'] }],
  [{ field: 'rank', operator: 'from', value: 2 }],
  [
    { field: 'kind', operator: 'eq', value: 'a' },
    { field: 'rank', operator: 'to', value: 3 },
  ],
);

describeOnDatabases('Pages', ({ open }) => {
  let database: Database;
  let items: Repository;

  beforeAll(async () => {
    database = await open();
    await migrate(database, [table]);
    items = createRepository(database, table);
    await database.transact(async (query) => {
      for (let n = 0; n < 157; n += 1) {
        const values = {
          kind: [null, 'a', 'b', 'B'][n % 4],
          rank: n % 3 === 0 ? null : (n * 7) % 5,
          size: (n * 13) % 11,
          open: [true, false, null][n % 3],
          day: n % 6 === 0 ? null : `2026-01-0${1 + (n % 6)}`,
        };
        const { id } = await items.insert(query, values, null);
        if (n % 25 === 0) await items.remove(query, [id]);
      }
    });
  });

  const whole = async (sort: SortKey[], conditions: PageRequest['conditions']) => {
    const rows: StoredRecord[] = [];
    for await (const row of items.stream(database.read, { sort, conditions })) rows.push(row);
    return rows;
  };

  it('put together are the whole sorted list, whatever the sort and the order they are asked in', async () => {
    await fc.assert(
      fc.asyncProperty(sorts, filters, fc.integer({ min: 1, max: 40 }), fc.infiniteStream(fc.nat()), async (sort, conditions, perPage, random) => {
        const all = await whole(sort, conditions);
        expectSorted(all, sort);
        const repository = createRepository(database, table);
        const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, index) => index + 1);
        for (const page of shuffled(pages, random)) {
          const { items: rows, total } = await repository.page(database.read, { conditions, sort, page, perPage });
          expect(total).toBe(all.length);
          expect(rows.map(({ id }) => id)).toEqual(all.slice((page - 1) * perPage, page * perPage).map(({ id }) => id));
          // The second time by what the first has left.
          expect((await repository.page(database.read, { conditions, sort, page, perPage })).items).toEqual(rows);
        }
        expect((await repository.page(database.read, { conditions, sort, page: pages.length + 1, perPage })).items).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('of an order that was made and kept follow what is written', async () => {
    const sort = [{ field: 'size', descending: false }];
    const first = async () => (await items.page(database.read, { conditions: [], sort, page: 1, perPage: 5 })).items.map(({ id }) => id);
    const before = await first();
    expect(await first()).toEqual(before);
    const { id, rev } = await database.transact((query) => items.insert(query, { size: -1 }, null));
    expect(await first()).toEqual([id, ...before.slice(0, 4)]);
    await database.transact((query) => items.update(query, id, rev, { size: 1_000 }));
    expect(await first()).toEqual(before);
    await database.transact((query) => items.update(query, id, null, { size: -1 }));
    await database.transact((query) => items.remove(query, [id]));
    expect(await first()).toEqual(before);
  });

  it('have the beginnings of texts where no more is asked for, in the order of the whole texts', async () => {
    const ids = await database.transact(async (query) => {
      const rows = [];
      for (const kind of ['长文本二', '长文本一', '短']) rows.push(await items.insert(query, { kind, rank: 99 }, null));
      return rows.map(({ id }) => id);
    });
    const request = { conditions: [{ field: 'rank', operator: 'eq' as const, value: 99 }], page: 1, perPage: 5, cut: { columns: ['kind', 'rank'], length: 3 } };
    const kinds = async (sort: SortKey[]) => (await items.page(database.read, { ...request, sort })).items.map(({ kind, rank }) => [kind, rank]);
    const byId = [{ field: 'id', descending: false }];
    expect(await kinds(byId)).toEqual([
      ['长文本', 99],
      ['长文本', 99],
      ['短', 99],
    ]);
    const byKind = await kinds([{ field: 'kind', descending: false }]);
    expect(byKind.map(([kind]) => kind)).toContain('长文本一');
    await database.transact((query) => items.remove(query, ids));
  });

  it('are right in a transaction that has rows of its own', async () => {
    await database
      .transact(async (query) => {
        const request = { conditions: [], sort: [{ field: 'id', descending: true }], page: 1, perPage: 2 };
        const before = await items.page(query, request);
        const { id } = await items.insert(query, {}, null);
        const after = await items.page(query, request);
        expect(after).toMatchObject({ total: before.total + 1, items: [{ id }, { id: before.items[0]!.id }] });
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  });

  it('stay in order, without repeating a row, while rows come and go', async () => {
    let writing = true;
    const writer = (async () => {
      for (let n = 0; writing; n += 1) {
        const { id } = await database.transact((query) => items.insert(query, { kind: 'w', rank: n % 5 }, null));
        if (n % 2 === 0) await database.transact((query) => items.remove(query, [id]));
      }
    })();
    const sort = [{ field: 'rank', descending: true }];
    for (let page = 1; page <= 60; page += 1) {
      const { items: rows } = await items.page(database.read, { conditions: [], sort, page: 1 + (page % 12), perPage: 15 });
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expectSorted(rows, sort);
    }
    writing = false;
    await writer;
  });

  it('of a long list are found from the nearest known place', async () => {
    const long = tableWith('long_list', [{ name: 'rank', type: 'bigint', nullable: true }], [{ columns: ['rank', 'id'], unique: false }]);
    await migrate(database, [long]);
    const rows = Array.from({ length: 13_000 }, (_, n) => ({ rank: n % 50 === 0 ? null : (n * 31) % 997, created_at: now, updated_at: now, rev: 1 }));
    await database.transact(async (query) => {
      for (let from = 0; from < rows.length; from += 1_000)
        await anyTable(query)
          .insertInto('long_list')
          .values(rows.slice(from, from + 1_000))
          .execute();
    });
    const repository = createRepository(database, long);
    const sort = [{ field: 'rank', descending: true }];
    const all: number[] = [];
    for await (const { id } of repository.stream(database.read, { conditions: [], sort })) all.push(id);
    expect(all).toHaveLength(13_000);
    for (const page of [650, 300, 301, 299, 1, 326, 640, 12, 500, 649]) {
      const { items: found } = await repository.page(database.read, { conditions: [], sort, page, perPage: 20 });
      expect(found.map(({ id }) => id)).toEqual(all.slice((page - 1) * 20, page * 20));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

  it('of rows that lie behind thousands of others in the index are right, and follow what is written', async () => {
    const columns = [
      { name: 'kind', type: 'text' as const, nullable: true },
      { name: 'rank', type: 'bigint' as const, nullable: true },
      { name: 'open', type: 'boolean' as const, nullable: true },
    ];
    const behind = tableWith('behind_others', columns, [{ columns: ['kind', 'rank', 'id'], unique: false }]);
    await migrate(database, [behind]);
    // Nothing open is among the first kinds from either end.
    const kindOf = (n: number) => (n < 3_000 ? null : n < 6_000 ? 'a' : n < 13_000 ? 'bc'[n % 2] : 'd');
    const rows = Array.from({ length: 16_000 }, (_, n) => ({ kind: kindOf(n)!, rank: n % 3 === 0 ? null : n % 7, open: Number(n >= 6_000 && n < 13_000) }));
    await database.transact(async (query) => {
      for (let from = 0; from < rows.length; from += 1_000)
        await anyTable(query)
          .insertInto('behind_others')
          .values(
            rows
              .slice(from, from + 1_000)
              .map((row) => ({ ...row, open: database.dialect === 'sqlite' ? row.open : row.open === 1, created_at: now, updated_at: now, rev: 1 })),
          )
          .execute();
    });
    const repository = createRepository(database, behind);
    const conditions = [{ field: 'open', operator: 'eq' as const, value: true }];
    const open = rows.map((row, at) => ({ ...row, id: at + 1 })).filter((row) => row.open === 1);
    for (const descending of [false, true]) {
      const sort = [{ field: 'kind', descending }];
      const page = (at: number) => repository.page(database.read, { conditions, sort, page: at, perPage: 20 });
      const all = open
        .toSorted((one, other) => compare(one.kind, other.kind) || (one.rank ?? -1) - (other.rank ?? -1) || one.id - other.id)
        .map(({ id }) => id);
      if (descending) all.reverse();
      for (const at of [1, 2, 350, 175, 1]) {
        const { items: found, total } = await page(at);
        expect(total).toBe(7_000);
        expect(found.map(({ id }) => id)).toEqual(all.slice((at - 1) * 20, at * 20));
      }
      const first = all[0]!;
      await database.transact((query) => repository.remove(query, [first]));
      expect((await page(1)).items.map(({ id }) => id)).toEqual(all.slice(1, 21));
      await database.transact((query) => repository.restore(query, [first]));
    }
  });
});

const now = '2026-11-21T04:00:00.000Z';

/** NULL is the smallest value; text by code point is enough for the letters used here on both databases. */
function expectSorted(rows: StoredRecord[], sort: SortKey[]): void {
  const order = totalOrder(sort, table.indexes);
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (!before) continue;
    const different = order.find(({ field }) => field !== 'kind' && before[field] !== row[field])!;
    const onText = order.findIndex(({ field }) => field === 'kind');
    if (onText >= 0 && before.kind !== row.kind && order.indexOf(different) > onText) continue;
    const { field, descending } = different;
    expect(Math.sign(compare(before[field], row[field]))).toBe(descending ? 1 : -1);
  }
}

function compare(one: unknown, other: unknown): number {
  if (one === null) return -1;
  if (other === null) return 1;
  return String(one) === String(other) ? 0 : typeof one === 'number' ? one - Number(other) : String(one) < String(other) ? -1 : 1;
}

function shuffled(pages: number[], random: Iterator<number>): number[] {
  const left = [...pages];
  return pages.map(() => left.splice((random.next().value ?? 0) % left.length, 1)[0]!);
}
