import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Table } from '../../../../engine/core/derive/table/table.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { orderKey } from '../../../../engine/server/data/pinyin/order-key.ts';
import { PinyinFill, pinyinFillTable } from '../../../../engine/server/data/pinyin/pinyin-fill.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import { anyTable, type Database } from '../../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { until } from '../../../helpers/server.ts';
import { tableWith } from '../../../helpers/tables.ts';

const columnsOf = (...names: string[]) => names.map((name) => ({ name, type: 'text' as const, nullable: true }));
const plain = tableWith('goods', columnsOf('title', 'brand'), [{ columns: ['title', 'id'], unique: false }]);
const table: Table = { ...plain, indexes: [{ columns: ['title__order', 'id'], unique: false }], pinyin: ['title', 'brand'] };
const samples = ['左岸', '啊', 'Zoo', '重庆', null, '银行', '', 'apple'];
const many = 1_203;

describeOnDatabases('Rows from before a table had pinyin', ({ open }) => {
  let database: Database;
  let fill: PinyinFill;
  const written = () =>
    anyTable(database.read).selectFrom('goods').select(['id', 'title', 'title__order', 'title__pinyin', 'rev', 'updated_at']).orderBy('id').execute();
  const state = () => database.read.selectFrom('pinyin_fill').select(['table_name', 'texts', 'after_id']).execute();
  const titles = async (to: Table) =>
    (
      await createRepository(database, to).page(database.read, { conditions: [], sort: [{ field: 'title', descending: false }], page: 1, perPage: 2_000 })
    ).items.map(({ title }) => title);
  const run = async (...tables: Table[]) => {
    fill.follow(tables);
    await fill.settled();
  };

  beforeAll(async () => {
    database = await open();
    await migrate(database, [pinyinFillTable, plain]);
    const goods = createRepository(database, plain);
    await database.transact(async (query) => {
      for (let n = 0; n < many; n += 1) await goods.insert(query, { title: samples[n % samples.length], brand: '品牌' }, null);
    });
    fill = new PinyinFill(database);
  });

  it('are in the order of their texts and found by them until it is written, then in that of pinyin, and are not edited by it', async () => {
    const before = await anyTable(database.read).selectFrom('goods').select(['rev', 'updated_at']).orderBy('id').execute();
    expect((await migrate(database, [table])).refusals).toEqual([]);
    expect((await database.inspect('goods'))!.indexes.map(({ columns }) => columns)).not.toContainEqual(['title', 'id', 'deleted_at']);
    const inPart = await written();
    expect(inPart.every((row) => row.title__order === row.title && row.title__pinyin === null)).toBe(true);
    const search = { text: '银', fields: ['title'] };
    expect(await createRepository(database, table).count(database.read, { conditions: [], search })).toBe(150);

    await run(table);
    const rows = await written();
    expect(rows.filter((row) => row.title__order !== (row.title === null ? null : orderKey(String(row.title))))).toEqual([]);
    expect(rows.map(({ rev, updated_at }) => ({ rev, updated_at }))).toEqual(before);
    expect(await state()).toEqual([{ table_name: 'goods', texts: '["brand","title"]', after_id: null }]);
    expect([...new Set(await titles(table))]).toEqual([null, '', 'apple', 'Zoo', '啊', '银行', '重庆', '左岸']);
    for (const text of ['yh', 'chongqing'])
      expect(await createRepository(database, table).count(database.read, { conditions: [], search: { text, fields: ['title'] } })).toBe(150);
  });

  it('are done in turn by two instances, and from where the last start has ended', async () => {
    await database.transact((query) => anyTable(query).updateTable('goods').set({ title__order: 'old', title__pinyin: 'old' }).execute());
    await database.transact((query) => query.updateTable('pinyin_fill').set({ after_id: 600 }).execute());
    const other = new PinyinFill(database);
    other.follow([table]);
    await run(table);
    await other.settled();
    const rows = await written();
    expect(rows.filter(({ title__order }) => title__order === 'old').length).toBe(600);
    await database.transact((query) => query.updateTable('pinyin_fill').set({ version: 'older' }).execute());
    await run(table);
    expect((await written()).filter(({ title__order }) => title__order === 'old')).toEqual([]);
  });

  it('are done again for a text that was listed by pinyin before, and for none meanwhile', async () => {
    const without = { ...table, pinyin: ['title'] };
    await migrate(database, [without]);
    await run(without);
    const { id } = await database.transact((query) => createRepository(database, without).insert(query, { title: '甲', brand: '乙牌' }, null));
    await migrate(database, [table]);
    await run(table);
    expect(await createRepository(database, table).ids(database.read, { conditions: [{ field: 'brand', operator: 'contains', value: 'yipai' }] })).toEqual([
      id,
    ]);
    await run();
    expect(await state()).toEqual([]);
    await database.transact((query) => createRepository(database, table).remove(query, [id]));
  });

  it('keep nothing of a text that has pinyin no more', async () => {
    const stored = () =>
      anyTable(database.read)
        .selectFrom('goods')
        .select(['title', 'brand__order', 'brand__pinyin'])
        .where(({ or, eb }) => or([eb('brand__order', 'is not', null), eb('brand__pinyin', 'is not', null)]))
        .execute();
    await run(table);
    const all = (await stored()).length;
    expect(all).toBeGreaterThanOrEqual(many);
    const without = { ...table, pinyin: ['title'] };
    await migrate(database, [without]);
    await run(without);
    expect(await stored()).toEqual([]);
    expect((await written()).filter((row) => row.title__order !== (row.title === null ? null : orderKey(String(row.title))))).toEqual([]);
    await migrate(database, [table]);
    await run(table);
    expect((await stored()).length).toBe(all);
  });

  it('are registered once by instances that start together', async () => {
    await run();
    const failed = vi.spyOn(console, 'error').mockReturnValue();
    const fills = await Promise.all([1, 2, 3, 4].map(async () => new PinyinFill(await open())));
    for (const one of fills) one.follow([table]);
    await Promise.all(fills.map((one) => one.settled()));
    expect(failed.mock.calls).toEqual([]);
    failed.mockRestore();
    expect(await state()).toEqual([{ table_name: 'goods', texts: '["brand","title"]', after_id: null }]);
  });

  it('are not taken for done by an instance that knows fewer texts', async () => {
    await run();
    const older = new PinyinFill(await open());
    older.follow([{ ...table, pinyin: ['title'] }]);
    await until(state, ([first]) => first !== undefined && first.after_id !== 0);
    await run(table);
    await older.settled();
    const missing = anyTable(database.read).selectFrom('goods').select('id').where('brand', 'is not', null).where('brand__pinyin', 'is', null);
    expect(await missing.execute()).toEqual([]);
  });

  it('are those too that an instance has written before it knew of a text', async () => {
    const without = { ...table, pinyin: ['title'] };
    const late = await open();
    await migrate(late, [without]);
    const lateFill = new PinyinFill(late);
    lateFill.follow([without]);
    await lateFill.settled();
    await migrate(database, [table]);
    await run(table);
    const { id } = await late.transact((query) => createRepository(late, without).insert(query, { title: '丙', brand: '晚牌' }, null));
    await migrate(late, [table]);
    lateFill.follow([table]);
    await lateFill.settled();
    expect(await createRepository(late, table).ids(late.read, { conditions: [{ field: 'brand', operator: 'contains', value: 'wanpai' }] })).toEqual([id]);
    await late.transact((query) => anyTable(query).deleteFrom('goods').where('id', '=', id).execute());
  });

  it('are each read once by whoever reads all in their order meanwhile', async () => {
    await run(table);
    const before = { title__order: sql`title`, title__pinyin: null };
    await database.transact((query) => anyTable(query).updateTable('goods').set(before).execute());
    await database.transact((query) => query.updateTable('pinyin_fill').set({ after_id: 0 }).execute());
    const read: number[] = [];
    for await (const { id } of createRepository(database, table).stream(database.read, { conditions: [], sort: [{ field: 'title', descending: false }] })) {
      if (read.length === 0) await run(table);
      read.push(id);
    }
    expect(read.toSorted((one, other) => one - other)).toEqual(Array.from({ length: many }, (_, at) => at + 1));
  });

  it('keep what is written when the column is renamed, and lose it with the column', async () => {
    await run(table);
    const renamed: Table = {
      ...tableWith('goods', columnsOf('name', 'brand'), [{ columns: ['name__order', 'id'], unique: false }]),
      pinyin: ['name', 'brand'],
    };
    const file = { name: '202601010000-goods-name', table: 'goods', steps: [{ kind: 'rename' as const, column: 'title', to: 'name' }] };
    const report = await migrate(database, [renamed], [file]);
    expect([report.refusals, report.unused]).toEqual([[], []]);
    const goods = createRepository(database, renamed);
    expect(await goods.count(database.read, { conditions: [{ field: 'name', operator: 'contains', value: 'cq' }] })).toBe(150);
    expect((await database.inspect('goods'))!.indexes.map(({ columns }) => columns)).toContainEqual(['name__order', 'id', 'deleted_at']);
    await run(renamed);
    const dropping = { name: '202601020000-goods-brand', table: 'goods', steps: [{ kind: 'drop' as const, column: 'brand' }] };
    const short: Table = { ...renamed, columns: renamed.columns.filter(({ name }) => name !== 'brand'), pinyin: ['name'] };
    expect((await migrate(database, [short], [file, dropping])).refusals).toEqual([]);
    expect((await database.inspect('goods'))!.columns.map(({ name }) => name).filter((name) => name.startsWith('brand'))).toEqual([]);
    expect(await state()).toEqual([]);
  });
});
