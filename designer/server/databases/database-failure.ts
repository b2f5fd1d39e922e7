import type { Text } from '../../../engine/core/text/text.ts';
import { CallError, PrivateAddressError, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/database-failure.ts';
import { Failure } from '../../model/semantics/values/failure.ts';

/** Why a database did not execute a statement. */
type Reason = 'inside' | 'unreachable' | 'slow' | 'account' | 'missing' | 'tls' | 'foreign' | 'denied' | 'taken' | 'required' | 'linked' | 'value' | 'other';

/** Codes of Node, PostgreSQL, MySQL/MariaDB and (numbers) SQLite. */
const reasons: Record<string, Reason> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EPIPE: 'unreachable',
  PROTOCOL_CONNECTION_LOST: 'unreachable',
  '53300': 'unreachable',
  '57P01': 'unreachable',
  '57P03': 'unreachable',
  ER_CON_COUNT_ERROR: 'unreachable',
  14: 'unreachable',
  ETIMEDOUT: 'slow',
  PROTOCOL_SEQUENCE_TIMEOUT: 'slow',
  '57014': 'slow',
  '55P03': 'slow',
  ER_STATEMENT_TIMEOUT: 'slow',
  ER_QUERY_TIMEOUT: 'slow',
  ER_LOCK_WAIT_TIMEOUT: 'slow',
  5: 'slow',
  6: 'slow',
  9: 'slow',
  '28P01': 'account',
  '28000': 'account',
  ER_ACCESS_DENIED_ERROR: 'account',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'account',
  ER_HOST_NOT_PRIVILEGED: 'account',
  ER_NOT_SUPPORTED_AUTH_MODE: 'account',
  '3D000': 'missing',
  ER_BAD_DB_ERROR: 'missing',
  ER_DBACCESS_DENIED_ERROR: 'missing',
  HANDSHAKE_NO_SSL_SUPPORT: 'tls',
  HANDSHAKE_SSL_ERROR: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tls',
  CERT_HAS_EXPIRED: 'tls',
  26: 'foreign',
  '42501': 'denied',
  ER_TABLEACCESS_DENIED_ERROR: 'denied',
  ER_COLUMNACCESS_DENIED_ERROR: 'denied',
  ER_PROCACCESS_DENIED_ERROR: 'denied',
  8: 'denied',
  '23505': 'taken',
  ER_DUP_ENTRY: 'taken',
  1555: 'taken',
  2067: 'taken',
  '23502': 'required',
  ER_BAD_NULL_ERROR: 'required',
  ER_NO_DEFAULT_FOR_FIELD: 'required',
  1299: 'required',
  '23503': 'linked',
  ER_NO_REFERENCED_ROW_2: 'linked',
  ER_ROW_IS_REFERENCED: 'linked',
  ER_ROW_IS_REFERENCED_2: 'linked',
  ER_FK_CANNOT_DROP_PARENT: 'linked',
  '2BP01': 'linked',
  787: 'linked',
  '23514': 'value',
  '22001': 'value',
  '22003': 'value',
  '22007': 'value',
  '22008': 'value',
  '22P02': 'value',
  '22021': 'value',
  '42804': 'value',
  '42883': 'value',
  ER_DATA_TOO_LONG: 'value',
  ER_WARN_DATA_OUT_OF_RANGE: 'value',
  ER_TRUNCATED_WRONG_VALUE: 'value',
  ER_TRUNCATED_WRONG_VALUE_FOR_FIELD: 'value',
  ER_CONSTRAINT_FAILED: 'value',
  ER_CHECK_CONSTRAINT_VIOLATED: 'value',
  ER_SP_WRONG_NO_OF_ARGS: 'value',
  WARN_DATA_TRUNCATED: 'value',
  275: 'value',
  3091: 'value',
};

/**
 * Words a driver's error for the caller of an interface, without SQL, host or account. Returns our own refusals unchanged.
 * @param database its name in definitions; empty for the platform's own
 */
export function rowFailure(error: unknown, database: string): Error {
  if (error instanceof CallError || error instanceof Failure) return error;
  const reason = reasonOf(error);
  switch (reason) {
    case 'taken':
      return refuse('conflict', texts.taken);
    case 'required':
      return refuse('badInput', texts.required);
    case 'linked':
      return refuse('conflict', texts.linked);
    case 'value':
      return refuse('badInput', texts.value);
    case 'denied':
      return refuse('fault', texts.denied, { database });
    case 'slow':
      return refuse('fault', texts.late, { database });
    default:
      // The platform's own database is no matter of the caller's.
      if (database === '' && error instanceof Error) return error;
      console.error(`database ${database}: ${codeOf(error) || (error instanceof Error ? error.name : typeof error)}`);
      return refuse('fault', texts.unusable, { database });
  }
}

/** Words a driver's error for the administrator of the database: the reason, and what to do next. */
export function connectionFailure(error: unknown): Text {
  if (error instanceof CallError || error instanceof Failure) return error.text;
  const reason = reasonOf(error);
  return reason in texts.connection ? texts.connection[reason as keyof typeof texts.connection] : texts.connection.other;
}

/** The field of a configuration that a failed connection is about. */
export function failedField(error: unknown): 'host' | 'account' | 'password' | 'name' | 'tls' {
  switch (reasonOf(error)) {
    case 'account':
      return 'password';
    case 'missing':
    case 'foreign':
      return 'name';
    case 'tls':
      return 'tls';
    case 'denied':
      return 'account';
    default:
      return 'host';
  }
}

function reasonOf(error: unknown): Reason {
  if (error instanceof PrivateAddressError) return 'inside';
  // Several addresses of one name were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const known = reasons[codeOf(error)];
  if (known) return known;
  const message = error instanceof Error ? error.message : '';
  if (/does not support (SSL|secure)|SSL connection/i.test(message)) return 'tls';
  if (/time(d )?-?out|timeout expired/i.test(message)) return 'slow';
  if (/Connection terminated/i.test(message)) return 'unreachable';
  return 'other';
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errcode' in error && typeof error.errcode === 'number') return String(error.errcode);
  return 'code' in error ? String(error.code) : '';
}
