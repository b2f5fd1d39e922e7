import { defineTables, type RowsOf } from '../../../engine/core/derive/table/table-types.ts';
import { accessLogTable } from './usage/access-log-table.ts';

/** Tables of the open calls and of both logs, beside the `app` screen's own. None has a trash: their rows end by their own dates. */
export const openTables = defineTables([
  {
    name: 'app_secret',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'app_id', type: 'integer', nullable: false },
      { name: 'sealed', type: 'text', nullable: false },
      { name: 'expires_at', type: 'bigint', nullable: false },
    ],
    indexes: [{ columns: ['app_id'], unique: false }],
    hasTrash: false,
  },
  {
    /** What of an app was approved, while a change of it waits for its review: the app goes on as this says. */
    name: 'app_approved',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'app_id', type: 'integer', nullable: false },
      { name: 'version', type: 'text', nullable: false },
    ],
    indexes: [{ columns: ['app_id'], unique: true }],
    hasTrash: false,
  },
  {
    name: 'app_token',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'token_hash', type: 'text', nullable: false, isHidden: true },
      { name: 'app_key', type: 'text', nullable: false },
      /** What was checked when it was asked for; see revocation.ts. Of tokens of agents also who has connected them. */
      { name: 'app_id', type: 'integer', nullable: true },
      { name: 'app_epoch', type: 'bigint', nullable: false, default: 0 },
      { name: 'account_id', type: 'integer', nullable: true },
      { name: 'account_epoch', type: 'bigint', nullable: true },
      { name: 'connection', type: 'text', nullable: true, isHidden: true },
      { name: 'created_at', type: 'bigint', nullable: false },
      { name: 'expires_at', type: 'bigint', nullable: false },
    ],
    indexes: [
      { columns: ['token_hash'], unique: true },
      { columns: ['app_key'], unique: false },
      { columns: ['app_id', 'id'], unique: false },
      { columns: ['connection'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
  },
  {
    name: 'app_nonce',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'app_id', type: 'integer', nullable: false },
      { name: 'nonce', type: 'text', nullable: false },
      { name: 'expires_at', type: 'bigint', nullable: false },
    ],
    indexes: [
      { columns: ['app_id', 'nonce'], unique: true },
      { columns: ['expires_at'], unique: false },
    ],
    hasTrash: false,
  },
  {
    /** Of an embedded database: nonces of calls that came together; see OwnNonces. */
    name: 'app_nonce_batch',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      /** When all of them have ended. */
      { name: 'expires_at', type: 'bigint', nullable: false },
      /** A line of app, nonce and end for each. */
      { name: 'nonces', type: 'text', nullable: false },
    ],
    indexes: [],
    hasTrash: false,
  },
  {
    name: 'app_idempotency',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'app_id', type: 'integer', nullable: false },
      { name: 'service', type: 'text', nullable: false },
      { name: 'idempotency_key', type: 'text', nullable: false },
      { name: 'fingerprint', type: 'text', nullable: false },
      { name: 'state', type: 'text', nullable: false },
      { name: 'lease_until', type: 'bigint', nullable: false },
      { name: 'answer', type: 'text', nullable: true },
      { name: 'expires_at', type: 'bigint', nullable: false },
    ],
    indexes: [
      { columns: ['app_id', 'service', 'idempotency_key'], unique: true },
      { columns: ['expires_at'], unique: false },
    ],
    hasTrash: false,
  },
  accessLogTable,
  {
    /** Calls of the back-office and the portal. */
    name: 'request_log',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'time', type: 'datetime', nullable: false },
      { name: 'service', type: 'text', nullable: false },
      { name: 'account_id', type: 'integer', nullable: true },
      /** The super admin who signed in as that account. */
      { name: 'simulated_by', type: 'integer', nullable: true },
      { name: 'ret', type: 'integer', nullable: false },
      { name: 'ms', type: 'float', nullable: false },
      { name: 'ip', type: 'text', nullable: false },
      { name: 'request_id', type: 'text', nullable: false },
      { name: 'parameters', type: 'text', nullable: false },
      /** How many calls the row stands for. */
      { name: 'calls', type: 'integer', nullable: false, default: 1 },
    ],
    indexes: [
      { columns: ['time', 'id'], unique: false },
      { columns: ['service', 'time', 'id'], unique: false },
      { columns: ['account_id', 'time', 'id'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
  },
  {
    /** Sums of `access_log`: calls of a day in Asia/Shanghai by outcome. */
    name: 'access_day',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'date', type: 'text', nullable: false },
      { name: 'kind', type: 'text', nullable: false },
      { name: 'calls', type: 'bigint', nullable: false },
    ],
    indexes: [{ columns: ['date', 'kind'], unique: true }],
    hasTrash: false,
    isBrowsable: true,
  },
]);

declare module '../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof openTables)[number]> {}
}
