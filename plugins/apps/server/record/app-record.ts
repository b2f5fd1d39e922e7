import { adminLevel } from '../../../../engine/core/protocol/levels.ts';
import { type AppRecord, type Database, type Keyring, openSecret, withEpoch } from '../../../../engine/server/index.ts';
import { approvedVersion } from './approved-version.ts';
import { readOrigins } from './origin-list.ts';
import { noRules, readRules } from './permission.ts';

/** Reads an app that is not in the trash. Null when there is none. */
export async function readApp(database: Database, keyring: Keyring, appKey: string): Promise<AppRecord | null> {
  const stored = await withEpoch(database.read, 'app').selectAll('app').where('app_key', '=', appKey).where('deleted_at', 'is', null).executeTakeFirst();
  if (!stored) return null;
  // A change that waits for its review changes nothing yet.
  const approved = stored.verify_status === 'pending' ? await approvedVersion(database.read, Number(stored.id)) : null;
  const row = approved ? { ...stored, ...approved, verify_status: 'passed' } : stored;
  const older = await database.read
    .selectFrom('app_secret')
    .selectAll()
    .where('app_id', '=', Number(row.id))
    .where('expires_at', '>', Date.now())
    .orderBy('expires_at', 'desc')
    .execute();
  const newest = openSecret(keyring, row.app_secret);
  const id = Number(row.id);
  const accountId = Number(row.account_id ?? 0);
  const account = await readAccount(database, accountId);
  return {
    id,
    appKey,
    name: String(row.name ?? ''),
    accountId,
    username: account?.username ?? '',
    owner: ownerOf(account),
    epoch: Number(row.epoch ?? 0),
    rules: account === null ? noRules : await readRules(database.read, { appId: id, accountId, level: account.level }),
    isAdministrators: account !== null && account.level >= adminLevel,
    verifyStatus: String(row.verify_status),
    status: String(row.status),
    expiresAt: endOfDay(row.valid_until),
    allowedIps: String(row.allowed_ips ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    options: {
      allowedOrigins: readOrigins(String(row.allowed_origins ?? '')).origins,
      httpStatus: row.http_status === true || Number(row.http_status ?? 0) === 1,
    },
    dailyLimit: row.limit_mode === 'limited' ? Number(row.daily_limit ?? 0) : null,
    rates: { app: textOf(row.rate), account: account?.rate ?? null, level: account?.levelRate ?? null },
    secrets: [
      ...(newest === null ? [] : [{ text: newest, expiresAt: null }]),
      ...older.map((old) => ({ text: keyring.decrypt(String(old.sealed)), expiresAt: Number(old.expires_at) })),
    ],
  };
}

/** Null when there is no such account. */
async function readAccount(database: Database, id: number): Promise<Owner | null> {
  const row = await database.read
    .selectFrom('account')
    .leftJoin('level', (join) => join.onRef('level.level', '=', 'account.level').on('level.deleted_at', 'is', null))
    .select(['account.username', 'account.level', 'account.status', 'account.rate', 'level.rate as level_rate'])
    .where('account.id', '=', id)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return { username: String(row.username), level: Number(row.level ?? 0), status: row.status, rate: textOf(row.rate), levelRate: textOf(row.level_rate) };
}

interface Owner {
  username: string;
  level: number;
  status: unknown;
  rate: string | null;
  levelRate: string | null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function ownerOf(account: { status: unknown } | null): AppRecord['owner'] {
  if (!account) return 'removed';
  return account.status === 'enabled' ? 'enabled' : 'disabled';
}

/** The end of the given day in Asia/Shanghai, UTC+8 all year. */
export function endOfDay(date: unknown): number | null {
  return date === null || date === undefined || date === '' ? null : Date.parse(`${String(date).slice(0, 10)}T23:59:59.999+08:00`);
}
