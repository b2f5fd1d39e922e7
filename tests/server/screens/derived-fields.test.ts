import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest';
import type { GetAnswer, ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { recordSchemaOf } from '../../../engine/core/derive/record-schema.ts';
import type { FieldFile, ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { defineServerPlugin } from '../../../engine/server/kernel/plugin.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, type CallFields, openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';

/** A plugin that computes: a length, and nothing but faults. */
const gauge = defineServerPlugin({
  name: 'gauge',
  computed: {
    length: (_context, records) => records.map(({ title }) => (title === 'c' ? 'long' : String(title).length)),
    broken: () => Promise.reject(new Error('out of order')),
  },
});

const text = { type: 'string', label: both('Text') } as const;

const firm = {
  name: 'firm',
  label: both('Firm'),
  menu: { section: 'service', order: 9 },
  schema: {
    type: 'object',
    properties: {
      name: { ...text, label: both('Name') },
      city: { ...text, label: both('City') },
      size: { type: 'integer', label: both('Size') },
      phone: { type: 'string', format: 'phone', label: both('Phone') },
      key: { type: 'string', format: 'secret', label: both('Key') },
      owner: { type: 'integer', format: 'ref:user.username', label: both('Owner') },
    },
  },
  list: { columns: ['name', 'city'] },
} satisfies ScreenFile;

const visit = {
  name: 'visit',
  label: both('Visit'),
  menu: { section: 'service', order: 9 },
  schema: {
    type: 'object',
    properties: {
      title: text,
      firm_id: { type: 'integer', format: 'ref:firm.name', label: both('Firm') },
      account_id: { type: 'integer', label: both('Account') },
      length: { type: 'integer', computed: 'gauge/length', label: both('Length') },
      broken: { type: 'string', computed: 'gauge/broken', label: both('Broken') },
    },
  },
  list: {
    columns: ['title', 'firm_id.city', 'firm_id.size', 'firm_id.owner', 'length'],
    search: ['title', 'firm_id.city'],
    filters: ['title', 'firm_id.size', 'firm_id.city', 'firm_id.phone'],
  },
  detail: { layout: ['title', ['firm_id', 'firm_id.phone']] },
} satisfies ScreenFile;

const moment = { type: 'string', format: 'date-time' } as const;

const round = {
  name: 'round',
  label: both('Round'),
  menu: { section: 'service', order: 9 },
  schema: {
    type: 'object',
    properties: {
      title: text,
      pause: { type: 'integer', format: 'duration', label: both('Pause') },
      times: { type: 'string', format: 'cron', label: both('Times') },
      last_at: { ...moment, label: both('Last') },
      is_on: { type: 'boolean', default: true, label: both('On') },
      next_at: { ...moment, computed: { next: ['pause', 'times'], since: 'last_at', when: { is_on: true } }, label: both('Next') },
      upcoming: { type: 'string', format: 'multiline', computed: { next: ['pause', 'times'], since: 'last_at', count: 3 }, label: both('Next three') },
    },
  },
  list: { columns: ['title', 'next_at'] },
} satisfies ScreenFile;

const again = (computed: FieldFile['computed'], field: Partial<FieldFile> = moment): Partial<ScreenFile> => ({
  schema: { ...round.schema, properties: { ...round.schema.properties, next_at: { type: 'string', ...field, computed, label: both('Next') } } },
});
/** A face that shows the moment and not what it is computed of. */
const roundFace = {
  name: 'round_board',
  label: both('Board'),
  menu: { section: 'service', order: 9 },
  viewOf: 'round',
  fields: { title: {}, next_at: {} },
  list: { columns: ['title', 'next_at'] },
} satisfies ScreenFile;

/** The place of the moment in the file, and a part of it. */
const next = (part = '') => `/schema/properties/next_at${part}`;

const computing = (field: Omit<FieldFile, 'label'>): Partial<ScreenFile> => ({
  schema: { ...visit.schema, properties: { ...visit.schema.properties, probe: { ...field, label: both('Probe') } } },
});

describeOnDatabases('a field without a column', (place) => {
  let server: TestServer;
  let clerk: Caller;
  let logged: MockInstance<typeof console.error>;
  const drop = (file: ScreenFile) => writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
  const list = async (params: CallFields = {}, caller = server.admin) => (await caller<ListAnswer>('Admin.Visit.List', params)).data;
  const titles = async (params: CallFields) => (await list(params))?.items.map(({ title }) => title).join(' ');
  const reported = async (code: string, pointer: string) =>
    until(
      async () => server.platform.screens.diagnostics().some((found) => found.code === code && found.pointer === pointer),
      (isReported) => isReported,
    );

  beforeAll(async () => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await openServer({ database: await place.config(), plugins: [{ manifest: { name: 'gauge', dependsOn: [] }, server: gauge }] });
    for (const file of [firm, visit, round, roundFace]) drop(file);
    await until(
      () => server.admin('Admin.Visit.List'),
      ({ ret }) => ret === 200,
    );
    const member = await enter(server, 'clerk', 200);
    clerk = member.call;
    await server.admin('Admin.Permission.Grant', { account_id: member.id, nodes: ['/visit/list'] });
    for (const [name, city, size] of [
      ['Acme', 'Bern', 30],
      ['Bolt', 'Zug', 10],
      ['Core', 'Aarau', 20],
    ])
      await server.admin('Admin.Firm.Add', { name, city, size, phone: '13800138000', key: 'a-secret-of-sixteen', owner: 1 });
    for (const [title, firm_id] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 1],
      ['e', undefined],
    ])
      await server.admin('Admin.Visit.Add', { title, firm_id });
  });
  afterAll(() => {
    logged.mockRestore();
    return server.close();
  });

  test('of another record stands in rows and record under its path, with the words of references', async () => {
    const answer = await list({ sort: 'title' });
    expect(answer?.items.map((item) => item['firm_id.city'])).toEqual(['Bern', 'Zug', 'Aarau', 'Bern', null]);
    expect(answer?.refs['firm_id.owner']).toEqual({ '1': 'admin' });
    const some = await list({ sort: 'title', fields: ['firm_id.size'] });
    expect(some?.items[0]).toEqual({ id: 1, rev: 1, 'firm_id.size': 30 });
    expect((await server.admin<GetAnswer>('Admin.Visit.Get', { id: 1 })).data).toMatchObject({ 'firm_id.phone': '13800138000', 'firm_id.city': 'Bern' });
    const screen = server.platform.screens.find('visit');
    expect(screen?.derived.map(({ name, label }) => `${name} ${label.en}`)).toContain('firm_id.city Firm · City');
  });

  test('of another record is filtered by, searched and sorted by, page by page', async () => {
    expect(await titles({ filters: { 'firm_id.size': { from: 20 } }, sort: 'title' })).toBe('a c d');
    expect(await titles({ filters: { 'firm_id.city': { empty: true } } })).toBe('e');
    expect(await titles({ search: 'er', sort: 'title' })).toBe('a d');
    expect(await titles({ search: 'e', sort: 'title' })).toBe('a d e');
    expect(await titles({ sort: 'firm_id.size' })).toBe('e b c a d');
    expect(await titles({ sort: '-firm_id.city,title' })).toBe('b a d c e');
    const pages = await Promise.all([1, 2, 3].map((page) => titles({ sort: '-firm_id.city', per_page: 2, page })));
    expect(pages).toEqual(['b d', 'a c', 'e']);
    // What a row points to changes, and with it the order.
    await server.admin('Admin.Firm.Edit', { id: 2, rev: 1, size: 99 });
    expect(await titles({ sort: '-firm_id.size,title' })).toBe('b a d c e');
  });

  test('of another record goes into a file with the others', async () => {
    const requested = { service: 'Admin.Visit.Export', format: 'csv', columns: '["title","firm_id.city"]', sort: 'title' };
    const body = await (await rawCall(server.address, { ...requested, access_token: server.admin.token })).text();
    expect(body.replace('\ufeff', '').split(/\r?\n/).slice(0, 3)).toEqual(['Text,Firm · City', 'a,Bern', 'b,Zug']);
  });

  test('of another record is told to nobody who may not read what it leads to, by no filter, order or file either', async () => {
    const answer = await list({ sort: 'title' }, clerk);
    expect(answer?.items[0]).toMatchObject({ title: 'a', firm_id: 1, 'firm_id.city': null, 'firm_id.size': null });
    for (const params of [{ filters: { 'firm_id.size': 30 } }, { sort: 'firm_id.size' }]) expect((await clerk('Admin.Visit.List', params)).ret).toBe(400);
    expect((await list({ search: 'Bern' }, clerk))?.total).toBe(0);
  });

  test('of another record leaves the list with what it leads to, and comes back', async () => {
    drop({ ...firm, list: { columns: ['nothing'] } });
    await reported('unknown-field', '/list/columns/0');
    expect((await list({ sort: 'title' }))?.items[0]).toMatchObject({ 'firm_id.city': 'Bern' });
    drop(firm);
  });

  test('is computed for a page at once, and a fault of it costs the list nothing else', async () => {
    const answer = await list({ sort: 'title' });
    expect(answer?.items.map(({ length, broken }) => [length, broken])).toEqual([
      [1, null],
      [1, null],
      [null, null],
      [1, null],
      [1, null],
    ]);
    expect((await list({ fields: ['length'], sort: 'title' }))?.items[0]).toEqual({ id: 1, rev: 1, length: 1 });
    expect((await server.admin('Admin.Visit.Get', { id: 1 })).data).toMatchObject({ title: 'a', length: 1 });
    expect((await server.admin('Admin.Visit.Edit', { id: 1, rev: 1, length: 7 })).ret).toBe(400);
    for (const params of [{ sort: 'length' }, { filters: { length: 1 } }]) expect((await server.admin('Admin.Visit.List', params)).ret).toBe(400);
    expect(logged).toHaveBeenCalledWith('computed field visit.broken:', expect.any(Error));
    expect(recordSchemaOf(server.platform.screens.find('visit')!, 'en').properties).toMatchObject({ length: { type: ['integer', 'null'] } });
  });

  test('says when its record comes again, by cron in the time of the platform or in step with a moment, on every face', async () => {
    const hour = 3_600_000;
    const begun = new Date(Date.now() - 2.5 * hour);
    for (const values of [
      { title: 'a', times: '30 8 * * *' },
      { title: 'b', pause: 3_600, last_at: begun.toISOString() },
      { title: 'c', pause: 3_600 },
      { title: 'd', times: '0 0 31 2 *' },
      { title: 'e', times: '30 8 * * *', is_on: false },
      { title: 'f' },
    ])
      expect((await server.admin('Admin.Round.Add', values)).ret).toBe(200);
    for (const service of ['Admin.Round.List', 'Admin.RoundBoard.List']) {
      const { data } = await server.admin<ListAnswer>(service, { sort: 'title' });
      const [cron, inStep, counted, ...none] = data?.items.map(({ next_at }) => next_at) ?? [];
      expect(String(cron)).toMatch(/T00:30:00\.000Z$/);
      expect(Date.parse(String(cron)) - Date.now()).toBeLessThanOrEqual(24 * hour);
      expect(Date.parse(String(inStep))).toBe(begun.getTime() + 3 * hour);
      expect(Math.abs(Date.parse(String(counted)) - Date.now() - hour)).toBeLessThan(hour / 2);
      expect(none).toEqual([null, null, null]);
    }
    const three = (await server.admin('Admin.Round.Get', { id: 1 })).data?.upcoming;
    expect(String(three)).toMatch(/^\d{4}-\d\d-\d\d 08:30:00(\n\d{4}-\d\d-\d\d 08:30:00){2}$/);
    expect(new Set(String(three).split('\n')).size).toBe(3);
    expect((await server.admin('Admin.Round.Get', { id: 2 })).data).toMatchObject({ next_at: new Date(begun.getTime() + 3 * hour).toISOString() });
  });

  test.each<[string, Partial<ScreenFile>, string, string]>([
    ['a next time that is no moment', again({ next: 'times' }, { format: 'date' }), 'next-no-moment', next()],
    ['several next times as one moment', again({ next: 'times', count: 3 }), 'next-no-moment', next()],
    ['a next time of a text', again({ next: 'title' }), 'next-not-recurring', next('/computed/next')],
    ['a next time of nothing', again({ next: ['times', 'pauses'] }), 'next-not-recurring', next('/computed/next/1')],
    ['cron times counted from a moment', again({ next: 'times', since: 'last_at' }), 'next-since-unused', next('/computed/since')],
    ['a duration counted from a text', again({ next: 'pause', since: 'title' }), 'next-since-no-moment', next('/computed/since')],
    ['a next time under a misspelt field', again({ next: 'times', when: { is_of: true } }), 'unknown-field', next('/computed/when/is_of')],
    [
      'a next time within an object',
      again(undefined, { type: 'object', properties: { at: { ...moment, computed: { next: 'times' }, label: both('At') } } }),
      'computed-nested',
      next('/properties/at/computed'),
    ],
    ['a misspelt word of a next time', again({ next: 'times', form: 'last_at' } as FieldFile['computed']), 'unknown-key', next('/computed/form')],
  ])('is refused where the file names %s', async (_, changes, code, pointer) => {
    drop({ ...round, ...changes } as ScreenFile);
    expect(await reported(code, pointer)).toBe(true);
    expect((await server.admin<ListAnswer>('Admin.Round.List')).data?.total).toBe(6);
  });

  test.each<[string, Partial<ScreenFile>, string, string]>([
    ['a field the other screen has not', { list: { columns: ['firm_id.town'] } }, 'ref-unknown-field', '/list/columns/0'],
    ['a reference that is none', { list: { columns: ['title.city'] } }, 'lookup-not-reference', '/list/columns/0'],
    ['a field that does not exist', { list: { columns: ['firm.city'] } }, 'unknown-field', '/list/columns/0'],
    ['two steps', { list: { columns: ['firm_id.owner.username'] } }, 'wrong-form', '/list/columns/0'],
    ['a secret', { list: { columns: ['title', 'firm_id.key'] } }, 'private-field', '/list/columns/1'],
    ['a search of numbers', { list: { columns: ['title'], search: ['firm_id.size'] } }, 'not-searchable', '/list/search/0'],
    ['a filter by a secret', { list: { columns: ['title'], filters: ['firm_id.key'] } }, 'private-field', '/list/filters/0'],
    ['an order people find it in', { list: { columns: ['title'], sort: ['-firm_id.city'] } }, 'lookup-first-order', '/list/sort/0'],
    ['a place in the form', { form: { layout: ['title', 'firm_id.city'] } }, 'not-a-form-field', '/form/layout/1'],
    ['a secret in the detail', { detail: { layout: ['title', 'firm_id.key'] } }, 'private-field', '/detail/layout/1'],
    ['records the portal does not show', { site: 'portal', access: { own: 'account_id' } }, 'lookup-without-face', '/list/columns/1'],
    ['an order by what is computed', { list: { columns: ['title'], sort: ['length'] } }, 'computed-not-stored', '/list/sort/0'],
    ['a filter by what is computed', { list: { columns: ['title'], filters: ['length'] } }, 'computed-not-stored', '/list/filters/0'],
    ['a condition on what is computed', { access: { where: { length: 1 } } }, 'computed-not-stored', '/access/where/length'],
    ['a value for what is computed', { edit: { set: { length: 1 } } }, 'computed-not-stored', '/edit/set/length'],
    ['what is computed in a form', { form: { layout: ['title', 'length'] } }, 'not-a-form-field', '/form/layout/1'],
    ['what no plugin computes', computing({ type: 'string', computed: 'gauge/width' }), 'unknown-plugin-part', '/schema/properties/probe/computed'],
    [
      'a default of what is computed',
      computing({ type: 'integer', computed: 'gauge/length', default: 1 }),
      'computed-with-stored',
      '/schema/properties/probe/default',
    ],
    [
      'a secret that is computed',
      computing({ type: 'string', computed: 'gauge/broken', format: 'secret' }),
      'computed-private',
      '/schema/properties/probe/format',
    ],
  ])('is refused where the file names %s', async (_, changes, code, pointer) => {
    drop({ ...visit, ...changes });
    expect(await reported(code, pointer)).toBe(true);
    expect((await list())?.total).toBe(5);
  });
});
