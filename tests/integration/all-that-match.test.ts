import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkResult } from '../../engine/core/answers/bulk-answer.ts';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import type { JobView } from '../../engine/core/calls/job.ts';
import { anyTable } from '../../engine/server/index.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type CallFields, openServer, type TestServer, until } from '../helpers/server.ts';

const rows = 1_020;

describeOnDatabases('a call for all that match', (database) => {
  let server: TestServer;
  const count = async (filters: object = {}, trash = false) => (await server.admin<ListAnswer>('Admin.Supplier.List', { filters, trash })).data!.total;
  const result = async (service: string, fields: CallFields): Promise<BulkResult> => {
    const begun = await server.admin<{ job: number }>(service, fields);
    expect(begun).toMatchObject({ ret: 200, data: { job: expect.any(Number) } });
    const ended = await until(
      () => server.admin<JobView>('Admin.Job.Get', { id: begun.data!.job }),
      ({ data }) => data?.finished_at !== null,
    );
    expect(ended.data).toMatchObject({ status: 'done', done: ended.data!.total });
    return { ...(ended.data!.result as BulkResult), job: begun.data!.job } as BulkResult & { job: number };
  };

  beforeAll(async () => {
    server = await openServer({ apps: ['supplier'], database: await database.config() });
    const at = new Date().toISOString();
    const created = Array.from({ length: rows }, (_, index) => ({
      name: `${index < 1_000 ? 'far' : 'near'}${index}`,
      phone: '13800138000',
      status: 'candidate',
      rev: 1,
      created_at: at,
      updated_at: at,
    }));
    for (let from = 0; from < rows; from += 100)
      await server.platform.database.transact((query) =>
        anyTable(query)
          .insertInto('supplier')
          .values(created.slice(from, from + 100))
          .execute(),
      );
  });
  afterAll(() => server.close());

  const few = { search: 'near' };

  test('does a few at once, as their ids would', async () => {
    expect((await server.admin('Admin.Supplier.Engage', { matching: { ...few, count: 20 } })).data).toMatchObject({ failed: [], done: { length: 20 } });
    expect(await count({ status: 'active' })).toBe(20);
  });

  test('is refused when the number is not the confirmed one, beside ids, and where the filter is wrong', async () => {
    expect(await server.admin('Admin.Supplier.Remove', { matching: { ...few, count: 19 } })).toMatchObject({ ret: 409, data: { count: 20 } });
    expect((await server.admin('Admin.Supplier.Remove', { ids: [1], matching: { count: rows } })).ret).toBe(400);
    expect((await server.admin('Admin.Supplier.Remove', { matching: {} })).ret).toBe(400);
    expect((await server.admin('Admin.Supplier.Remove', { matching: { filters: { nowhere: 1 }, count: 0 } })).ret).toBe(400);
    expect((await server.call('Admin.Supplier.Remove', { matching: { count: rows } })).ret).not.toBe(200);
    expect(await count()).toBe(rows);
  });

  test('answers a submission that is sent again as the first time', async () => {
    const { data: added } = await server.admin<{ id: number }>('Admin.Supplier.Add', { name: 'twice', phone: '13800138000' });
    const removal = { matching: { search: 'twice', count: 1 }, request_key: 'remove-twice' };
    const first = await server.admin('Admin.Supplier.Remove', removal);
    expect(first).toMatchObject({ ret: 200, data: { removed: [added!.id] } });
    expect(await server.admin('Admin.Supplier.Remove', removal)).toEqual(first);
  });

  test('does many in a job that tells each record it had to leave', async () => {
    const { done, failed_count, failed } = await result('Admin.Supplier.Engage', { matching: { count: rows }, request_key: 'engage-all' });
    expect({ done, failed_count }).toEqual({ done: 1_000, failed_count: 20 });
    expect(failed[0]).toMatchObject({ ret: 409, msg: expect.any(String) });
    expect(await count({ status: 'active' })).toBe(rows);
  });

  test('edits them, each as an edit of its own', async () => {
    const edit = { matching: { count: rows }, contract_until: '2027-01-31' };
    await server.admin('Admin.Supplier.EditAll', { matching: { search: 'near1001', count: 1 }, contract_until: '2026-12-31' });
    expect((await server.admin('Admin.Supplier.EditPreview', edit)).data).toMatchObject({
      ...{ total: rows, looked: rows, changed: rows, failed_count: 0 },
      fields: [
        {
          ...{ field: 'contract_until', count: rows },
          changes: [
            { from: null, to: '2027-01-31', count: rows - 1 },
            { from: '2026-12-31', to: '2027-01-31', count: 1 },
          ],
        },
      ],
    });
    const begun = await server.admin<{ job: number; undo: string }>('Admin.Supplier.EditAll', edit);
    await until(
      () => server.admin<JobView>('Admin.Job.Get', { id: begun.data!.job }),
      ({ data }) => data?.finished_at !== null,
    );
    expect(await count({ contract_until: '2027-01-31' })).toBe(rows);
    const meanwhile = (await server.admin<ListAnswer>('Admin.Supplier.List', { search: 'near1002' })).data!.items[0]!;
    await server.admin('Admin.Supplier.Edit', { id: Number(meanwhile.id), rev: Number(meanwhile.rev), phone: '13800138001' });
    const undo = { undo: begun.data!.undo };
    expect(await result('Admin.Supplier.Undo', undo)).toMatchObject({ done: rows - 1, failed_count: 1, failed: [{ id: Number(meanwhile.id), ret: 409 }] });
    expect(await count({ contract_until: '2026-12-31' })).toBe(1);
    expect(await count({ contract_until: '2027-01-31' })).toBe(1);
    expect((await server.admin('Admin.Supplier.Undo', { undo: '0.nobodys' })).ret).toBe(404);
    expect((await server.admin('Admin.Supplier.Undo', { undo: 'x' })).ret).toBe(400);
    const bad = await result('Admin.Supplier.EditAll', { matching: { count: rows }, phone: '12' });
    expect(bad).toMatchObject({ done: 0, failed_count: rows, failed: { length: 500 } });
  });

  test('tells how many records of other screens refer to those that are meant', async () => {
    await server.admin('Admin.Supplier.EditAll', { ...{ matching: { ...few, count: 20 } }, contact_id: 1 });
    const supplied = { screen: 'supplier', field: 'contact_id', count: 20 };
    expect((await server.admin('Admin.User.Affected', { id: 1 })).data).toMatchObject({ items: expect.arrayContaining([expect.objectContaining(supplied)]) });
    expect((await server.admin('Admin.User.Affected', { matching: { search: 'admin', count: 1 } })).data).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining(supplied)]),
    });
    expect((await server.admin('Admin.Supplier.Affected', { ids: [1, 2] })).data).toEqual({ items: [] });
  });

  test('removes them, and gives back what its job has taken', async () => {
    await server.admin('Admin.Supplier.Remove', { id: 5 });
    const removal = (await result('Admin.Supplier.Remove', { matching: { count: rows - 1 } })) as BulkResult & { job: number };
    expect(removal).toMatchObject({ done: rows - 1, failed_count: 0, ranges: { length: 2 } });
    expect(await count()).toBe(0);
    expect(await result('Admin.Supplier.Restore', { job: removal.job })).toMatchObject({ done: rows - 1 });
    expect(await count()).toBe(rows - 1);
    expect((await server.admin('Admin.Supplier.Restore', { job: 999_999 })).ret).toBe(404);
  });
});
