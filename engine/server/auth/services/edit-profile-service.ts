import { texts } from '../../../../generated/words/engine-server/edit-profile-service.ts';
import { editProfile, profileFields } from '../../../core/calls/account.ts';
import { fillText } from '../../../core/text/text.ts';
import { createRepository } from '../../data/repository/repository-of.ts';
import { fileNamesIn, noteFiles } from '../../files/file-uses.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import { findAccount } from '../accounts/accounts.ts';
import { systemTables } from '../system-tables.ts';
import type { AuthContext } from './context/auth-context.ts';

/** Changes the caller's own account. Fields that are not sent keep their values; `clear` empties some. */
export function editProfileService({ platform }: AuthContext): ContractService {
  return handle(editProfile, async ({ clear: cleared = [], ...profile }, call) => {
    const { database, events, audit } = platform;
    const { accountId } = sessionOf(call);
    const changed = profileFields.filter((field) => profile[field] !== undefined || cleared.includes(field));
    const values = Object.fromEntries(changed.map((field) => [field, cleared.includes(field) ? null : profile[field]]));
    if (changed.length === 0) return null;
    await requireOwnPicture(platform, accountId, profile.avatar);
    const accounts = createRepository(database, systemTables.account, noteFiles);
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

/** A file of the platform as an account's picture must be its own upload, because the picture makes it readable. */
async function requireOwnPicture({ files }: Pick<Platform, 'files'>, accountId: number, picture: string | undefined): Promise<void> {
  for (const name of fileNamesIn(picture)) {
    const file = await files.findByName(name);
    if (file?.accountId !== accountId) throw new InputError([{ field: 'avatar', code: 'file', text: fillText(texts.noFile, { name }) }]);
  }
}
