import type { Text } from '../../../engine/core/text/text.ts';
import { CallError, PrivateAddressError, refuse } from '../../../engine/server/index.ts';
import { Failure } from '../../model/semantics/values/failure.ts';

/** Why a database did not do what it was asked, in a word. */
type Reason = 'inside' | 'unreachable' | 'slow' | 'account' | 'missing' | 'tls' | 'foreign' | 'denied' | 'taken' | 'required' | 'linked' | 'value' | 'other';

/** Codes of node, PostgreSQL, MySQL/MariaDB and (numbers) SQLite. */
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
  ER_ROW_IS_REFERENCED_2: 'linked',
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
 * What the caller of an interface hears of a driver's error: never SQL, host or account. Refusals of our own stay as they are.
 * @param database how definitions call it; empty for the platform's own
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
    case 'slow':
      return refuse('fault', texts.late, { database });
    default:
      // The platform's own database is no matter of the caller's.
      if (database === '' && error instanceof Error) return error;
      console.error(`database ${database}: ${codeOf(error) || (error instanceof Error ? error.name : typeof error)}`);
      return refuse('fault', texts.unusable, { database });
  }
}

/** What an administrator who configures the database hears: the reason, with what to do next. */
export function connectionFailure(error: unknown): Text {
  if (error instanceof CallError || error instanceof Failure) return error.text;
  const reason = reasonOf(error);
  return reason in connection ? connection[reason as keyof typeof connection] : connection.other;
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

const texts = {
  taken: { zh_cn: '已有相同的数据，须唯一的字段不能重复', en: 'There is such a row already; a column that must be unique has that value' },
  required: { zh_cn: '缺少不能为空的字段', en: 'A column that must not be empty has no value' },
  linked: { zh_cn: '数据与其他表的数据相关联，不能这样修改', en: 'Rows of another table belong to this one, or the row it names does not exist' },
  value: { zh_cn: '有字段的值不被数据库接受（类型、长度或范围不符）', en: 'The database does not accept a value (type, length or range)' },
  late: { zh_cn: '数据库 {database} 未及时返回', en: 'The database {database} did not answer in time' },
  unusable: { zh_cn: '数据库 {database} 暂时不可用', en: 'The database {database} cannot be used at the moment' },
};

const connection = {
  inside: {
    zh_cn: '该地址指向内部网络，已拒绝；如需连接，请由运维人员在 PORTICO_OUTBOUND_ALLOW 中加入该地址和端口',
    en: 'The address leads to an inside network and is refused; the operator can allow address and port with PORTICO_OUTBOUND_ALLOW',
  },
  unreachable: { zh_cn: '无法连接：请检查主机、端口以及数据库是否在运行', en: 'No connection: check host and port, and whether the database is running' },
  slow: { zh_cn: '连接超时：主机没有回应', en: 'Timed out: the host does not answer' },
  account: { zh_cn: '数据库拒绝了账号或密码', en: 'The database does not accept the account or the password' },
  missing: { zh_cn: '数据库不存在，或该账号无权使用它', en: 'There is no such database, or the account may not use it' },
  tls: { zh_cn: '加密连接失败：服务器不支持 TLS，或其证书不受信任', en: 'No encrypted connection: the server has no TLS, or its certificate is not trusted' },
  foreign: { zh_cn: '该文件不是 SQLite 数据库', en: 'The file is no SQLite database' },
  denied: { zh_cn: '账号权限不足', en: 'The account lacks rights' },
  other: { zh_cn: '数据库拒绝了连接', en: 'The database refused the connection' },
} satisfies Partial<Record<Reason, Text>>;
