import { describe, expect, test } from 'vitest';
import { normalize } from '../../../../engine/core/descriptor/normalize/normalize.ts';
import { createSourceRepository } from '../../../../engine/server/data/repository/source-repository.ts';
import type { Platform } from '../../../../engine/server/kernel/platform.ts';
import type { Query } from '../../../../engine/server/kernel/ports/database.ts';
import type { RowSource, SourceRow } from '../../../../engine/server/kernel/row-source.ts';
import { both } from '../../../helpers/screens.ts';

const screen = normalize({
  name: 'far',
  label: both('Far'),
  source: 'far/rows',
  schema: { type: 'object', properties: { name: { type: 'string', label: both('Name') } } },
  list: { columns: ['name'] },
});
const rows = (from: number, count: number): SourceRow[] => Array.from({ length: count }, (_, at) => ({ id: from + at, name: `row ${from + at}` }));
/** Nothing here asks a database or the platform. */
const query = {} as Query;
const repositoryOf = (source: Partial<RowSource>, patience?: number) =>
  createSourceRepository(screen, { filters: ['id'], sorts: [], list: async () => ({ items: [] }), ...source }, () => ({}) as Platform, patience);
const pageOf = (source: Partial<RowSource>, patience?: number) =>
  repositoryOf(source, patience).page(query, { conditions: [], sort: [], page: 1, perPage: 20 });

describe('rows of a plugin', () => {
  test('that never come are refused in time, though the plugin does not look at its signal', async () => {
    const never = () => new Promise<never>(() => undefined);
    await expect(pageOf({ list: never }, 50)).rejects.toMatchObject({ ret: 503 });
    await expect(repositoryOf({ get: never }, 50).get(query, 1)).rejects.toMatchObject({ ret: 503 });
  });

  test('are no more than were asked for, and another page is known of', async () => {
    const { items, total } = await pageOf({ list: async () => ({ items: rows(1, 100_000) }) });
    expect([items.length, total]).toEqual([20, 21]);
  });

  test.each<[string, object]>([
    ['no list', { items: null }],
    ['a number of rows that is none', { items: [], total: Number.NaN }],
    ['a number below nothing', { items: [], total: -1 }],
    ['a row without an id', { items: [{ name: 'x' }] }],
    ['an id that is no number', { items: [{ id: '1', name: 'x' }] }],
  ])('with %s are the plugin’s fault, which the log names', async (_, answer) => {
    await expect(pageOf({ list: async () => answer as { items: SourceRow[] } })).rejects.toThrow(/^the rows of far\/rows \(screen far\): /);
  });

  test('under another id than was asked for are none', async () => {
    expect(await repositoryOf({ get: async () => rows(2, 1)[0]! }).get(query, 1)).toBeNull();
  });

  test('end, where the plugin gives the same page for ever', async () => {
    const read = async () => {
      for await (const _ of repositoryOf({ list: async ({ limit }) => ({ items: rows(1, limit) }) }).stream(query, { conditions: [], sort: [] }));
    };
    await expect(read()).rejects.toThrow(/the same page again$/);
  });
});
