import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ListAnswer, OptionsAnswer } from '../../../engine/core/answers/list-answer.ts';
import { CallError } from '../../../engine/server/kernel/call/errors.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../helpers/screen-bench.ts';
import { everyScreen } from './screens.ts';

const canaries = { password: 'canaryPass77', recovery: 'canary-recovery-4321', key: 'canary-key-of-9876' };
const kinds = ['bug', 'wish'];

describeOnDatabases('reading records', (place) => {
  let bench: ScreenBench;
  const list = (params: Record<string, unknown> = {}) => bench.call<ListAnswer>('Admin.Ticket.List', params);
  const titles = async (params: Record<string, unknown>) => (await list({ sort: 'id', per_page: 100, ...params })).items.map((item) => item.title);

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, everyScreen, {
      name: 'desk',
      handlers: { weigh: async () => null, tally: async () => null },
    });
    for (const username of ['ann', 'bob', 'cat_1']) await bench.call('Admin.User.Add', { username, password: canaries.password, recovery: canaries.recovery });
    for (let n = 1; n <= 12; n++) {
      await bench.call('Admin.Ticket.Add', {
        title: `T${String(n).padStart(2, '0')}`,
        code: `C${n}`,
        key: canaries.key,
        kind: kinds[n % 2],
        ...(n % 2 === 0 && { severity: 1 + (n % 5) }),
        owner_id: 1 + (n % 2),
        helpers: n % 3 === 0 ? [2, 3] : [3],
        price: n * 100,
        ratio: n / 2,
        urgent: n > 10,
        day: `2026-01-${String(n).padStart(2, '0')}`,
        due: `2026-01-${String(n).padStart(2, '0')} 12:00:00`,
      });
    }
    await bench.call('Admin.Ticket.Finish', { ids: [1, 2, 3] });
    await bench.call('Admin.Ticket.Remove', { id: 12 });
  });

  test('List pages in the order of the descriptor and says where it is', async () => {
    const page = await list({ page: 2, per_page: 5 });
    expect(page.items.map((item) => item.id)).toEqual([6, 5, 4, 3, 2]);
    expect(page).toMatchObject({ total: 11, page: 2, per_page: 5 });
    expect((await list({ page: 9 })).items).toEqual([]);
    expect((await refusalOf(list({ per_page: 101 }))).faults).toEqual(['per_page max']);
  });

  test('List shortens rich text, which Get gives whole', async () => {
    const body = `<p>${'<b>word</b> '.repeat(100)}</p>`;
    const { id } = await bench.call<{ id: number }>('Admin.Ticket.Add', { title: 'long', key: canaries.key, body });
    const [item] = (await list({ filters: { id } })).items;
    expect(item?.body).toBe(`${'word '.repeat(60)}…`);
    expect((await bench.call<{ body: string }>('Admin.Ticket.Get', { id })).body).toBe(body);
    // Of this one no more than the beginning is read, which ends within a tag.
    const marked = `<p>${'<b><i><u>word</u></i></b> '.repeat(200)}</p>`;
    await bench.call('Admin.Ticket.Edit', { id, rev: 1, body: marked });
    expect((await list({ filters: { id } })).items[0]?.body).toBe(`${'word '.repeat(60)}…`);
    const sparse = `<p>short</p>${'<p></p>'.repeat(600)}<p>end</p>`;
    await bench.call('Admin.Ticket.Edit', { id, rev: 2, body: sparse });
    expect((await list({ filters: { id } })).items[0]?.body).toBe('short…');
    expect((await bench.call<{ body: string }>('Admin.Ticket.Get', { id })).body).toBe(sparse);
    await bench.call('Admin.Ticket.Remove', { id });
  });

  test('List answers the fields that are asked for', async () => {
    const [item] = (await list({ fields: ['title', 'kind'], sort: '-severity', filters: { kind: 'bug' } })).items;
    expect(Object.keys(item!).sort()).toEqual(['id', 'kind', 'rev', 'title']);
    const { faults, msg } = await refusalOf(list({ fields: ['title', 'pin'] }));
    expect(faults).toEqual(['fields unknown']);
    expect(msg).toContain('no field pin');
  });

  test('List brings the words for references, those of removed records too', async () => {
    await bench.call('Admin.User.Remove', { id: 3 });
    const { refs } = await list({ filters: { id: { in: [3, 4] } } });
    expect(refs).toEqual({ owner_id: { 1: 'ann', 2: 'bob' }, helpers: { 2: 'bob', 3: 'cat_1' }, created_by: { 1: 'ann' } });
    await bench.call('Admin.User.Restore', { id: 3 });
  });

  test('List counts the tabs under the same search and filters, whatever tab is open', async () => {
    expect((await list({ with_counts: true })).counts).toEqual({ open: 8, done: 3, shut: 0 });
    expect((await list({ with_counts: true, filters: { status: 'done', kind: 'wish' } })).counts).toEqual({ open: 4, done: 2, shut: 0 });
    expect(await list()).not.toHaveProperty('counts');
  });

  test.each([
    [{ kind: 'wish' }, ['T01', 'T03', 'T05', 'T07', 'T09', 'T11']],
    [{ kind: { in: ['bug'] }, price: { to: 400 } }, ['T02', 'T04']],
    [{ status: { in: ['done', 'shut'] } }, ['T01', 'T02', 'T03']],
    [{ owner_id: '2', price: { from: '900' } }, ['T09', 'T11']],
    [{ title: { contains: 't1' } }, ['T10', 'T11']],
    [{ urgent: true }, ['T11']],
    [{ urgent: 'false', price: { from: 1000 } }, ['T10']],
    [{ ratio: { from: 4.5, to: 5 } }, ['T09', 'T10']],
    [{ ratio: { from: 5, to: 5 } }, ['T10']],
    [{ severity: { empty: true }, price: { to: 300 } }, ['T01', 'T03']],
    [{ severity: { empty: false }, price: { to: 300 } }, ['T02']],
    [{ day: { from: '2026-01-10' } }, ['T10', 'T11']],
    [{ day: '2026-01-04' }, ['T04']],
    [{ due: { from: '2026-01-04', to: '2026-01-05' } }, ['T04', 'T05']],
    [{ due: { from: '2026-01-10 12:00:01' } }, ['T11']],
    [{ helpers: { contains: 2 } }, ['T03', 'T06', 'T09']],
    [{ id: 7 }, ['T07']],
    [{ id: { in: [7, 8, 999_999] } }, ['T07', 'T08']],
  ])('filters %j', async (filters, expected) => {
    expect(await titles({ filters })).toEqual(expected);
  });

  test('searches the fields of the descriptor, letter for letter', async () => {
    expect(await titles({ search: 't0', filters: { kind: 'bug' } })).toEqual(['T02', 'T04', 'T06', 'T08']);
    expect(await titles({ search: 'C11' })).toEqual(['T11']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ search: '_' })).toEqual([]);
    expect((await refusalOf(list({ search: 'a\u0000b' }))).faults).toEqual(['search characters']);
    expect((await refusalOf(bench.call('Platform.Note.List', { search: 'x' }))).faults).toEqual(['search unknown']);
  });

  test('sorts by what it shows and by the system’s columns', async () => {
    expect((await titles({ sort: '-severity,title', filters: { kind: 'bug' } }))[0]).toBe('T04');
    expect((await titles({ sort: '-created_at,-id' }))[0]).toBe('T11');
    expect((await refusalOf(list({ sort: 'title,-title' }))).faults).toEqual(['sort max']);
  });

  test('sorts more rows than the screen sorts only by columns with an index', async () => {
    const { list: listed } = everyScreen.find(({ name }) => name === 'ticket')!;
    const usual = listed!.sortableRows;
    listed!.sortableRows = 5;
    try {
      expect((await titles({ sort: '-title' }))[0]).toBe('T11');
      expect((await titles({ sort: 'rev', filters: { status: 'done' } })).length).toBe(3);
      const { faults, msg } = await refusalOf(list({ sort: 'rev' }));
      expect(faults).toEqual(['sort rows']);
      expect(msg).toMatch(/by rev works for up to 5 records; there are 11.*title/);
    } finally {
      listed!.sortableRows = usual;
    }
  });

  test.each([
    ['filters', { filters: { nonsense: 1 } }, ['filters unknown']],
    ['operators', { filters: { kind: { contains: 'b' } } }, ['filters.kind operator']],
    ['operators of SQL', { filters: { price: { 'or 1=1': 1 } } }, ['filters.price operator']],
    [
      'values',
      { filters: { price: 'cheap', urgent: 1, day: '2026-02-30', kind: 'none', id: [1] } },
      ['filters.price type', 'filters.urgent type', 'filters.day type', 'filters.kind type', 'filters.id type'],
    ],
    ['lists', { filters: { id: { in: [] } } }, ['filters.id type']],
    ['sort keys', { sort: 'body,helpers' }, ['sort unknown', 'sort unknown']],
  ])('refuses wrong %s, all at once and naming what is allowed', async (_what, params, expected) => {
    const refusal = await refusalOf(list(params));
    expect(refusal.ret).toBe(400);
    expect(refusal.faults).toEqual(expected);
  });

  test('names what may be filtered and how', async () => {
    expect((await refusalOf(list({ filters: { nonsense: 1 } }))).msg).toBe(
      'Cannot filter by nonsense. Allowed: id, title, owner_id, kind, severity, price, ratio, urgent, due, day, helpers, status',
    );
    expect((await refusalOf(list({ filters: { kind: { from: 'a' } } }))).msg).toBe('Kind has no condition from. Allowed: eq, in, empty');
    expect((await refusalOf(list({ filters: { title: { contains: 'x'.repeat(1_001) } } }))).msg).toBe(
      'The condition contains of Title needs a text of at most 1000 characters',
    );
    expect((await refusalOf(list({ filters: { kind: { in: ['none'] } } }))).msg).toBe(
      'The condition in of Kind needs an array of 1 to 200 of these values: bug, wish',
    );
  });

  describe('Options', () => {
    const options = (params: Record<string, unknown>) => bench.call<OptionsAnswer>('Admin.Ticket.Options', params);

    test('offers labels to choose from and nothing else', async () => {
      expect((await options({ field: 'owner_id' })).items).toEqual([
        { value: 3, label: 'cat_1' },
        { value: 2, label: 'bob' },
        { value: 1, label: 'ann' },
      ]);
      expect((await options({ field: 'helpers', search: 'B' })).items).toEqual([{ value: 2, label: 'bob' }]);
      expect((await options({ field: 'Shut.heir', ids: [1] })).items).toEqual([{ value: 1, label: 'ann' }]);
      expect((await options({ field: 'owner_id', search: '%' })).items).toEqual([]);
      expect((await options({ field: 'owner_id', search: '1' })).items.map(({ label }) => label)).toEqual(['ann', 'cat_1']);
      expect((await options({ field: 'owner_id', search: '#2' })).items).toEqual([{ value: 2, label: 'bob' }]);
    });

    test('knows only the references of its screen', async () => {
      expect((await refusalOf(options({ field: 'created_by' }))).faults).toEqual(['field enum']);
      expect((await refusalOf(options({ field: 'title' }))).faults).toEqual(['field enum']);
      expect((await refusalOf(options({ field: 'owner_id', search: 'a\u0000' }))).faults).toEqual(['search characters']);
    });
  });

  describe('what is private', () => {
    const privateFields = ['password', 'recovery'];
    const values = ['', canaries.password, canaries.recovery, 'x', null, true, { in: [canaries.recovery] }, { contains: 'c' }, { empty: true }, { from: 'a' }];

    test('cannot be told apart by any filter, sort or search, even where the descriptor names it', async () => {
      for (const field of privateFields) {
        const answers = await Promise.all(values.map((value) => refusalOf(bench.call('Admin.User.List', { filters: { [field]: value } }))));
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.faults).toEqual(['filters unknown']);
        expect((await refusalOf(bench.call('Admin.User.List', { sort: `-${field}` }))).faults).toEqual(['sort unknown']);
      }
      expect((await refusalOf(bench.call('Admin.User.List', { with_counts: true, filters: { recovery: 'x' } }))).faults).toEqual(['filters unknown']);
      for (const search of ['canary', 'scrypt', 'sealed', '4321']) {
        expect((await bench.call<ListAnswer>('Admin.User.List', { search })).total).toBe(0);
      }
    });

    test('is in no answer at all', async () => {
      const answers = [
        await bench.call('Admin.User.List', { with_counts: true }),
        await bench.call('Admin.User.Get', { id: 1 }),
        await bench.call('Admin.User.History', { id: 1 }),
        await bench.call('Admin.Ticket.List', { per_page: 100 }),
        await bench.call('Admin.Ticket.Options', { field: 'owner_id', search: 'canary' }),
      ];
      const text = JSON.stringify(answers);
      for (const word of [...Object.values(canaries), 'scrypt', 'sealed', 'last4']) expect(text).not.toContain(word);
      expect(answers[1]).toMatchObject({ username: 'ann', recovery: '••••4321' });
      expect(answers[1]).not.toHaveProperty('password');
    });
  });

  test('a random parameter, filter, sort key or operator is refused or changes nothing', async () => {
    const plain = JSON.stringify(await list());
    const names = [
      'where',
      'filter',
      'populate',
      'fields',
      'include',
      'attributes',
      'raw',
      'order',
      'limit',
      'transaction',
      '$or',
      '__proto__',
      'constructor',
      'key',
      'body',
    ];
    const name = fc.oneof(fc.constantFrom(...names), fc.string({ minLength: 1, maxLength: 12 }));
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("' or 1=1 --", '1; drop table ticket', '{{id}}'));
    const parameter = fc.tuple(name, value).map(([key, input]) => ({ [key]: input }));
    const filter = fc.tuple(name, value).map(([key, input]) => ({ filters: { [key]: input } }));
    const operator = fc
      .tuple(fc.constantFrom('title', 'price', 'status', 'id'), name, value)
      .map(([field, key, input]) => ({ filters: { [field]: { [key]: input } } }));
    const sort = name.map((key) => ({ sort: key }));
    const known = new Set(['page', 'per_page', 'sort', 'search', 'filters', 'trash', 'with_counts', 'fields', ...'eq,in,contains,from,to,empty'.split(',')]);
    await fc.assert(
      fc.asyncProperty(fc.oneof(parameter, filter, operator, sort), async (params) => {
        fc.pre(!isKnown(params, known));
        try {
          expect(JSON.stringify(await list(params))).toBe(plain);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          expect(error.ret).toBe(400);
          expect(error.message).not.toMatch(/SQLITE|syntax error|node_modules|column .* does not exist/);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

/** The few draws that are meant to change something. */
function isKnown(params: Record<string, unknown>, known: Set<string>): boolean {
  const [[name, value]] = Object.entries(params) as [[string, unknown]];
  if (name === 'sort') return /^-?(title|owner_id|kind|severity|key|status|id|created_at|updated_at|created_by|rev)?$/.test(String(value).trim());
  if (name !== 'filters') return known.has(name);
  const [[field, condition]] = Object.entries(value as object) as [[string, unknown]];
  if (['title', 'price', 'status', 'id'].includes(field))
    return typeof condition === 'object' && condition !== null && Object.keys(condition).some((key) => known.has(key));
  return false;
}
