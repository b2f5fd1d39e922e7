import { texts } from '../../../../generated/words/engine-server/super-admin.ts';
import { superLevel } from '../../../core/protocol/levels.ts';
import { fillText } from '../../../core/text/text.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { type Config, ConfigError } from '../../kernel/process/config.ts';
import { addAccount } from './accounts.ts';
import { hashPassword, randomPassword } from './passwords.ts';
import { weakPasswordErrors } from './weak-password.ts';

/** The super admin of a first start; `password` is null if the operator has set it. */
export interface FirstAdmin {
  username: string;
  password: string | null;
}

/**
 * Creates the account `admin` if there is no account. Its password is PORTICO_ADMIN_PASSWORD, or a random one, which is returned to be shown once.
 * Returns null if accounts exist.
 * @throws ConfigError for a password that is too easy to guess
 */
export async function ensureSuperAdmin(database: Database, config: Pick<Config, 'adminPassword'>): Promise<FirstAdmin | null> {
  const username = 'admin';
  return database.exclusively(async () => {
    const { count } = await database.read
      .selectFrom('account')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return null;
    const [weak] = config.adminPassword === undefined ? [] : await weakPasswordErrors(config.adminPassword, [username]);
    if (weak) throw new ConfigError(fillText(texts.adminPassword, { text: weak.text }));
    const password = config.adminPassword ?? randomPassword();
    const passwordHash = await hashPassword(password);
    await database.transact((query) => addAccount(database, query, { username, passwordHash, level: superLevel }));
    return { username, password: config.adminPassword === undefined ? password : null };
  });
}
