import type { CallError } from '../../kernel/call/errors.ts';
import { reportUnusable, UnusableDatabase } from '../sql/unusable-database.ts';

/**
 * Classes 08 (connection) and 53 (resources), 57P0x (stopping, starting), 28 and 3D (account or database is gone), 25006 (a standby answers).
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const states = /^(08...|53...|57P0[1-5]|28...|3D000|25006)$/;
const systemCodes = /^(ECONN|EHOST|ENET|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT|EADDR|ENOENT)/;
/** The driver's messages for errors without a code. */
const words = /^(Connection terminated|timeout e|Client (has encountered a connection error|was closed))/;

/** Returns the refusal for an error that means the database is unavailable; null for errors of the statement itself. */
export function lossOf(error: unknown, isCommit = false): CallError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const isLoss = error instanceof AggregateError || states.test(code) || systemCodes.test(code) || words.test(error.message);
  if (!isLoss) return null;
  reportUnusable(error instanceof AggregateError ? error.errors[0] : error);
  if (code === '53100') return new UnusableDatabase('full');
  return new UnusableDatabase(isCommit ? 'unknown' : 'lost');
}
