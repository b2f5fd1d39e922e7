import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PermissionAnswer } from '../../engine/core/calls/permission.ts';
import { describeOnDatabases, type TestDatabase } from '../helpers/databases.ts';
import { callerOf, openServer, type TestServer, until } from '../helpers/server.ts';

/** Two instances of one installation: one database, one keyring, one folder of dropped descriptors. */
async function startTwo(database: TestDatabase): Promise<[TestServer, TestServer]> {
  const config = await database.config();
  const first = await openServer({ database: config });
  onTestFinished(() => first.close());
  const second = await openServer({ database: config, environment: { PORTICO_SCHEMAS: first.schemas } });
  onTestFinished(() => second.close());
  return [first, second];
}

describeOnDatabases('two instances on one database', (database) => {
  describe.skipIf(database.dialect === 'sqlite')('tell each other', () => {
    test('a logout', async () => {
      const [first, second] = await startTwo(database);
      const caller = await first.login('admin', 'test-secret');
      const elsewhere = callerOf(second.address, caller.token);
      expect((await elsewhere('Platform.User.Profile')).ret).toBe(200);
      await caller('Platform.User.Logout');
      const refused = await until(
        () => elsewhere('Platform.User.Profile'),
        (answer) => answer.ret !== 200,
      );
      expect([406, 408]).toContain(refused.ret);
    });

    test('a dropped descriptor', async () => {
      const [first, second] = await startTwo(database);
      copyFileSync(resolve(import.meta.dirname, '../apps/supplier/schemas/supplier.json'), join(first.schemas, 'supplier.json'));
      for (const server of [first, second]) {
        await until(
          () => server.admin('Admin.Supplier.List'),
          (answer) => answer.ret === 200,
        );
      }
      const [row] = [await first.admin('Admin.Supplier.Add', { name: '甲', phone: '13800138000' })];
      expect((await second.admin('Admin.Supplier.Get', { id: Number(row.data!.id) })).data).toMatchObject({ name: '甲' });
    });

    test('a granted right', async () => {
      const [first, second] = await startTwo(database);
      const added = await first.admin('Admin.User.AddMember', { username: 'helper', password: 'secret-12', level: 200 });
      expect(added.ret).toBe(200);
      const helper = await second.login('helper', 'secret-12');
      expect((await helper('Admin.Article.List')).ret).toBe(401);
      await first.admin('Admin.Permission.Grant', { account_id: Number(added.data!.id), nodes: ['/platmanage/article/list'] });
      await until(
        () => helper('Admin.Article.List'),
        (answer) => answer.ret === 200,
      );
      expect((await helper<PermissionAnswer>('Admin.Permission.GetMyPermission')).data?.paths).toContain('/platmanage/article/list');
      expect((await helper('Admin.Article.Remove', { id: 1 })).ret).toBe(401);
    });
  });
});
