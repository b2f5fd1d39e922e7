import { adminLevel, companyLevel, personalLevel } from '../../../engine/core/protocol/levels.ts';
import { addAccount, hashPassword, type NewAccount, type Platform, randomPassword } from '../../../engine/server/index.ts';

const accounts: Omit<NewAccount, 'passwordHash'>[] = [
  { username: 'zhangwei', nickname: '张伟', level: personalLevel, tel: '13800138001', email: 'zhangwei@example.com' },
  { username: 'hengtong', nickname: '恒通科技', level: companyLevel, tel: '010-62345678', email: 'api@hengtong.example.com' },
  { username: 'operator', nickname: '运营小李', level: adminLevel, tel: '13900139002', email: 'operator@example.com' },
];

/** What the demo administrator may do; everything else stays hidden from that account. */
const operatorNodes = ['/user/list', '/user/look-over', '/user/compile', '/user/list#Enable', '/user/list#Disable', '/application/list'];

/**
 * Two developers and an administrator with a few rights. Their passwords are random and known to nobody:
 * a super admin sets them under "Accounts" when somebody wants to sign in with one.
 */
export async function demo({ database }: Platform): Promise<void> {
  const hashes = await Promise.all(accounts.map(() => hashPassword(randomPassword())));
  await database.transact(async (query) => {
    for (const [index, account] of accounts.entries()) {
      const id = await addAccount(database, query, { ...account, passwordHash: hashes[index]! });
      if (account.level < adminLevel) continue;
      await query
        .insertInto('permission_grant')
        .values(operatorNodes.map((node) => ({ node, level: null, account_id: id })))
        .execute();
    }
  });
}
