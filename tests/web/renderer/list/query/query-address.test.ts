import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListCondition, ListQuery } from '../../../../../engine/web/renderer/list/query/list-query.ts';
import { emptyQuery } from '../../../../../engine/web/renderer/list/query/list-query.ts';
import { listRequestOf } from '../../../../../engine/web/renderer/list/query/list-request.ts';
import { addressOf, queryOfAddress } from '../../../../../engine/web/renderer/list/query/query-address.ts';
import { articleScreen } from '../../article-screen.ts';

const words = fc.string({ minLength: 1, unit: 'grapheme' });
const strings = (value: fc.Arbitrary<string>): fc.Arbitrary<ListCondition> =>
  fc.oneof(
    value.map((eq) => ({ eq })),
    value.map((contains) => ({ contains })),
    fc.array(value, { minLength: 1, maxLength: 4 }).map((values) => ({ in: values })),
    fc.boolean().map((empty) => ({ empty })),
  );
const numbers = (value: fc.Arbitrary<number>): fc.Arbitrary<ListCondition> =>
  fc.oneof(
    value.map((from) => ({ from })),
    fc.tuple(value, value).map(([from, to]) => ({ from, to })),
    fc.array(value, { minLength: 1, maxLength: 4 }).map((values) => ({ in: values })),
  );
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number));

const filters: fc.Arbitrary<Record<string, ListCondition>> = fc.record(
  {
    title: strings(words),
    view_permission: strings(fc.constantFrom('tourist', 'member')),
    status: strings(fc.constantFrom('draft', 'shown')),
    price: numbers(fc.integer()),
    score: numbers(finite),
    topping: fc.boolean().map((eq) => ({ eq })),
    sort: numbers(fc.integer()),
    readers: numbers(fc.integer({ min: 1 })),
    publish_time: strings(fc.constantFrom('2026-01-01', '2026-01-31 23:59:59')),
  },
  { requiredKeys: [] },
);

const queries: fc.Arbitrary<ListQuery> = fc.record(
  {
    search: fc.string({ unit: 'grapheme' }),
    filters,
    sort: fc.uniqueArray(fc.record({ field: fc.constantFrom('title', 'topping', 'id', 'publish_time'), descending: fc.boolean() }), {
      maxLength: 3,
      selector: (key) => key.field,
    }),
    page: fc.integer({ min: 1, max: 50_000 }),
    perPage: fc.constantFrom(10, 20, 50, 100),
    trash: fc.boolean(),
    open: fc.integer({ min: 1 }),
    view: words,
  },
  { requiredKeys: ['search', 'filters', 'sort', 'page', 'perPage', 'trash'] },
);

describe('the address of a list', () => {
  test('gives back every query that was put into it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const address = addressOf(articleScreen, query).toString();
        const read = queryOfAddress(articleScreen, new URLSearchParams(address));
        expect(read).toEqual(query);
        expect(addressOf(articleScreen, read).toString()).toBe(address);
      }),
    );
  });

  test('is empty for an untouched list', () => {
    expect(addressOf(articleScreen, emptyQuery).toString()).toBe('');
  });

  test('can be read by a person', () => {
    const query: ListQuery = {
      ...emptyQuery,
      search: 'tea',
      filters: { status: { in: ['shown', 'hidden'] }, price: { from: 100 } },
      sort: [{ field: 'id', descending: true }],
      page: 3,
    };
    expect(addressOf(articleScreen, query).toString()).toMatchInlineSnapshot(
      `"q=tea&filter.status.in=shown&filter.status.in=hidden&filter.price.from=100&sort=-id&page=3"`,
    );
  });

  test('is empty for a list as its own filters show it, and says when they were taken away', () => {
    const screen = { ...articleScreen, list: { ...articleScreen.list!, filter: { status: 'shown', publish_time: { atLeast: '2026-01-01' } } } };
    const untouched = queryOfAddress(screen, new URLSearchParams());
    expect(untouched.filters).toEqual({ status: { in: ['shown'] }, publish_time: { from: '2026-01-01' } });
    expect(addressOf(screen, untouched).toString()).toBe('');
    const bare = addressOf(screen, { ...untouched, filters: {} });
    expect(bare.toString()).toBe('filter=none');
    expect(queryOfAddress(screen, bare).filters).toEqual({});
    expect(queryOfAddress(screen, new URLSearchParams('filter.status=draft')).filters).toEqual({ status: { in: ['draft'] } });
  });

  test('takes a filter without an operator as one of the values', () => {
    expect(queryOfAddress(articleScreen, new URLSearchParams('filter.status=shown&filter.status=draft')).filters).toEqual({
      status: { in: ['shown', 'draft'] },
    });
  });

  test('leaves out what the screen does not know', () => {
    const read = queryOfAddress(
      articleScreen,
      new URLSearchParams(
        'filter.nothing.eq=1&filter.content.contains=x&filter.price.from=cheap&filter.price.like=1&sort=nothing&page=-2&size=7&open=x&trash=no',
      ),
    );
    expect(read).toEqual(emptyQuery);
  });
});

describe('the request of a list', () => {
  test('carries only what is asked', () => {
    expect(listRequestOf(emptyQuery)).toEqual({ page: 1, per_page: 20 });
  });

  test('writes a lone equality as the bare value', () => {
    const request = listRequestOf({ ...emptyQuery, filters: { topping: { eq: false }, price: { from: 1, to: 2 } }, sort: [{ field: 'id', descending: true }] });
    expect(request).toEqual({ page: 1, per_page: 20, sort: '-id', filters: { topping: false, price: { from: 1, to: 2 } } });
  });
});
