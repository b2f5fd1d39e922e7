import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { hasIndexFor, sortableFields } from '../../../../engine/core/derive/table/list-order.ts';
import { tableOf } from '../../../../engine/core/derive/table/table.ts';
import { fieldOf } from '../../../../engine/core/descriptor/field-of.ts';
import { isLongField } from '../../../../engine/core/descriptor/normalize/indexable-field.ts';
import { titleField } from '../../../../engine/core/descriptor/title-field.ts';
import type { Field, Screen, SortKey } from '../../../../engine/core/descriptor/types.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { openDatabase } from '../../../../engine/server/data/open-database.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import type { AnyQuery } from '../../../../engine/server/kernel/ports/database.ts';
import type { Condition } from '../../../../engine/server/kernel/ports/repository.ts';
import { screenOf } from '../../../helpers/screens.ts';
import { tableWith } from '../../../helpers/tables.ts';
import { recordedReader } from '../recorded-reader.ts';

const root = join(import.meta.dirname, '../../../..');
const screens = globSync(['schemas/*.json', 'plugins/*/schemas/*.json', 'designer/schemas/*.json'], { cwd: root })
  .map((file) => basename(file, '.json'))
  .filter((name) => !name.includes('.') && name !== 'sections')
  .map(screenOf)
  .filter((screen) => screen.list && screen.table);

/** More than are sorted without an index: nearly all have one value, some none, every tenth another. */
const rows = 6_000;
const rare = 100;

// PostgreSQL chooses by how often each value occurs, so its plans are not ours to state.
const folder = mkdtempSync(join(tmpdir(), 'portico-plans-'));
const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('every order a list offers, on SQLite', () => {
  describe.each(screens)('$name', (screen) => {
    test('comes out of an index under every filter, and a rare value is looked up', async () => {
      const table = tableOf(screen)!;
      await migrate(database, [table]);
      await fill(screen);
      const repository = createRepository(database, table);
      const sorted: string[] = [];
      for (const sort of ordersOf(screen)) {
        for (const { conditions, isFew } of selectionsOf(screen)) {
          const { query, plans } = explained();
          const { total } = await repository.page(query, { conditions, sort, page: 2, perPage: 20 });
          if (sort !== screen.list!.sort && !isFew) await repository.page(query, { conditions, sort, page: 120, perPage: 20 });
          expect(total > 0 && total <= 4_000, JSON.stringify(conditions)).toBe(isFew);
          const which = JSON.stringify([sort, conditions]);
          const found = await plans();
          // Rows behind a row are looked up among those that equal it, not counted off.
          if (sort !== screen.list!.sort && !isFew) expect(found.join('\n'), which).toMatch(/id[<>]\?\)/);
          for (const plan of found) {
            if (!isFew && plan.includes('TEMP B-TREE')) sorted.push(`${which}: ${plan}`);
            if (isFew) expect(plan, which).toMatch(/INDEX [iu]x_\w+ \(/);
          }
        }
      }
      expect(sorted).toEqual([]);
    });
  });
});

test('a range of the order is looked up together with the filter before it in an index', async () => {
  const table = tableWith(
    'call',
    [
      { name: 'app', type: 'text', nullable: true },
      { name: 'time', type: 'datetime', nullable: false },
    ],
    [
      { columns: ['time', 'id'], unique: false },
      { columns: ['app', 'time', 'id'], unique: false },
    ],
  );
  await migrate(database, [table]);
  const { query, plans } = explained();
  const conditions: Condition[] = [
    { field: 'app', operator: 'eq', value: 'busy' },
    { field: 'time', operator: 'from', value: '2026-01-01T00:00:00.000Z' },
    { field: 'time', operator: 'before', value: '2026-01-02T00:00:00.000Z' },
  ];
  await createRepository(database, table).page(query, { conditions, sort: [{ field: 'time', descending: true }], page: 1, perPage: 20, counted: false });
  expect(await plans()).toEqual([expect.stringContaining('(app=? AND time>? AND time<?)')]);
});

test('of two conditions the one that fewer rows meet is looked up', async () => {
  const names = ['unusual', 'usual'];
  const table = tableWith(
    'two_conditions',
    names.map((name) => ({ name, type: 'bigint' as const, nullable: false })),
    names.map((name) => ({ columns: [name, 'id'], unique: false })),
  );
  await migrate(database, [table]);
  await database.transact((query) =>
    sql`insert into two_conditions (unusual, usual, created_at, updated_at, rev) with recursive at(n) as (select 1 union all select n + 1 from at where n < 500)
      select n % 100, n % 2, '', '', 1 from at`.execute(query),
  );
  const conditions = names.map((field): Condition => ({ field, operator: 'eq', value: 1 }));
  for (const order of [conditions, conditions.toReversed()]) {
    const { query, plans } = explained();
    const { total } = await createRepository(database, table).page(query, {
      conditions: order,
      sort: [{ field: 'created_at', descending: false }],
      page: 1,
      perPage: 20,
    });
    expect(total).toBe(5);
    for (const plan of await plans()) expect(plan).toContain('(unusual=?)');
  }
});

/** The default order, and each column up and down that is offered however many rows there are. */
function ordersOf(screen: Screen): SortKey[][] {
  const fields = sortableFields(screen).filter(({ name }) => hasIndexFor(screen, [{ field: name, descending: false }]));
  // What a record is called by in every language, or in a long text, has no index.
  expect(fields).toEqual(expect.arrayContaining([titleField(screen)].filter((field) => field?.type === 'string' && !isLongField(field))));
  return [screen.list!.sort, ...fields.flatMap(({ name }) => [true, false].map((descending) => [{ field: name, descending }]))];
}

function selectionsOf(screen: Screen): { conditions: Condition[]; isFew: boolean }[] {
  // Lookups are conditions on the other record's table.
  const names = [...screen.list!.filters, ...(screen.list!.tabs ? [screen.list!.tabs] : [])].filter((name) => !name.includes('.'));
  const filters = [...new Set(names)].map((name) => fieldOf(screen, name)!);
  return [
    { conditions: [], isFew: false },
    ...filters
      .filter((field) => field.options || field.type === 'boolean' || field.format?.kind === 'ref')
      .flatMap((field) =>
        [usual(field), unusual(field)].map((value, at) => ({ conditions: [{ field: field.name, operator: 'eq' as const, value }], isFew: at === 1 })),
      ),
    ...filters
      .filter(({ format }) => format?.kind === 'date-time')
      .map(({ name }) => ({ conditions: [{ field: name, operator: 'from' as const, value: '2026-01-01T00:00:00.000Z' }], isFew: false })),
  ];
}

function usual(field: Field): unknown {
  return field.options ? field.options[0]!.value : field.type === 'boolean' ? true : referred(field, 1);
}

function unusual(field: Field): unknown {
  return field.options ? field.options.at(-1)!.value : field.type === 'boolean' ? false : referred(field, 2);
}

/** A reference of text keeps what the other record is called by. */
function referred({ type }: Field, number: number): string | number {
  return type === 'string' ? `called ${number}` : number;
}

/** Ties, gaps and skew, written by the database itself. */
async function fill(screen: Screen): Promise<void> {
  const table = tableOf(screen)!;
  const columns = table.columns.filter(({ name }) => name !== 'id' && name !== 'deleted_at');
  // Of several that are unique together one is told apart, where it can be one that is not filtered by.
  const isFiltered = (name: string) => screen.list!.filters.includes(name);
  const unique = new Set(table.indexes.filter((index) => index.unique).flatMap(({ columns }) => columns.findLast((name) => !isFiltered(name)) ?? columns));
  const values = columns.map(({ name, type, nullable }) => {
    const field = fieldOf(screen, name);
    if (type === 'datetime') return sql`'2026-01-01T00:00:00.000Z'`;
    if (type === 'date') return sql`'2026-01-01'`;
    if (name === 'rev') return sql`1`;
    if (unique.has(name)) return type === 'text' ? sql`'n' || n` : sql`n`;
    if (field && (field.options || type === 'boolean' || field.format?.kind === 'ref')) {
      const [most, few] = [usual(field), unusual(field)].map((value) => (typeof value === 'boolean' ? Number(value) : value));
      return sql`case when n % ${rows / rare} = 0 then ${few} else ${most} end`;
    }
    if (type === 'text') return nullable ? sql`case n % 3 when 0 then null else 'same' end` : sql`'same'`;
    return type === 'json' ? sql`'[]'` : sql`0`;
  });
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await database.transact(async (query) => {
    await sql`insert into ${sql.table(table.name)} (${names}) with recursive at(n) as (select 1 union all select n + 1 from at where n < ${rows}) select ${sql.join(values)} from at`.execute(
      query,
    );
  });
}

/** A reader that keeps what it is asked, and how the database goes about what orders rows. */
function explained(): { query: AnyQuery; plans(): Promise<string[]> } {
  const { query, requests } = recordedReader(database);
  return {
    query,
    plans: async () => {
      const ordered = requests().filter(({ sql: text }) => text.includes('order by'));
      expect(ordered.length).toBeGreaterThan(0);
      return Promise.all(
        ordered.map(async (compiled) => {
          const { rows: steps } = await database.read.executeQuery<{ detail: string }>({ ...compiled, sql: `explain query plan ${compiled.sql}` });
          return steps.map(({ detail }) => detail).join('; ');
        }),
      );
    },
  };
}
