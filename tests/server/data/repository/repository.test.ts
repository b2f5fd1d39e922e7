import { beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import type { Database } from '../../../../engine/server/kernel/ports/database.ts';
import type { Condition, FieldCondition, Repository, Values } from '../../../../engine/server/kernel/ports/repository.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { tableWith } from '../../../helpers/tables.ts';

const table = tableWith(
  'article',
  [
    { name: 'title', type: 'text', nullable: true },
    { name: 'site', type: 'text', nullable: true },
    { name: 'status', type: 'text', nullable: false, default: 'shown' },
    { name: 'on_top', type: 'boolean', nullable: true, default: false },
    { name: 'tags', type: 'json', nullable: true },
    { name: 'views', type: 'bigint', nullable: true },
    { name: 'score', type: 'float', nullable: true },
    { name: 'day', type: 'date', nullable: true },
    { name: 'shown_at', type: 'datetime', nullable: true },
  ],
  [
    { columns: ['site', 'title'], unique: true },
    { columns: ['views', 'id'], unique: false },
  ],
);

describeOnDatabases('A repository', ({ open }) => {
  let database: Database;
  let articles: Repository;
  const insert = (values: Values) => database.transact((query) => articles.insert(query, values, 7));
  const matching = async (...conditions: Condition[]) =>
    (await articles.page(database.read, { conditions, sort: [], page: 1, perPage: 100 })).items.map(({ title }) => title);

  beforeAll(async () => {
    database = await open();
    expect((await migrate(database, [table])).refusals).toEqual([]);
    articles = createRepository(database, table);
  });

  it('gives back what was written, converted by column type', async () => {
    const written = {
      title: "It's 文章 😀",
      on_top: true,
      tags: ['a', { b: null }],
      views: Number.MAX_SAFE_INTEGER,
      score: -0.1,
      day: '2026-11-21',
      shown_at: '2026-11-21T12:00:00.5+08:00',
    };
    const stored = await insert(written);
    expect(stored).toEqual({
      ...written,
      id: stored.id,
      site: null,
      status: 'shown',
      shown_at: '2026-11-21T04:00:00.500Z',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: stored.created_at,
      created_by: 7,
      rev: 1,
      deleted_at: null,
    });
    expect(await articles.get(database.read, stored.id)).toEqual(stored);
    expect(await articles.findBy(database.read, { title: written.title, on_top: true })).toEqual(stored);
  });

  it('writes defaults where nothing is given and NULL where NULL is', async () => {
    expect(await insert({ title: 'defaults' })).toMatchObject({ status: 'shown', on_top: false, tags: null });
    expect(await insert({ title: 'nulls', status: null, on_top: null })).toMatchObject({ status: 'shown', on_top: null });
  });

  it('refuses values of another type and unknown columns before the database sees them', async () => {
    await expect(insert({ title: 5 })).rejects.toThrow(TypeError);
    await expect(insert({ views: 1.5 })).rejects.toThrow(TypeError);
    await expect(insert({ shown_at: 'yesterday' })).rejects.toThrow(TypeError);
    await expect(insert({ 'title"; drop table article; --': 'x' })).rejects.toThrow('no column');
  });

  it('names the columns of a violated unique index', async () => {
    await insert({ site: 'a', title: 'twice' });
    const error = await insert({ site: 'a', title: 'twice' }).catch((error: unknown) => error);
    expect(database.uniqueViolation(error)).toEqual({ columns: ['site', 'title'] });
    expect(database.uniqueViolation(new Error('another'))).toBeNull();
  });

  it('writes only over the revision the caller has seen', async () => {
    const first = await insert({ title: 'revisions' });
    const update = (rev: number | null, values: Values) => database.transact((query) => articles.update(query, first.id, rev, values));
    expect(await update(1, { title: 'second' })).toMatchObject({ title: 'second', rev: 2, created_at: first.created_at });
    expect(await update(1, { title: 'late' })).toBeNull();
    expect(await update(null, { views: 3, rev: 99, id: 1 })).toMatchObject({ id: first.id, title: 'second', views: 3, rev: 3 });
    expect(await database.transact((query) => articles.update(query, 0, null, { views: 1 }))).toBeNull();
  });

  it('keeps removed rows in the trash, where they hold no unique value, until they are purged', async () => {
    const { id } = await insert({ site: 'trash', title: 'same' });
    expect(await database.transact((query) => articles.remove(query, [id, id, -1]))).toEqual([id]);
    expect(await database.transact((query) => articles.remove(query, [id]))).toEqual([]);
    expect(await articles.get(database.read, id)).toBeNull();
    expect(await articles.get(database.read, id, { trash: true })).toMatchObject({ id, rev: 2 });
    expect(await articles.getMany(database.read, [id])).toEqual([]);
    expect(await database.transact((query) => articles.update(query, id, null, { views: 1 }))).toBeNull();
    const trash = await articles.page(database.read, { conditions: [], sort: [], page: 1, perPage: 10, trash: true });
    expect(trash).toMatchObject({ total: 1, items: [{ id }] });

    const successor = await insert({ site: 'trash', title: 'same' });
    const clash = await database.transact((query) => articles.restore(query, [id])).catch((error: unknown) => error);
    expect(database.uniqueViolation(clash)).toEqual({ columns: ['site', 'title'] });
    await database.transact((query) => articles.remove(query, [successor.id]));
    expect(await database.transact((query) => articles.restore(query, [id]))).toEqual([id]);
    expect(await articles.get(database.read, id)).toMatchObject({ id, rev: 3, deleted_at: null });

    expect(await database.transact((query) => articles.purge(query, '2000-01-01T00:00:00.000Z'))).toBe(0);
    expect(await database.transact((query) => articles.purge(query, new Date(Date.now() + 1_000).toISOString()))).toBe(1);
  });

  it('returns many rows in the order they were asked for', async () => {
    const one = await insert({ title: 'one' });
    const two = await insert({ title: 'two' });
    expect((await articles.getMany(database.read, [two.id, -5, one.id, two.id])).map(({ title }) => title)).toEqual(['two', 'one']);
  });

  it('filters by every operator', async () => {
    const marked = { site: 'filter' };
    await insert({ ...marked, title: 'f1', views: 1, on_top: true, tags: ['Red', 'blue'], shown_at: '2026-01-01T00:00:00Z', day: '2026-01-01' });
    await insert({ ...marked, title: 'f2', views: 20, on_top: false, tags: [], shown_at: '2026-02-01T00:00:00Z', day: '2026-02-01' });
    await insert({ ...marked, title: 'f3' });
    const of = (field: string, operator: FieldCondition['operator'], value: unknown) =>
      matching({ field: 'site', operator: 'eq', value: 'filter' }, { field, operator, value });
    expect(await of('views', 'eq', 20)).toEqual(['f2']);
    expect(await of('views', 'eq', null)).toEqual(['f3']);
    expect(await of('views', 'eq', 1e300)).toEqual([]);
    expect(await of('views', 'in', [1, 20, 1.5])).toEqual(['f1', 'f2']);
    expect(await of('views', 'in', [1, null])).toEqual(['f1', 'f3']);
    expect(await of('views', 'in', [])).toEqual([]);
    expect(await of('views', 'from', 1.5)).toEqual(['f2']);
    expect(await of('views', 'to', 1e300)).toEqual(['f1', 'f2']);
    expect(await of('on_top', 'eq', true)).toEqual(['f1']);
    expect(await of('tags', 'contains', 'red')).toEqual(['f1']);
    expect(await of('tags', 'empty', true)).toEqual(['f2', 'f3']);
    expect(await of('views', 'empty', false)).toEqual(['f1', 'f2']);
    expect(await of('shown_at', 'from', '2026-02-01T08:00:00+08:00')).toEqual(['f2']);
    expect(await of('shown_at', 'to', '2026-01-31T23:59:59Z')).toEqual(['f1']);
    expect(await of('day', 'eq', '2026-01-01')).toEqual(['f1']);
    expect(await of('day', 'eq', 'no day')).toEqual([]);
    expect(await of('title', 'eq', 'f\0')).toEqual([]);
  });

  it('looks for words in a day and a moment where they are one, as the words a reference is found by may be', async () => {
    await insert({ title: 'dated', site: 'dated', day: '2026-11-21', shown_at: '2026-11-21T04:00:00.000Z' });
    const search = async (text: string) => {
      const request = { conditions: [{ field: 'site', operator: 'eq' as const, value: 'dated' }], sort: [], page: 1, perPage: 10 };
      return (await articles.page(database.read, { ...request, search: { text, fields: ['day', 'shown_at'] } })).total;
    };
    expect(await search('2026-11-21')).toBe(1);
    for (const text of ['2026', 'Nov 21', '2026-11-', '2026-02-31', '2026-13-01', '0000-01-01', 'dated']) expect(await search(text), text).toBe(0);
  });

  it('searches substrings whatever their case, and takes wildcards literally', async () => {
    for (const title of ['100% Ünïque_Name\\', 'needle 文章', '100 percent']) await insert({ title, site: 'search' });
    const search = async (text: string) =>
      (await articles.page(database.read, { conditions: [], search: { text, fields: ['title', 'status'] }, sort: [], page: 1, perPage: 10 })).items.map(
        ({ title }) => title,
      );
    expect(await search('100%')).toEqual(['100% Ünïque_Name\\']);
    expect(await search('e_n')).toEqual(['100% Ünïque_Name\\']);
    expect(await search('name\\')).toEqual(['100% Ünïque_Name\\']);
    expect(await search('ÜNÏQUE')).toEqual(['100% Ünïque_Name\\']);
    expect(await search('NEEDLE 文')).toEqual(['needle 文章']);
    expect(await search('a\0b')).toEqual([]);
    expect(await search('x'.repeat(60_000))).toEqual([]);
    expect(await articles.count(database.read, { conditions: [], search: { text: '100', fields: ['title'] } })).toBe(2);
  });

  it('streams more rows than one batch, each once and in order', async () => {
    await database.transact(async (query) => {
      for (let n = 0; n < 1_203; n += 1) await articles.insert(query, { site: 'stream', title: `s${n}`, views: n % 7 === 0 ? null : n % 5 }, null);
    });
    const seen: [unknown, number][] = [];
    const request = { conditions: [{ field: 'site', operator: 'eq' as const, value: 'stream' }], sort: [{ field: 'views', descending: true }] };
    for await (const { views, id } of articles.stream(database.read, request)) seen.push([views, id]);
    expect(seen).toHaveLength(1_203);
    expect(seen).toEqual([...seen].sort(([a, one], [b, other]) => Number(b ?? -1) - Number(a ?? -1) || other - one));
  });
});
