import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const bytesEach = 12;
const pool = Buffer.allocUnsafe(bytesEach * 512);
let used = pool.length;

/**
 * Returns a request id of sixteen characters: four of the time, which change every four seconds and repeat after two years, and twelve random ones.
 * Ids of one moment are neighbours in an index, so a row of the log is written at a third of the cost. Random bytes are fetched for many calls at
 * once: a request for them costs far more than the bytes.
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
 * Returns the id a caller gave the call (`X-Request-Id`), up to 128 visible ASCII characters; undefined if there is none or it is invalid. It joins
 * his log and ours and has no other effect: two calls with the same one are two calls.
 */
export function correlationOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const header = headers['x-request-id'];
  return typeof header === 'string' && /^[\x21-\x7e]{1,128}$/.test(header) ? header : undefined;
}
