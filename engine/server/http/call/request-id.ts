import { randomFillSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const bytesEach = 12;
const pool = Buffer.allocUnsafe(bytesEach * 512);
let used = pool.length;

/**
 * Sixteen characters: six of the time in milliseconds, which come again after two years, and ten (60 bits) nobody can guess. Ids of one moment stand
 * together in an index of them, so that the rows of one batch of the log are written to a few of its pages and not to one each. Random bytes are
 * fetched for many calls at once: asking costs far more than they do.
 */
export function requestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const start = used;
  used += bytesEach;
  const time = Date.now() % 2 ** 36;
  pool.writeUInt32BE(Math.floor(time / 16), start);
  pool[start + 4] = ((time % 16) << 4) | (pool[start + 4]! & 15);
  return pool.toString('base64url', start, used);
}

/**
 * The id a caller gave his call (`X-Request-Id`), or undefined when he gave none or something that is no id: up to 128 visible ASCII
 * characters. It joins his log and ours and does nothing else: two calls with the same one are two calls.
 */
export function correlationOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['x-request-id'];
  return typeof header === 'string' && /^[\x21-\x7e]{1,128}$/.test(header) ? header : undefined;
}

/** Hands the caller's id back as `X-Correlation-Id`; `X-Request-Id` of an answer is always the platform's own. */
export function echoCorrelation(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const id = correlationOf(request);
  if (id !== undefined) reply.header('x-correlation-id', id);
  done();
}
