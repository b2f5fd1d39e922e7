import { CallError } from '../../kernel/call/errors.ts';
import { reportUnusable, UnusableDatabase, type UnusableReason } from '../sql/unusable-database.ts';

/**
 * Primary result codes of SQLite that are about the disk or another program, and not about the statement.
 * Source: https://www.sqlite.org/rescode.html
 */
const reasons: Readonly<Record<number, UnusableReason>> = { 5: 'busy', 6: 'busy', 8: 'disk', 10: 'disk', 13: 'full', 14: 'disk' };

const systemReasons: Readonly<Record<string, UnusableReason>> = { ENOSPC: 'full', EDQUOT: 'full', EIO: 'disk', EROFS: 'disk' };

/** Returns the refusal for an error of the disk; null for every other error. */
export function diskErrorOf(error: unknown): CallError | null {
  if (!(error instanceof Error) || error instanceof CallError) return null;
  const reason = reasonOf(error);
  if (!reason) return null;
  reportUnusable(error);
  return new UnusableDatabase(reason);
}

function reasonOf(error: Error): UnusableReason | undefined {
  if ('errcode' in error && typeof error.errcode === 'number') return reasons[error.errcode & 0xff];
  return 'code' in error ? systemReasons[String(error.code)] : undefined;
}
