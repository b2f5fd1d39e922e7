import { randomUUID } from 'node:crypto';
import { createRepository } from '../../data/repository/repository-of.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Database, Query } from '../../kernel/ports/database.ts';
import { withEpoch } from '../revocation.ts';
import { systemTables } from '../system-tables.ts';
import { duplicateUsername, usernameKey } from './account-rules.ts';

/** An account as sign-in and the account pages need it. */
export interface Account {
  id: number;
  username: string;
  nickname: string;
  tel: string;
  email: string;
  avatar: string;
  level: number;
  isEnabled: boolean;
  /** As it was when the row was read; see revocation.ts. */
  epoch: number;
  /** Null for an account that cannot sign in by password. */
  passwordHash: string | null;
}

/** Values of a new account. */
export interface NewAccount {
  username: string;
  passwordHash: string;
  level: number;
  nickname?: string;
  tel?: string;
  email?: string;
  ip?: string;
}

/** Returns the live account of that id, or null. */
export async function findAccount(query: Query, id: number): Promise<Account | null> {
  const row = await withEpoch(query, 'account').selectAll('account').where('account.id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Returns the live account of that name, regardless of case, or null. */
export async function findAccountByName(query: Query, username: string): Promise<Account | null> {
  const row = await withEpoch(query, 'account')
    .selectAll('account')
    .where('username_key', '=', usernameKey(username))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/**
 * Checks that no live account has that name, regardless of case. Of two callers at the same moment the unique index refuses one.
 * @throws InputError if one has it
 */
export async function requireFreeName(query: Query, username: string): Promise<void> {
  if (await findAccountByName(query, username)) throw new InputError([duplicateUsername(username)]);
}

/**
 * Adds an enabled account and returns its id. The caller has validated the values.
 * @throws InputError if the name is used
 */
export async function addAccount(database: Database, query: Query, account: NewAccount): Promise<number> {
  const { username, passwordHash, level, nickname, tel, email, ip } = account;
  await requireFreeName(query, username);
  try {
    const added = await createRepository(database, systemTables.account).insert(
      query,
      {
        username,
        username_key: usernameKey(username),
        password: passwordHash,
        nickname: nickname ?? null,
        tel: tel ?? null,
        email: email ?? null,
        level,
        status: 'enabled',
        uuid: randomUUID(),
        register_ip: ip ?? null,
      },
      null,
    );
    return added.id;
  } catch (error) {
    if (database.uniqueViolation(error)) throw new InputError([duplicateUsername(username)]);
    throw error;
  }
}

function accountOf(row: Record<string, unknown>): Account {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    id: Number(row.id),
    username: text(row.username),
    nickname: text(row.nickname),
    tel: text(row.tel),
    email: text(row.email),
    avatar: text(row.avatar),
    level: Number(row.level ?? 0),
    isEnabled: row.status === 'enabled',
    epoch: Number(row.epoch ?? 0),
    passwordHash: typeof row.password === 'string' && row.password !== '' ? row.password : null,
  };
}
