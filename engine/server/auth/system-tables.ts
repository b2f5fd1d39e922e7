import { type Column, idColumn, standardColumns } from '../../core/derive/table/table.ts';
import type { Index } from '../../core/derive/table/table-index.ts';
import type { RowsOf } from '../../core/derive/table/table-types.ts';

/**
 * Tables the engine itself needs. `account` is also the table of the screen `user`: the migrator adds the descriptor's columns. Times that only code
 * compares are in milliseconds since 1970 (`…_ms`).
 */
const account = standardTable(
  'account',
  [
    text('username'),
    /** The name in lower case: two accounts may not differ by case only. */
    text('username_key'),
    /** The scrypt text of passwords.ts. */
    text('password'),
    text('nickname'),
    text('tel'),
    text('email'),
    /** Server-made name of an uploaded picture. */
    text('avatar'),
    { name: 'level', type: 'bigint', nullable: true },
    { name: 'status', type: 'text', nullable: false, default: 'enabled' },
    text('uuid'),
    text('register_ip'),
  ],
  [
    { columns: ['username'], unique: true },
    { columns: ['username_key'], unique: true },
    { columns: ['level'], unique: false },
  ],
  { hasTrash: true },
);

const session = plainTable(
  'session',
  [
    required('token_hash', 'text'),
    required('account_id', 'bigint'),
    /** Of the account when the session was opened; see revocation.ts. */
    { name: 'epoch', type: 'bigint', nullable: false, default: 0 },
    { name: 'simulated_by', type: 'bigint', nullable: true },
    { name: 'simulator_epoch', type: 'bigint', nullable: true },
    required('opened_ms', 'bigint'),
    required('expires_ms', 'bigint'),
    text('ip'),
    text('user_agent'),
    /** `logout` once the person has signed out with it, `revoked` once out of the list of sessions. What ends all of an account are epochs. */
    text('ended_reason'),
  ],
  [
    { columns: ['token_hash'], unique: true },
    { columns: ['account_id'], unique: false },
    { columns: ['expires_ms'], unique: false },
  ],
);

const captcha = plainTable(
  'captcha',
  [
    required('captcha_id', 'text'),
    /** Empty where the work is all that is asked. */
    required('answer', 'text'),
    /** Zero bits asked of the proof. */
    { name: 'bits', type: 'bigint', nullable: false, default: 0 },
    /** `username_key` of the account it was asked for, or empty. */
    { name: 'name', type: 'text', nullable: false, default: '' },
    required('expires_ms', 'bigint'),
  ],
  [
    { columns: ['captcha_id'], unique: true },
    { columns: ['expires_ms'], unique: false },
  ],
);

const passwordReset = plainTable(
  'password_reset',
  [
    required('account_id', 'bigint'),
    required('code_hash', 'text'),
    /** Of the account when the code was made; see revocation.ts. */
    required('epoch', 'bigint'),
    required('expires_ms', 'bigint'),
  ],
  [
    { columns: ['account_id'], unique: true },
    { columns: ['expires_ms'], unique: false },
  ],
);

const level = standardTable(
  'level',
  [
    required('level', 'bigint'),
    text('name_zh_cn'),
    text('name_en'),
    /** Apps an account of this level may have; null is no limit. */
    { name: 'app_limit', type: 'bigint', nullable: true },
    /** Calls a day of each app of such an account; null is no limit. */
    { name: 'daily_limit', type: 'bigint', nullable: true },
    /** Whether people may register for it themselves. */
    { name: 'is_register', type: 'boolean', nullable: false, default: false },
  ],
  [{ columns: ['level'], unique: true }],
);

/** One node for one level or one account; see `rights.ts`. */
const permissionGrant = plainTable(
  'permission_grant',
  [required('node', 'text'), { name: 'level', type: 'bigint', nullable: true }, { name: 'account_id', type: 'bigint', nullable: true }],
  [
    { columns: ['level', 'node'], unique: true },
    { columns: ['account_id', 'node'], unique: true },
  ],
);

const loginLog = standardTable(
  'login_log',
  [
    { name: 'account_id', type: 'bigint', nullable: true },
    text('username'),
    /** `ok`, `simulated` by a super admin, or why not: `login`, `disabled`, `level`. */
    text('result'),
    text('ip'),
    text('user_agent'),
    /** The super admin who signed in as this account. */
    { name: 'simulated_by', type: 'bigint', nullable: true },
    { name: 'is_admin_login', type: 'boolean', nullable: false, default: false },
  ],
  [
    { columns: ['account_id', 'id'], unique: false },
    { columns: ['created_at'], unique: false },
  ],
  { isBrowsable: true },
);

/** Values of the installation that belong to no screen, as JSON. */
const setting = plainTable('setting', [required('key', 'text'), text('value')], [{ columns: ['key'], unique: true }]);

const errorLog = standardTable(
  'error_log',
  [
    text('type'),
    text('message'),
    text('url'),
    text('code'),
    /** Of the report: the page shows it to whoever met the error. */
    text('request_id'),
    { name: 'account_id', type: 'bigint', nullable: true },
    text('username'),
    text('ip'),
    text('user_agent'),
  ],
  [{ columns: ['created_at'], unique: false }],
  { isBrowsable: true },
);

/** Column settings, saved views and the like of one person, as JSON. */
const preference = plainTable(
  'preference',
  [required('account_id', 'bigint'), required('key', 'text'), text('value')],
  [{ columns: ['account_id', 'key'], unique: true }],
);

export const systemTables = { account, session, captcha, passwordReset, level, permissionGrant, loginLog, setting, errorLog, preference };

/** Declares a table with the columns every screen has, so that a screen can be added for it later. */
function standardTable<const Name extends string, const Own extends Column[]>(
  name: Name,
  columns: Own,
  indexes: Index[],
  { hasTrash = false, isBrowsable = false } = {},
) {
  return { name, columns: standardColumns(columns), indexes, hasTrash, isBrowsable };
}

function plainTable<const Name extends string, const Own extends Column[]>(name: Name, columns: Own, indexes: Index[]) {
  const all: [typeof idColumn, ...Own] = [idColumn, ...columns];
  return { name, columns: all, indexes, hasTrash: false };
}

function text<const Name extends string>(name: Name) {
  return { name, type: 'text', nullable: true } as const;
}

function required<const Name extends string, const Type extends Column['type']>(name: Name, type: Type) {
  return { name, type, nullable: false } as const;
}

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof systemTables)[keyof typeof systemTables]> {}
}
