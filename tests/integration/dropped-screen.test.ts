import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportResult } from '../../engine/core/answers/import-answer.ts';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import type { JobView } from '../../engine/core/calls/job.ts';
import type { PermissionAnswer } from '../../engine/core/calls/permission.ts';
import type { ScreenAnswer } from '../../engine/core/calls/screens/screen.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type Caller, rawCall, startServer, type TestServer, until } from '../helpers/server.ts';

const supplier = resolve(import.meta.dirname, '../apps/supplier/schemas/supplier.json');
const row = { name: '恒通', phone: '13800138000', email: 'a@b.cn', deposit: 123450, contract_until: '2027-01-31', goods: '钢材,木材', contact_id: 1 };

function drop(server: TestServer): string {
  const target = join(server.schemas, 'supplier.json');
  copyFileSync(supplier, target);
  return target;
}

/** Within a second of the drop, as promised; the test waits longer so that a busy machine cannot fail it. */
const live = (admin: Caller) =>
  until(
    () => admin<ListAnswer>('Admin.Supplier.List'),
    (answer) => answer.ret === 200,
  );

async function jobOf(admin: Caller, id: number): Promise<JobView> {
  const answer = await until(
    () => admin<JobView>('Admin.Job.Get', { id }),
    ({ data }) => data !== null && data.finished_at !== null,
  );
  return answer.data!;
}

describeOnDatabases('a descriptor dropped into a running server', (database) => {
  test('is menu, route, permission nodes, texts in both languages and callable operations', async () => {
    const server = await startServer({ database: await database.config() });
    const { admin } = server;
    expect((await admin('Admin.Supplier.List')).ret).toBe(404);
    const before = (await admin<PermissionAnswer>('Admin.Permission.GetMyPermission')).data!;
    drop(server);
    expect((await live(admin)).data).toMatchObject({ items: [], total: 0, page: 1, per_page: 20 });

    const after = (await admin<PermissionAnswer>('Admin.Permission.GetMyPermission')).data!;
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.paths).toEqual(
      expect.arrayContaining(['/supplier/list', '/supplier/add', '/supplier/edit', '/supplier/list#Remove', '/supplier/list#Engage', '/supplier/list#Import']),
    );
    const section = after.menu.find((node) => node.key === 'service');
    expect(section?.children).toContainEqual(
      expect.objectContaining({ path: '/supplier/list', label: expect.objectContaining({ zh_cn: '供应商列表', en: 'Supplier list' }) }),
    );
    const screen = (await admin<ScreenAnswer>('Admin.Screen.Load', { name: 'supplier' })).data!;
    expect(screen.screen.fields.find((field) => field.name === 'deposit')).toMatchObject({
      format: { kind: 'money' },
      label: { zh_cn: '保证金', en: 'Deposit' },
    });
    const validator = await fetch(`${server.address}${screen.validator}`);
    expect(await validator.text()).toContain('validate');

    const added = await admin<{ id: number; rev: number }>('Admin.Supplier.Add', row);
    expect(added.ret).toBe(200);
    const { id, rev } = added.data!;
    expect((await admin('Admin.Supplier.Get', { id })).data).toMatchObject({ ...row, status: 'candidate', refs: { contact_id: { 1: 'admin' } } });
    expect((await admin('Admin.Supplier.Edit', { id, rev, deposit: 5 })).data).toEqual({ rev: rev + 1 });
    expect((await admin('Admin.Supplier.Edit', { id, rev, deposit: 6 })).ret).toBe(409);
    expect((await admin('Admin.Supplier.Finish', { id })).ret).toBe(409);
    expect((await admin('Admin.Supplier.Engage', { id })).ret).toBe(200);
    expect((await admin('Admin.Supplier.Add', row)).data).toMatchObject({ errors: [{ field: 'name', code: 'taken' }] });
    expect((await admin('Admin.Supplier.Remove', { id })).data).toEqual({ removed: [id] });
    expect((await admin<ListAnswer>('Admin.Supplier.List', { trash: true })).data?.total).toBe(1);
    expect((await admin('Admin.Supplier.Restore', { id })).ret).toBe(200);
  });

  test('exports what it holds and imports it again, with the faulty rows told', async () => {
    const server = await startServer({ apps: ['supplier'] });
    const { admin } = server;
    await admin('Admin.Supplier.Add', row);
    await admin('Admin.Supplier.Add', { ...row, name: '=HYPERLINK("x")', deposit: 0 });
    const csv = await (await rawCall(server.address, { service: 'Admin.Supplier.Export', access_token: admin.token, format: 'csv' })).text();
    expect(csv).toContain('1234.50');
    expect(csv).toContain(`'=HYPERLINK`);
    const xlsx = await rawCall(server.address, { service: 'Admin.Supplier.Export', access_token: admin.token, format: 'xlsx' });
    const workbook = new Blob([await xlsx.arrayBuffer()]);

    for (const { id } of (await admin<ListAnswer>('Admin.Supplier.List')).data!.items) await admin('Admin.Supplier.Remove', { id: Number(id) });
    const imported = await admin<{ job: number }>('Admin.Supplier.Import', { file: new File([workbook], 'suppliers.xlsx') });
    const done = await jobOf(admin, imported.data!.job);
    expect(done).toMatchObject({ status: 'done', result: { total: 2, imported: 2, failed: 0 } });
    const back = (await admin<ListAnswer>('Admin.Supplier.List', { sort: 'name' })).data!;
    expect(back.items.find((item) => item.name === row.name)).toMatchObject(row);
    expect(back.items.map((item) => item.name)).toContain('=HYPERLINK("x")');

    const mixed = `名称,电话,保证金,负责人\n新的,13900139000,"1,000.50",admin\n,13900139000,1,admin\n恒通,13900139000,1,admin\n坏的,12,x,nobody\n`;
    const dry = await jobOf(admin, (await admin<{ job: number }>('Admin.Supplier.Import', { file: new File([mixed], 'a.csv'), dry_run: true })).data!.job);
    expect(dry.result).toMatchObject({ dry_run: true, total: 4, imported: 1, failed: 3 });
    expect((await admin<ListAnswer>('Admin.Supplier.List')).data?.total).toBe(2);
    const real = await jobOf(admin, (await admin<{ job: number }>('Admin.Supplier.Import', { file: new File([mixed], 'a.csv') })).data!.job);
    const result = real.result as ImportResult;
    expect(result).toMatchObject({ total: 4, imported: 1, failed: 3 });
    expect(result.faults.map(({ row: number, field }) => [number, field])).toEqual([
      [3, 'name'],
      [4, 'name'],
      [5, 'deposit'],
      [5, 'contact_id'],
    ]);
    const faulty = await rawCall(server.address, { service: 'Admin.File.Download', access_token: admin.token, id: result.error_file! });
    expect(await faulty.text()).toContain('坏的');

    const phoneOf = async (name: string) => (await admin<ListAnswer>('Admin.Supplier.List', { search: name })).data!.items[0]?.phone;
    const file = new File(['名称,电话,保证金\n新的,13900139000,"1,000.50"\n恒通,13900139001,\n又一家,13900139002,1\n又一家,12,1\n'], 'b.csv');
    const dryRun = await jobOf(admin, (await admin<{ job: number }>('Admin.Supplier.Import', { file, key: 'name', dry_run: true })).data!.job);
    expect(dryRun.result).toMatchObject({ total: 4, imported: 2, added: 1, changed: 1, same: 1, failed: 1 });
    expect((dryRun.result as ImportResult).rows).toEqual([
      { row: 2, does: 'same', id: expect.any(Number), fields: [] },
      { row: 3, does: 'change', id: expect.any(Number), fields: [{ field: 'phone', from: row.phone, to: '13900139001' }] },
      { row: 4, does: 'add', id: null, fields: [] },
    ]);
    const upsert = await admin<{ job: number; undo: string }>('Admin.Supplier.Import', { file, key: 'name' });
    expect((await jobOf(admin, upsert.data!.job)).result).toMatchObject({ added: 1, changed: 1, same: 1, failed: 1 });
    expect([await phoneOf('恒通'), await phoneOf('又一家')]).toEqual(['13900139001', '13900139002']);
    expect((await admin('Admin.Supplier.Undo', { undo: upsert.data!.undo })).data).toMatchObject({ done: { length: 2 }, failed: [] });
    expect([await phoneOf('恒通'), await phoneOf('又一家')]).toEqual([row.phone, undefined]);
  });

  test('is gone with its file while its data stays', async () => {
    const server = await startServer();
    const file = drop(server);
    await live(server.admin);
    await server.admin('Admin.Supplier.Add', row);
    rmSync(file);
    await until(
      () => server.admin('Admin.Supplier.List'),
      (answer) => answer.ret === 404,
    );
    drop(server);
    const back = await live(server.admin);
    expect(back.data?.items).toEqual([expect.objectContaining({ name: row.name })]);
  });

  test('keeps its last good version while the file is broken', async () => {
    const server = await startServer();
    const file = drop(server);
    await live(server.admin);
    writeFileSync(file, '{ "name": "supplier", ');
    await until(
      async () => server.platform.screens.diagnostics(),
      (diagnostics) => diagnostics.length > 0,
    );
    expect(server.platform.screens.diagnostics()[0]).toMatchObject({ line: 1, code: expect.any(String) });
    expect((await server.admin('Admin.Supplier.List')).ret).toBe(200);
    expect((await server.admin('Admin.Article.List')).ret).toBe(200);
  });
});
