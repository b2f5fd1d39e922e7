import { beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../../engine/core/answers/list-answer.ts';
import { normalize } from '../../../../engine/core/descriptor/normalize/normalize.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../../helpers/screen-bench.ts';
import { both } from '../../../helpers/screens.ts';

/** A tree of topics of which everybody knows the public ones and his own. */
const topic = normalize({
  name: 'topic',
  label: both('Topic'),
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 50, label: both('Title') },
      above: { type: 'integer', format: 'ref:topic.title', label: both('Above') },
      owner: { type: 'integer', label: both('Owner') },
      place: { type: 'string', label: both('Place') },
    },
  },
  list: { as: ['tree', 'kanban'], columns: ['title'], search: ['title'], sort: ['title'] },
  states: {
    place: {
      initial: 'idea',
      values: { idea: both('Idea'), made: both('Made') },
      transitions: { make: { from: ['idea'], to: 'made', label: both('Make') } },
    },
  },
  access: { own: 'owner' },
});

describeOnDatabases('trees and boards', (place) => {
  let bench: ScreenBench;
  const ids: Record<string, number> = {};
  const list = (params: Record<string, unknown>, accountId = 1) => bench.call<ListAnswer>('Admin.Topic.List', params, { accountId });
  const titles = (items: Record<string, unknown>[] | undefined) => items?.map(({ title }) => title);
  const edit = async (title: string, values: Record<string, unknown>) => {
    const { rev } = await bench.call<{ rev: number }>('Admin.Topic.Get', { id: ids[title] });
    return bench.call('Admin.Topic.Edit', { id: ids[title], rev, ...values });
  };

  /** Past the calls, which let nobody point to what is gone or not his. */
  const placeUnder = (id: number, above: number) =>
    bench.platform.database.transact((query) => bench.platform.repositories.of(topic)!.update(query, id, null, { above }));

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, [topic]);
    const above = { animals: null, birds: 'animals', owls: 'birds', cats: 'animals', plants: null };
    for (const [title, parent] of Object.entries(above)) {
      const answer = await bench.call<{ id: number }>('Admin.Topic.Add', { title, ...(parent && { above: ids[parent] }) });
      ids[title] = answer.id;
    }
  });

  test('answer what stands right under a record, and how much is below each of those', async () => {
    const top = await list({ under: 0 });
    expect({ items: titles(top.items), total: top.total, children: top.children }).toEqual({
      items: ['animals', 'plants'],
      total: 2,
      children: { [ids.animals!]: 2 },
    });
    const below = await list({ under: ids.animals, fields: ['title'] });
    expect({ items: titles(below.items), children: below.children }).toEqual({ items: ['birds', 'cats'], children: { [ids.birds!]: 1 } });
  });

  test('show with what a search finds everything above it', async () => {
    const found = await list({ search: 'owl', with_ancestors: true, fields: ['title'] });
    expect(titles(found.items)).toEqual(['owls']);
    expect(titles(found.ancestors)).toEqual(['birds', 'animals']);
    expect(found.children).toEqual({ [ids.animals!]: 2, [ids.birds!]: 1 });
    expect(found.ancestors?.[0]).not.toHaveProperty('place');
  });

  test('keep at the top whose parent is gone or somebody else’s', async () => {
    const { id } = await bench.call<{ id: number }>('Admin.Topic.Add', { title: 'mine' }, { accountId: 7 });
    await placeUnder(id, ids.plants!);
    const own = await list({ under: 0 }, 7);
    expect(titles(own.items)).toEqual(['mine']);
    expect((await list({ filters: { id }, with_ancestors: true }, 7)).ancestors).toEqual([]);
    expect((await list({ under: ids.plants })).items).toEqual([]);
    await bench.call('Admin.Topic.Remove', { id: ids.animals });
    expect(titles((await list({ under: 0 })).items)).toEqual(['birds', 'cats', 'plants']);
    await bench.call('Admin.Topic.Restore', { id: ids.animals });
  });

  test('never let a record stand below itself', async () => {
    const circle = await refusalOf(edit('animals', { above: ids.owls }));
    expect(circle).toMatchObject({ faults: ['above circle'] });
    expect(circle.msg).toContain(`#${ids.animals} → #${ids.owls} → #${ids.birds} → #${ids.animals}`);
    expect((await refusalOf(edit('cats', { above: ids.cats }))).faults).toEqual(['above circle']);
    await edit('owls', { above: ids.cats });
    await edit('owls', { above: ids.birds });
  });

  test('let no two moves at once make a circle together', async () => {
    const moves = await Promise.allSettled([edit('birds', { above: ids.cats }), edit('cats', { above: ids.birds })]);
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await list({ under: 0 })).children).toEqual({ [ids.animals!]: 1 });
  });

  test('find a circle in what comes back from the trash', async () => {
    await edit('birds', { above: ids.animals });
    await edit('cats', { above: ids.birds });
    await bench.call('Admin.Topic.Remove', { id: ids.cats });
    await placeUnder(ids.birds!, ids.cats!);
    expect((await refusalOf(bench.call('Admin.Topic.Restore', { id: ids.cats }))).faults).toEqual(['above circle']);
    await edit('birds', { above: ids.animals });
    await bench.call('Admin.Topic.Restore', { id: ids.cats });
  });

  test('count the states in one go', async () => {
    await bench.call('Admin.Topic.Make', { id: ids.plants });
    expect((await list({ with_counts: true, per_page: 1 })).counts).toEqual({ idea: 4, made: 1 });
    expect((await list({ with_counts: true, filters: { place: 'made' } })).counts).toEqual({ idea: 4, made: 1 });
    expect((await list({ with_counts: true, search: 'p' })).counts).toEqual({ idea: 0, made: 1 });
  });
});
