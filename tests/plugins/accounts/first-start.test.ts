import { expect, it } from 'vitest';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, startServer } from '../../helpers/server.ts';

describeOnDatabases('first start', (place) => {
  it('makes one super admin, the levels and the demo accounts, and none of them again', async () => {
    const database = await place.config();
    const server = await openServer({ database, demo: true });
    const { data } = await server.admin<{ items: { username: string; level: number }[] }>('Admin.User.GetAllMembers', { sort: 'id' });
    expect(data?.items.map((account) => [account.username, account.level])).toEqual([
      ['admin', 255],
      ['zhangwei', 100],
      ['hengtong', 101],
      ['operator', 200],
    ]);
    const levels = await server.admin<{ items: { level: number }[] }>('Admin.User.GetAllMemberLevelList');
    expect(levels.data?.items.map(({ level }) => level)).toEqual([0, 100, 101, 200, 255]);
    for (const [username, password] of [
      ['admin', 'admin'],
      ['admin', '123456'],
      ['operator', 'operator'],
      ['zhangwei', 'zhangwei'],
    ]) {
      expect((await server.call('Platform.User.UserLogin', { username, password })).ret).toBe(400);
    }
    await server.close();
    const again = await startServer({ database, demo: true });
    expect(again.firstAdmin).toBeNull();
    const later = await again.admin<{ total: number }>('Admin.User.GetAllMembers');
    expect(later.data?.total).toBe(4);
  });
});
