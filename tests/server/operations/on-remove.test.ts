import { beforeAll, expect, test, vi } from 'vitest';
import type { HistoryAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { FieldFile, ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import type { OnRemove } from '../../../engine/core/descriptor/types.ts';
import { refuse } from '../../../engine/server/kernel/call/errors.ts';
import { defineServerPlugin } from '../../../engine/server/kernel/plugin.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../helpers/screen-bench.ts';
import { both } from '../../helpers/screens.ts';

const text = { type: 'string', label: both('Text') } as const;
const pointer = (to: string, onRemove: OnRemove): FieldFile => ({ type: 'integer', format: `ref:${to}.name`, label: both('Pointer'), onRemove });
const screen = (name: string, properties: Record<string, FieldFile>, more: Partial<ScreenFile> = {}) =>
  normalize({
    name,
    label: both(name),
    schema: { type: 'object', properties: { name: text, ...properties } },
    list: { columns: ['name'], filters: ['name'] },
    ...more,
  });

/** A shop has shelves, which go with it; boxes, which stay without it; bills, which keep it; and shops below it. */
const shops = [
  screen('shop', { above: pointer('shop', 'cascade') }),
  screen('shelf', { shop_id: pointer('shop', 'cascade') }, { hooks: 'depot/shelfHooks' }),
  screen(
    'item',
    { shelf_id: pointer('shelf', 'cascade'), status: text },
    {
      states: {
        status: {
          initial: 'free',
          editable: ['free'],
          values: { free: both('Free'), sold: both('Sold') },
          transitions: { sell: { from: ['free'], to: 'sold', label: both('Sell') } },
        },
      },
    },
  ),
  screen('box', { shop_id: pointer('shop', 'clear') }),
  screen(
    'bill',
    { shop_id: pointer('shop', 'restrict') },
    {
      actions: { send: { at: 'row', label: both('Send'), ask: { to: { ...pointer('shop', 'restrict'), onRemove: undefined } }, set: { shop_id: '$form.to' } } },
    },
  ),
  screen('paint', {}, { site: 'portal' }),
  screen('wall', { color: { ...text, options: { from: 'paint', value: 'name' } } }),
];

const depot = defineServerPlugin({
  name: 'depot',
  hooks: {
    shelfHooks: {
      beforeRemove: (_context, record) => {
        if (record.name === 'built in') throw refuse('conflict', both('The shelf is built in'));
      },
    },
  },
});

describeOnDatabases('what refers to a record that is removed', (place) => {
  let bench: ScreenBench;
  /** On PostgreSQL another instance. */
  let other: ScreenBench;
  const add = async (name: string, values: Record<string, unknown> = {}) =>
    (await bench.call<{ id: number }>(`Admin.${name}.Add`, { name: 'one', ...values })).id;
  const shop = () => add('Shop', { name: 'Corner' });
  const isThere = async (name: string, id: number) =>
    bench.call(`Admin.${name}.Get`, { id }).then(
      () => true,
      () => false,
    );
  const verbs = async (name: string, id: number) => (await bench.call<HistoryAnswer>(`Admin.${name}.History`, { id })).items.map(({ verb }) => verb);

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, shops, depot);
    other = place.dialect === 'sqlite' ? bench : await benchOf(await place.open(), (await place.config()).dataFolder, shops, depot);
  });

  test('goes and comes back with it, whatever that has below, and its history says so', async () => {
    const id = await shop();
    const branch = await add('Shop', { above: id });
    const [shelf, other] = [await add('Shelf', { shop_id: id }), await add('Shelf', { shop_id: branch })];
    const item = await add('Item', { shelf_id: other });
    const gone = await add('Shelf', { shop_id: id });
    await bench.call('Admin.Shelf.Remove', { id: gone });
    expect(await bench.call('Admin.Shop.Remove', { id })).toEqual({ removed: [id] });
    for (const [name, one] of [
      ['Shop', branch],
      ['Shelf', shelf],
      ['Shelf', other],
      ['Item', item],
    ] as const)
      expect(await isThere(name, one)).toBe(false);
    expect(await verbs('Item', item)).toEqual(['Remove', 'Add']);
    expect(await bench.call('Admin.Shop.Restore', { id })).toEqual({ restored: [id] });
    for (const [name, one] of [
      ['Shop', branch],
      ['Shelf', shelf],
      ['Shelf', other],
      ['Item', item],
    ] as const)
      expect(await isThere(name, one)).toBe(true);
    expect(await verbs('Item', item)).toEqual(['Restore', 'Remove', 'Add']);
    // Somebody threw it away before.
    expect(await isThere('Shelf', gone)).toBe(false);
  });

  test('stays away when somebody threw it away in the same millisecond', async () => {
    const id = await shop();
    const [gone, shelf] = [await add('Shelf', { shop_id: id }), await add('Shelf', { shop_id: id })];
    vi.useFakeTimers({ toFake: ['Date'] });
    await bench.call('Admin.Shelf.Remove', { id: gone });
    await bench.call('Admin.Shop.Remove', { id }).finally(() => vi.useRealTimers());
    await bench.call('Admin.Shop.Restore', { id });
    expect([await isThere('Shelf', gone), await isThere('Shelf', shelf)]).toEqual([false, true]);
  });

  test('comes back by its moment where it was removed before removals had ids', async () => {
    const id = await shop();
    const shelf = await add('Shelf', { shop_id: id });
    await bench.call('Admin.Shop.Remove', { id });
    await bench.platform.database.transact(async (query) => {
      for (const table of ['shop', 'shelf']) await anyTable(query).updateTable(table).set({ deleted_with: null }).execute();
    });
    await bench.call('Admin.Shop.Restore', { id });
    expect(await isThere('Shelf', shelf)).toBe(true);
  });

  test('loses the reference, with an entry of its own', async () => {
    const id = await shop();
    const box = await add('Box', { shop_id: id });
    await bench.call('Admin.Shop.Remove', { ids: [id] });
    expect(await bench.call('Admin.Box.Get', { id: box })).toMatchObject({ shop_id: null, rev: 2 });
    const { items } = await bench.call<HistoryAnswer>('Admin.Box.History', { id: box });
    expect(items[0]).toMatchObject({ verb: 'Remove', before: { shop_id: id }, after: { shop_id: null } });
  });

  test('keeps it from that, and nothing at all is removed', async () => {
    const id = await shop();
    const shelf = await add('Shelf', { shop_id: id });
    const bill = await add('Bill', { shop_id: id });
    expect(await refusalOf(bench.call('Admin.Shop.Remove', { id }))).toMatchObject({
      ret: 409,
      msg: 'shop cannot be deleted: 1 records of “bill” still refer to it (Pointer). Change or delete those first',
    });
    expect(await isThere('Shelf', shelf)).toBe(true);
    await bench.call('Admin.Bill.Remove', { id: bill });
    expect(await bench.call('Admin.Shop.Remove', { id })).toEqual({ removed: [id] });
  });

  test('is not written any more, not at the same moment either', async () => {
    const gone = await shop();
    await bench.call('Admin.Shop.Remove', { id: gone });
    for (const name of ['Bill', 'Shelf', 'Box'])
      expect((await refusalOf(bench.call(`Admin.${name}.Add`, { name: 'late', shop_id: gone }))).faults).toEqual(['shop_id option']);
    for (const name of ['Bill', 'Shelf', 'Box'].flatMap((one) => [one, one, one, one, one])) {
      const id = await shop();
      const [, added] = await Promise.allSettled([bench.call('Admin.Shop.Remove', { id }), other.call<{ id: number }>(`Admin.${name}.Add`, { shop_id: id })]);
      if (await isThere('Shop', id)) continue;
      if (added.status === 'rejected') continue;
      const left = await bench.call<{ shop_id: number }>(`Admin.${name}.Get`, { id: added.value.id }).catch(() => null);
      expect(left?.shop_id, name).not.toBe(id);
    }
    for (const name of ['red', 'green', 'blue', 'white', 'black']) {
      const { id } = await bench.call<{ id: number }>('Platform.Paint.Add', { name });
      const wall = await add('Wall');
      const ends = await Promise.allSettled([bench.call('Platform.Paint.Remove', { id }), other.call('Admin.Wall.Edit', { id: wall, rev: 1, color: name })]);
      expect(ends.map(({ status }) => status).sort(), name).toEqual(['fulfilled', 'rejected']);
    }
    for (let time = 0; time < 5; time++) {
      const [id, bill] = [await shop(), await add('Bill')];
      await Promise.allSettled([bench.call('Admin.Shop.Remove', { id }), other.call('Admin.Bill.Send', { id: bill, to: id })]);
      const { shop_id } = await bench.call<{ shop_id: number | null }>('Admin.Bill.Get', { id: bill });
      expect(shop_id === null || (await isThere('Shop', id))).toBe(true);
    }
  });

  test('does not come back by what is taken back', async () => {
    const [first, second] = [await shop(), await shop()];
    const bill = await add('Bill', { name: 'kept', shop_id: first });
    const { undo } = await bench.call<{ undo: string }>('Admin.Bill.EditAll', { matching: { filters: { name: 'kept' }, count: 1 }, shop_id: second });
    await bench.call('Admin.Shop.Remove', { id: first });
    expect(await bench.call('Admin.Bill.Undo', { undo })).toMatchObject({ done: [], failed: [{ id: bill, ret: 400 }] });
    expect(await bench.call('Admin.Bill.Get', { id: bill })).toMatchObject({ shop_id: second });
  });

  test('is not removed once it is locked, not at the same moment either', async () => {
    for (let time = 0; time < 10; time++) {
      const id = await add('Item');
      const both = await Promise.allSettled([bench.call('Admin.Item.Remove', { id }), other.call('Admin.Item.Sell', { id })]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('is told of to nobody on the portal', async () => {
    const { id } = await bench.call<{ id: number }>('Platform.Paint.Add', { name: 'red' });
    await add('Wall', { color: 'red' });
    expect(await refusalOf(bench.call('Platform.Paint.Remove', { id }))).toMatchObject({ ret: 409, msg: 'paint cannot be deleted: it is still in use' });
  });

  test('has its own locks and hooks', async () => {
    const id = await shop();
    const shelf = await add('Shelf', { shop_id: id, name: 'built in' });
    expect(await refusalOf(bench.call('Admin.Shop.Remove', { id }))).toMatchObject({ ret: 409, msg: 'The shelf is built in' });
    await bench.call('Admin.Shelf.Edit', { id: shelf, rev: 1, name: 'loose' });
    const item = await add('Item', { shelf_id: shelf });
    await bench.call('Admin.Item.Sell', { id: item });
    const remove = (caller?: { accountId: number; level: number }) => refusalOf(bench.call('Admin.Shop.Remove', { id }, caller));
    expect(await remove()).toMatchObject({
      ret: 409,
      msg: 'Nothing was deleted: item “one” belongs to it and can no longer be changed, its state is “Sold”',
      data: { about: { screen: 'item', id: item, link: `/admin/item/view/${item}` } },
    });
    expect(await remove({ accountId: 7, level: 100 })).toMatchObject({ ret: 409, msg: 'shelf cannot be deleted: it is still in use', data: null });
    expect(await isThere('Shop', id)).toBe(true);
  });

  test('may point back to it', async () => {
    const [one, other] = [await shop(), await shop()];
    await bench.call('Admin.Shop.Edit', { id: one, rev: 1, above: other });
    await bench.call('Admin.Shop.Edit', { id: other, rev: 1, above: one });
    await bench.call('Admin.Shop.Remove', { id: one });
    expect([await isThere('Shop', one), await isThere('Shop', other)]).toEqual([false, false]);
    await bench.call('Admin.Shop.Restore', { id: other });
    expect([await isThere('Shop', one), await isThere('Shop', other)]).toEqual([true, true]);
  });
});
