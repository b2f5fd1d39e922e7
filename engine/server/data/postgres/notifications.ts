import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig, type Pool } from 'pg';

export type Channel = 'portico_event' | 'portico_write';

const firstPause = 100;
const longestPause = 5_000;

/** LISTEN/NOTIFY between instances on a connection of its own, which comes back when it was lost. Own messages are not heard. */
export class Notifications {
  #config: ClientConfig;
  #pool: Pool;
  #listeners: { channel: Channel; hear: (message: string) => void; missed: () => void }[] = [];
  #instance = randomUUID();
  #client: Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #pause = firstPause;
  #closed = false;

  constructor(config: ClientConfig, pool: Pool) {
    this.#config = config;
    this.#pool = pool;
  }

  on(channel: Channel, hear: (message: string) => void, missed: () => void): void {
    this.#listeners.push({ channel, hear, missed });
  }

  /** At most 7,900 bytes. Resolves when the database has taken it. */
  async send(channel: Channel, message: string): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [channel, `${this.#instance} ${message}`]);
  }

  /** Rejects when the database cannot be reached; later losses are mended in the background. */
  async connect(): Promise<void> {
    const client = new Client({ ...this.#config, keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query('listen portico_event; listen portico_write');
    this.#client = client;
    this.#pause = firstPause;
    if (this.#closed) await client.end();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #hear(channel: string, payload: string): void {
    const space = payload.indexOf(' ');
    if (payload.slice(0, space) === this.#instance) return;
    for (const listener of this.#listeners) if (listener.channel === channel) listener.hear(payload.slice(space + 1));
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#retry();
  }

  /** What was said meanwhile cannot be heard any more, so the listeners are told that they missed something. */
  #retry(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.connect().then(
        () => {
          for (const { missed } of this.#listeners) missed();
        },
        () => this.#retry(),
      );
    }, this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
