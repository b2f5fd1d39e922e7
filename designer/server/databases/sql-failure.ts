import { CallError, PrivateAddressError, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/sql-failure.ts';
import { connectionFailure } from './database-failure.ts';
import { SqlLimitError, sqlLimits } from './sql/sql-run.ts';
import type { DatabaseConfig } from './table/database-config.ts';

/** Codes of PostgreSQL, MySQL/MariaDB and SQLite for a write in a read-only transaction, account or file. */
const readOnlyCodes = new Set(['25006', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION', 'ER_OPTION_PREVENTS_STATEMENT', '8']);
const timeCodes = new Set(['57014', 'ER_STATEMENT_TIMEOUT', 'ER_QUERY_TIMEOUT', '1969', '3024']);
const deniedCodes = new Set([
  '42501',
  'ER_TABLEACCESS_DENIED_ERROR',
  'ER_COLUMNACCESS_DENIED_ERROR',
  'ER_SPECIFIC_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  '23',
]);

/**
 * Words the failure of a statement for its author: the server's own message if it is about the statement, without address, account and folder of
 * the configuration.
 * @param config null for the platform's own database
 * @param isChange the statement would write, in a read-only mode
 */
export function sqlFailure(error: unknown, seconds: number, config: DatabaseConfig | null, folder: string, isChange = false): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof SqlLimitError) return refuse('conflict', texts[error.limit], { seconds, size: sqlLimits.bytes / 1024 ** 2 });
  if (error instanceof PrivateAddressError || !isOfStatement(error)) return refuse('conflict', connectionFailure(error));
  const code = codeOf(error);
  if (isTimedOut(error)) return refuse('conflict', texts.time, { seconds });
  if (readOnlyCodes.has(code) || (isChange && deniedCodes.has(code))) return refuse('badInput', texts.readOnly);
  const message = withoutPrivate(error.message, config, folder);
  return deniedCodes.has(code) ? refuse('badInput', texts.denied, { message }) : refuse('badInput', texts.message, { message });
}

/** Whether the database itself has ended the statement at its limit. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof Error && (timeCodes.has(codeOf(error)) || ('errno' in error && timeCodes.has(String(error.errno))));
}

/** An SQLSTATE, an error of MySQL's parser or executor, or a code of SQLite; everything else is about the connection. */
function isOfStatement(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if ('sqlState' in error && 'errno' in error) return !/^(08|28)/.test(String(error.sqlState)) || deniedCodes.has(code);
  return /^[0-9A-Z]{5}$/.test(code) ? !/^(08|28|57P|53|3D)/.test(code) : /^\d{1,4}$/.test(code) && code !== '14';
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errcode' in error && typeof error.errcode === 'number') return String(error.errcode);
  return 'code' in error ? String(error.code) : '';
}

function withoutPrivate(message: string, config: DatabaseConfig | null, folder: string): string {
  const secrets = [folder, ...(config ? [config.password, config.host, config.account] : [])].filter((secret) => secret.length > 2);
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message);
  return hidden.replace(/(^|[\s'"(])\/[\w.-]+\/[^\s'")]+/g, '$1***').slice(0, 500);
}
