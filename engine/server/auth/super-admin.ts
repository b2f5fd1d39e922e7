import { superLevel } from '../../core/protocol/levels.ts';
import type { Config } from '../config.ts';
import type { Database } from '../data/database.ts';
import { addAccount } from './accounts.ts';
import { hashPassword, randomPassword } from './passwords.ts';

/**
 * Makes the account `admin` when there is no account at all, and answers its password to be shown once:
 * the operator's PORTICO_ADMIN_PASSWORD or a random one. Null when accounts exist.
 */
export async function ensureSuperAdmin(database: Database, config: Pick<Config, 'adminPassword'>): Promise<{ username: string; password: string } | null> {
  const username = 'admin';
  return database.exclusively(async () => {
    const { count } = await database.read
      .selectFrom('account')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return null;
    const password = config.adminPassword ?? randomPassword();
    const passwordHash = await hashPassword(password);
    await database.transact((query) => addAccount(database, query, { username, passwordHash, level: superLevel }));
    return { username, password };
  });
}
