import { fillText, type Text } from '../../core/text/text.ts';
import type { Config } from '../kernel/process/config.ts';
import { StartFault } from '../kernel/process/start-fault.ts';

type Reason = keyof typeof texts;

/** Codes of node, PostgreSQL and (numbers) SQLite. */
const reasons: Readonly<Record<string, Reason>> = {
  EADDRINUSE: 'port',
  EADDRNOTAVAIL: 'host',
  EACCES: 'folder',
  EPERM: 'folder',
  EROFS: 'folder',
  ENOTDIR: 'folder',
  EEXIST: 'folder',
  ENOSPC: 'full',
  EDQUOT: 'full',
  3: 'folder',
  5: 'busy',
  8: 'folder',
  10: 'folder',
  11: 'damaged',
  13: 'full',
  14: 'folder',
  26: 'damaged',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ENOTFOUND: 'unreachable',
  '57P03': 'starting',
  '53300': 'crowded',
  '28P01': 'account',
  '28000': 'account',
  '3D000': 'missing',
  '42501': 'denied',
};

/** What an error of the start means to the operator, or null for one that nobody has foreseen. */
export function startFaultOf(error: unknown, { port, host, dataFolder, databaseUrl }: Config): StartFault | null {
  if (error instanceof StartFault) return error;
  // Several addresses of one name were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return startFaultOf(error.errors[0], { port, host, dataFolder, databaseUrl } as Config);
  const { hostname, pathname } = new URL(databaseUrl ?? 'postgres://-');
  const reason = isUnknownName(error, host) && hostname !== host ? 'host' : reasonOf(error);
  if (reason === undefined) return null;
  const code = codeOf(error);
  return new StartFault(fillText(texts[reason], { port, host, folder: dataFolder, code, server: hostname, name: decodeURIComponent(pathname.slice(1)) }));
}

function reasonOf(error: unknown): Reason | undefined {
  const code = codeOf(error);
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (isListening && code === 'EACCES') return 'rights';
  // A socket file that is not there.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect') return 'unreachable';
  const message = error instanceof Error ? error.message : '';
  return reasons[code] ?? (/^(timeout expired|Connection terminated|The server does not support SSL)/.test(message) ? 'unreachable' : undefined);
}

/** Nobody could say which address the name has. */
function isUnknownName(error: unknown, name: string): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === name;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errcode' in error && typeof error.errcode === 'number') return String(error.errcode & 0xff);
  return 'code' in error ? String(error.code) : '';
}

const texts = {
  port: {
    zh_cn: '端口 {port} 已被占用（{host}）；请停止占用它的程序，或用 PORT 指定其他端口',
    en: 'Port {port} on {host} is taken; stop the program that has it, or choose another with PORT',
  },
  rights: {
    zh_cn: '没有权限监听端口 {port}；请用 PORT 指定 1024 以上的端口',
    en: 'This account may not listen on port {port}; choose one from 1024 up with PORT',
  },
  host: {
    zh_cn: 'HOST "{host}" 不是本机的地址；请填写本机地址，如 127.0.0.1 或 0.0.0.0',
    en: 'HOST "{host}" is no address of this machine; give one, such as 127.0.0.1 or 0.0.0.0',
  },
  folder: {
    zh_cn: '数据目录 {folder} 无法读写（{code}）；请检查权限，或用 PORTICO_DATA 指定其他目录',
    en: 'The data folder {folder} cannot be read and written ({code}); check its permissions, or choose another with PORTICO_DATA',
  },
  full: { zh_cn: '数据目录 {folder} 所在磁盘空间不足', en: 'The disk of the data folder {folder} is full' },
  busy: { zh_cn: '{folder} 中的数据库正被其他程序占用；请关闭该程序', en: 'Another program holds the database in {folder}; close that one' },
  damaged: { zh_cn: '{folder} 中的数据库文件 portico.db 已损坏；请从备份恢复', en: 'The database portico.db in {folder} is damaged; restore it from a backup' },
  unreachable: {
    zh_cn: '无法连接 DATABASE_URL 中的数据库（主机 {server}，{code}）；请检查地址、端口以及数据库是否在运行',
    en: 'The database of DATABASE_URL cannot be reached (host {server}, {code}); check host and port, and whether it is running',
  },
  starting: {
    zh_cn: 'DATABASE_URL 中的数据库正在启动或停止；请稍后再启动',
    en: 'The database of DATABASE_URL is starting or stopping; start again in a moment',
  },
  crowded: { zh_cn: 'DATABASE_URL 中的数据库连接数已满', en: 'The database of DATABASE_URL takes no more connections' },
  account: {
    zh_cn: '数据库拒绝了 DATABASE_URL 中的账号或密码（主机 {server}）',
    en: 'The database does not accept the account or password of DATABASE_URL (host {server})',
  },
  missing: {
    zh_cn: '数据库 {name} 不存在（主机 {server}）；请先创建，或修改 DATABASE_URL',
    en: 'There is no database {name} on {server}; create it, or change DATABASE_URL',
  },
  denied: { zh_cn: 'DATABASE_URL 中的账号无权在数据库 {name} 中建表', en: 'The account of DATABASE_URL may not make tables in the database {name}' },
} satisfies Record<string, Text>;
