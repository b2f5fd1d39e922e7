import { randomFillSync } from 'node:crypto';

const bytesEach = 9;
const pool = Buffer.allocUnsafe(bytesEach * 512);
let used = pool.length;

/** Twelve characters nobody can guess. Random bytes are fetched for many calls at once: asking costs far more than they do. */
export function requestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const start = used;
  used += bytesEach;
  return pool.toString('base64url', start, used);
}
