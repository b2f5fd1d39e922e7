import { afterAll, beforeAll, expect, it } from 'vitest';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import type { InterfaceDefinition, TableSpec } from '../../../designer/model/types/definition.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';

interface RunAnswer {
  ret: number;
  data: Record<string, unknown> | null;
  msg: string;
  undone: number;
}

const columns = [
  { name: 'name', type: 'string', required: true },
  { name: 'stock', type: 'integer' },
];
const table = (operation: string, values: Record<string, Json> = {}) => ({
  type: 'table',
  settings: { operation, table: 'trial_goods', columns: columns.map(({ name, type }) => ({ name, type })) },
  values,
});

/** Two rows, one by another interface; one of them changed; then what the run sees of all that. */
const order = drawn({
  service: 'Shop.Order.Place',
  nodes: {
    first: table('insert', { name: 'tea', stock: 1 }),
    called: { type: 'call', settings: { service: 'Shop.TrialGoods.Create', parameters: ['name', 'stock'] }, values: { name: 'cup', stock: 2 } },
    changed: table('update', { stock: 5 }),
    rows: table('list'),
    keep: { type: 'cache', settings: { operation: 'set' }, values: { key: 'trial', value: 'kept', seconds: 60 } },
    cached: { type: 'cache', settings: { operation: 'get' }, values: { key: 'trial' } },
  },
  edges: [
    'first.id -> changed.id',
    'first.id -> return.first',
    'called.data -> return.called',
    'changed.updated -> return.changed',
    'rows.total -> return.total',
    'rows.items -> return.items',
    'cached.value -> return.cached',
  ],
});

describeOnDatabases('a test run of an interface that writes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    const { interfaces } = await done(
      server.admin<{ interfaces: { id: number }[] }>('Admin.Interface.CreateData', {
        ...{ table: 'trial_goods', columns, namespace: 'Shop', class: 'TrialGoods', title: 'x' },
      }),
    );
    for (const { id } of interfaces) await done(server.admin('Admin.Interface.Publish', { id }));
  });
  afterAll(() => server?.close());

  const run = (definition: InterfaceDefinition, more: object = {}) =>
    done(server.admin<RunAnswer>('Admin.Interface.TestRun', { definition, parameters: {}, ...more }));
  const stored = async () => (await run(drawn({ service: 'Shop.Order.Count', nodes: { rows: table('list') }, edges: ['rows.total -> return.total'] }))).data;
  const cached = async () =>
    (
      await run(
        drawn({
          service: 'Shop.Order.Cached',
          nodes: { cached: { type: 'cache', settings: { operation: 'get' }, values: { key: 'trial' } } },
          edges: ['cached.value -> return.cached'],
        }),
      )
    ).data;

  it('finds again what it has inserted by its keys, and leaves nothing behind', async () => {
    const before = await stored();
    const keep = (values: Record<string, Json>) => {
      const { settings, ...others } = table('upsert', values);
      return { ...others, settings: { ...settings, keys: [{ name: 'name', type: 'string' }] } };
    };
    const persisted = drawn({
      service: 'Shop.Order.Keep',
      nodes: { made: keep({ name: 'pot', stock: 1 }), again: keep({ name: 'pot' }), row: table('get') },
      edges: [
        'made.id -> again.stock',
        'again.id -> row.id',
        ...['made.id -> return.id', 'made.created -> return.made', 'again.created -> return.again', 'row.row -> return.row'],
      ],
    });
    const { data } = await run(persisted);
    const { id } = data as { id: number };
    expect(data).toEqual({ id, made: true, again: false, row: expect.objectContaining({ id, name: 'pot', stock: id }) });
    expect(await stored()).toEqual(before);
  });

  it('sees what it has written, and nothing of it stays', async () => {
    for (let time = 0; time < 2; time++) {
      const answer = await run(order);
      expect(answer).toMatchObject({ ret: 200, undone: 3, data: { changed: 1, total: 2, cached: 'kept' } });
      const { first, called, items } = answer.data as { first: number; called: { id: number }; items: { id: number; stock: number }[] };
      expect(new Set(items.map(({ id }) => id))).toEqual(new Set([first, called.id]));
      expect(items.find(({ id }) => id === first)).toMatchObject({ name: 'tea', stock: 5 });
      expect(await stored()).toEqual({ total: 0 });
      expect(await cached()).toEqual({ cached: null });
    }
  });

  it('finds the table of an interface nobody has published empty, and leaves none behind', async () => {
    const spec: TableSpec = { name: 'drafted_goods', columns: [{ name: 'name', type: 'string', required: true }] };
    const [list, , create] = crudDefinitions({ namespace: 'Shop', class: 'DraftedGoods', title: '货' }, spec);
    expect(await run(list!)).toMatchObject({ ret: 200, data: { items: [], total: 0 } });
    const both = drawn({
      service: 'Shop.DraftedGoods.Twice',
      nodes: {
        one: { type: 'table', settings: { operation: 'insert', table: spec.name, columns: [{ name: 'name', type: 'string' }] }, values: { name: 'tea' } },
        rows: { type: 'table', settings: { operation: 'list', table: spec.name, columns: [] } },
      },
      edges: ['one.id -> return.id', 'rows.items -> return.items'],
    });
    for (let time = 0; time < 2; time++) {
      expect(await run({ ...both, table: spec })).toMatchObject({ ret: 200, undone: 1, data: { items: [{ name: 'tea' }] } });
    }
    expect(await run(create!, { parameters: { name: 'cup' }, keep: true })).toMatchObject({
      ret: 404,
      msg: '数据表 drafted_goods 不存在；数据接口的表在首次发布时创建',
    });
    expect(
      await run({ ...list!, table: { ...spec, name: 'account' }, flow: JSON.parse(JSON.stringify(list!.flow).replaceAll(spec.name, 'account')) }),
    ).toMatchObject({
      ret: 409,
    });
  });

  it('holds up no other call while it waits for something else', async () => {
    const waiting = { ...order, code: { ts: { text: waitingCode, base: 'as generated' } } };
    const [answer, other] = await Promise.all([run(waiting), run(order, { keep: true })]);
    expect(other).toMatchObject({ ret: 200, undone: 0, data: { total: 2 } });
    expect(answer).toMatchObject({ ret: 200, undone: 2 });
    expect(new Set((answer.data as { ids: number[] }).ids).size).toBe(2);
    expect(await stored()).toEqual({ total: 2 });
    expect(await cached()).toEqual({ cached: 'kept' });
  });
});

/** Asks for two rows at once. */
const waitingCode = `export async function place(parameters, platform) {
  const ids = await Promise.all(['a', 'b'].map((name) => platform.tables.insert('trial_goods', { name })));
  return { ids };
}`;
