import { adminLevel, superLevel } from '../../../engine/core/protocol/levels.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import {
  type ActionHandler,
  codeLife,
  findAccount,
  issueResetCode,
  refuse,
  refuseSimulated,
  type ScreenHooks,
  type ServerPlugin,
  type Session,
  sessionOf,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-accounts/forgotten-password.ts';
import { texts as rules } from '../../../generated/words/plugin-accounts/user-hooks.ts';

/** One request that waits is enough for one account. */
export const passwordForgotten: ServerPlugin['passwordForgotten'] = async (platform, query, { id, username }, { ip }) => {
  const waiting = await query.selectFrom('password_request').select('id').where('account_id', '=', id).where('status', '=', 'pending').executeTakeFirst();
  if (waiting) return async () => {};
  const now = new Date().toISOString();
  const added = await query
    .insertInto('password_request')
    .values({ account_id: id, ip, status: 'pending', created_at: now, updated_at: now, created_by: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return platform.messages.notify(query, {
    to: { right: 'PasswordRequest.IssueCode' },
    text: fillText(texts.asked, { username }),
    about: { screen: 'password_request', id: Number(added.id) },
  });
};

/** Who may hand out a new password, as who may change the account. */
function requireAuthority(session: Session, level: number, username: string): void {
  refuseSimulated(session);
  if (level === superLevel) throw refuse('noRight', rules.superPassword);
  if (level >= adminLevel && session.level < superLevel) throw refuse('noRight', rules.higher, { username });
}

/** A code for the account of a request, shown this once: `{username, code, expires}`. */
export const issueCode: ActionHandler = async ({ platform, call }, [record]) => {
  if (!record) throw refuse('badInput');
  const session = sessionOf(call);
  return platform.database.transact(async (query) => {
    const account = await findAccount(query, Number(record.account_id));
    if (!account?.isEnabled) throw refuse('notFound');
    requireAuthority(session, account.level, account.username);
    const now = new Date().toISOString();
    const { numUpdatedRows } = await query
      .updateTable('password_request')
      .set((set) => ({ status: 'passed', decided_by: session.accountId, decided_at: now, updated_at: now, rev: set('rev', '+', 1) }))
      .where('id', '=', record.id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw refuse('conflict', texts.decided);
    const code = await issueResetCode(query, account, 'administrator');
    return { username: account.username, code, expires: new Date(Date.now() + codeLife.administrator).toISOString() };
  });
};

export const passwordRequestHooks: ScreenHooks = {
  async beforeTransition({ platform, call }, record) {
    const account = await findAccount(platform.database.read, Number(record.account_id));
    if (account) requireAuthority(sessionOf(call), account.level, account.username);
  },
};
