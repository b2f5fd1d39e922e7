import { createHash } from 'node:crypto';
import type { Platform, PortalRequest } from '../../../engine/server/index.ts';

/** Reads wait so long for each other: a page that thousands open is one statement. */
const writeMilliseconds = 5_000;
/** Readers of a day that are told apart; beyond, one may count again. */
const mostReaders = 200_000;
/** What fetches pages without anybody reading them. */
const robots = /bot|crawl|spider|slurp|preview|headless.?fetch|curl|wget|python-requests/i;

/** Counts who reads an article: each reader once a day. Nothing is written while a page is sent. */
export class ReadCounter {
  #platform: Platform;
  #day = '';
  #seen = new Set<string>();
  #waiting = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  count(id: number, reader: Pick<PortalRequest, 'session' | 'ip' | 'userAgent'>, now = new Date()): void {
    if (robots.test(reader.userAgent)) return;
    const day = now.toISOString().slice(0, 10);
    if (day !== this.#day || this.#seen.size >= mostReaders) this.#seen.clear();
    this.#day = day;
    const key = `${id} ${readerKey(reader)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.write().catch((error: unknown) => console.error('read times:', error)), writeMilliseconds).unref();
  }

  /** Writes what has been counted. An edit of the article goes on unhindered: its revision stays. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#waiting];
    this.#waiting.clear();
    if (counted.length === 0) return;
    await this.#platform.database.transact(async (query) => {
      for (const [id, times] of counted)
        await query
          .updateTable('article')
          .set(({ eb }) => ({ read_times: eb('read_times', '+', times) }))
          .where('id', '=', id)
          .execute();
    });
  }
}

/** Addresses are forgotten at once: what is kept for the day leads back to nobody. */
function readerKey({ session, ip, userAgent }: Pick<PortalRequest, 'session' | 'ip' | 'userAgent'>): string {
  if (session) return `account ${session.accountId}`;
  return createHash('sha256').update(`${ip} ${userAgent}`).digest('base64url').slice(0, 16);
}
