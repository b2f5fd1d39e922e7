import { editProfile, profileFields } from '../../../core/calls/account.ts';
import { createRepository } from '../../data/repository/repository-of.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { findAccount } from '../accounts/accounts.ts';
import { systemTables } from '../system-tables.ts';
import type { AuthContext } from './auth-context.ts';

/** One's own data. Fields that are not sent stay as they are; `clear` empties some. */
export function editProfileService({ platform }: AuthContext): ContractService {
  return handle(editProfile, async ({ clear: cleared = [], ...given }, call) => {
    const { database, events, audit } = platform;
    const { accountId } = sessionOf(call);
    const changed = profileFields.filter((field) => given[field] !== undefined || cleared.includes(field));
    const values = Object.fromEntries(changed.map((field) => [field, cleared.includes(field) ? null : given[field]]));
    if (changed.length === 0) return null;
    const accounts = createRepository(database, systemTables.account);
    await database.transact(async (query) => {
      const before = await findAccount(query, accountId);
      if (!before) throw refuse('sessionEnded');
      await accounts.update(query, accountId, null, values);
      const old = Object.fromEntries(changed.map((field) => [field, before[field]]));
      await audit.record(query, call, { screen: 'user', recordId: accountId, verb: 'EditProfile', before: old, after: values });
    });
    await events.emit({ kind: 'account-changed', accountId });
    return null;
  });
}
