import { randomUUID } from 'node:crypto';
import { adminLevel, superLevel } from '../../../engine/core/protocol/levels.ts';
import type { Text } from '../../../engine/core/text/text.ts';
import {
  duplicateUsername,
  type HookContext,
  InputError,
  type Query,
  type RecordValues,
  raiseAccount,
  raiseAccountAndApps,
  refuse,
  requireFreeName,
  type ScreenHooks,
  type Session,
  sessionOf,
  usernameKey,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-accounts/user-hooks.ts';

/** Who may change which account, and what a change does to the sessions of that account. */
export const userHooks: ScreenHooks = {
  async beforeWrite(context, values, before) {
    const session = sessionOf(context.call);
    if (isOwnFace(context)) return values;
    if (before) await checkEdit(context, session, values, before);
    else await requireFreeName(context.query, String(values.username));
    const level = values.level === undefined ? undefined : Number(values.level);
    if (level !== undefined && level !== before?.level && level >= adminLevel && session.level < superLevel) throw inputError('level', texts.onlySuper);
    if (values.password !== undefined && session.simulatedBy !== null) throw inputError('password', texts.simulated);
    return values;
  },

  async afterWrite(context, after, before) {
    if (!before) await complete(context, after);
    else if (after.password !== before.password || after.level !== before.level) await raiseAccount(context.query, after.id);
    announce(context, after.id);
  },

  async beforeRemove(context, record) {
    await checkUse(context, sessionOf(context.call), record);
    await raiseAccountAndApps(context.query, record.id);
    announce(context, record.id);
  },

  afterRestore(context, record) {
    announce(context, record.id);
  },

  beforeTransition: (context, record) => checkUse(context, sessionOf(context.call), record),

  async afterTransition(context, record) {
    if (record.status === 'disabled') await raiseAccountAndApps(context.query, record.id);
    announce(context, record.id);
  },
};

/** A face of one's own account picks what everybody may change of it, whatever the level. */
function isOwnFace({ screen }: HookContext): boolean {
  return screen.own.includes('id');
}

async function checkEdit(context: HookContext, session: Session, values: Record<string, unknown>, before: RecordValues): Promise<void> {
  requireAuthority(session, before);
  const changesLevel = values.level !== undefined && values.level !== before.level;
  if (changesLevel && before.id === session.accountId) throw inputError('level', texts.ownLevel);
  if (values.password !== undefined && before.level === superLevel) throw inputError('password', texts.superPassword);
  if (changesLevel && before.level === superLevel) await requireAnotherSuper(context, before.id);
}

/** Disabling, enabling and removing. */
async function checkUse(context: HookContext, session: Session, record: RecordValues): Promise<void> {
  requireAuthority(session, record);
  if (record.id === session.accountId) throw refuse('noRight', texts.ownStatus);
  if (record.level === superLevel) await requireAnotherSuper(context, record.id);
}

/** Members belong to every administrator who holds the page; administrators to super admins only. */
function requireAuthority(session: Session, record: RecordValues): void {
  if (Number(record.level) >= adminLevel && session.level < superLevel) throw refuse('noRight', texts.higher, { username: String(record.username) });
}

/** Somebody must always be able to enter. The rows are written first, so that two super admins cannot remove each other at the same moment. */
async function requireAnotherSuper({ query }: HookContext, id: number): Promise<void> {
  await query
    .updateTable('account')
    .set((set) => ({ rev: set.ref('rev') }))
    .where('level', '=', superLevel)
    .execute();
  const { count } = await supers(query, id);
  if (Number(count) === 0) throw refuse('conflict', texts.lastSuper);
}

function supers(query: Query, except: number) {
  return query
    .selectFrom('account')
    .select((select) => select.fn.countAll().as('count'))
    .where('level', '=', superLevel)
    .where('status', '=', 'enabled')
    .where('deleted_at', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirstOrThrow();
}

/** What an account needs beside the fields of its form. */
async function complete({ platform, query }: HookContext, account: RecordValues): Promise<void> {
  const username = String(account.username);
  try {
    await query
      .updateTable('account')
      .set({ username_key: usernameKey(username), uuid: randomUUID() })
      .where('id', '=', account.id)
      .execute();
  } catch (error) {
    if (platform.database.uniqueViolation(error)) throw new InputError([duplicateUsername(username)]);
    throw error;
  }
}

function announce({ platform, afterCommit }: HookContext, accountId: number): void {
  afterCommit(() => platform.events.emit({ kind: 'account-changed', accountId }));
}

function inputError(field: string, text: Text): InputError {
  return new InputError([{ field, code: 'right', text }]);
}
