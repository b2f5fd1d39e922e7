import { texts } from '../../../generated/words/engine-server/start-error-of.ts';
import { fillText } from '../../core/text/text.ts';
import type { Config } from '../kernel/process/config.ts';
import { StartError } from '../kernel/process/start-error.ts';

type Reason = keyof typeof texts;

/** Codes of Node, PostgreSQL and (numbers) SQLite. */
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

/** Returns what an error of the start means to the operator; null for an unexpected one. */
export function startErrorOf(error: unknown, { port, host, dataFolder, databaseUrl }: Config): StartError | null {
  if (error instanceof StartError) return error;
  // Several addresses of one name were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return startErrorOf(error.errors[0], { port, host, dataFolder, databaseUrl } as Config);
  const { hostname, pathname } = new URL(databaseUrl ?? 'postgres://-');
  const reason = isUnknownName(error, host) && hostname !== host ? 'host' : reasonOf(error);
  if (reason === undefined) return null;
  const code = codeOf(error);
  return new StartError(fillText(texts[reason], { port, host, folder: dataFolder, code, server: hostname, name: decodeURIComponent(pathname.slice(1)) }));
}

function reasonOf(error: unknown): Reason | undefined {
  const code = codeOf(error);
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (isListening && code === 'EACCES') return 'rights';
  // A folder in which none can be made.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir') return 'folder';
  // A socket file that is not there.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect') return 'unreachable';
  const message = error instanceof Error ? error.message : '';
  return reasons[code] ?? (/^(timeout expired|Connection terminated|The server does not support SSL)/.test(message) ? 'unreachable' : undefined);
}

/** The name cannot be resolved. */
function isUnknownName(error: unknown, name: string): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === name;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errcode' in error && typeof error.errcode === 'number') return String(error.errcode & 0xff);
  return 'code' in error ? String(error.code) : '';
}
