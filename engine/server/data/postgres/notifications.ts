import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { CallError } from '../../kernel/call/errors.ts';
import { reportUnusable } from '../sql/unusable-database.ts';
import type { LastingPool } from './lasting-pool.ts';

/** Channels of LISTEN/NOTIFY. */
export type Channel = 'portico_event' | 'portico_write';

/** Tells that an instance could not send a message: whoever receives it has missed one. */
const gap = 'portico_gap';
const firstPause = 100;
const longestPause = 5_000;
const connectMilliseconds = 5_000;
/** How often the connection is checked, and how long that may take in milliseconds: a network that swallows packets reports nothing. */
const askEvery = 1_500;
const silence = 2_500;

interface Connection {
  client: Client;
  socket: Socket;
}

/** LISTEN/NOTIFY between instances on a connection of its own, which is opened again when it was lost or stopped responding. Own messages are not received. */
export class Notifications {
  #config: ClientConfig;
  #pool: LastingPool;
  #listeners: { channel: Channel; hear: (message: string) => void; missed: () => void }[] = [];
  #instance = randomUUID();
  #connection: Connection | null = null;
  #timer: NodeJS.Timeout | null = null;
  #pause = firstPause;
  #closed = false;

  constructor(config: ClientConfig, pool: LastingPool) {
    this.#config = config;
    this.#pool = pool;
  }

  on(channel: Channel, hear: (message: string) => void, missed: () => void): void {
    this.#listeners.push({ channel, hear, missed });
  }

  /**
   * At most 7,900 bytes. Resolves when the database has taken it. One that it does not take becomes a gap, of which the others hear as soon as
   * the database is back.
   */
  async send(channel: Channel, message: string): Promise<void> {
    const values = [channel, `${this.#instance} ${message}`];
    try {
      await this.#pool.run(notify, values);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      // The connection may have been broken since long; the next one is new.
      await this.#pool.run(notify, values).catch((error: unknown) => {
        this.#lost(this.#connection);
        throw error;
      });
    }
  }

  /** Rejects when the database cannot be reached; later losses are mended in the background. */
  async connect(): Promise<void> {
    const socket = new Socket();
    const client = new Client({ ...this.#config, connectionTimeoutMillis: connectMilliseconds, query_timeout: silence, stream: () => socket });
    const connection = { client, socket };
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''));
    client.on('error', () => this.#lost(connection));
    client.on('end', () => this.#lost(connection));
    try {
      await client.connect();
      await client.query(`listen portico_event; listen portico_write; listen ${gap}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    this.#connection = connection;
    this.#pause = firstPause;
    if (this.#closed) return this.close();
    this.#later(askEvery, () => this.#ask(connection));
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    setTimeout(() => connection.socket.destroy(), silence).unref();
    await connection.client.end();
  }

  #hear(channel: string, payload: string): void {
    const space = payload.indexOf(' ');
    if (payload.slice(0, space) === this.#instance) return;
    if (channel === gap) this.#miss();
    for (const listener of this.#listeners) if (listener.channel === channel) listener.hear(payload.slice(space + 1));
  }

  #miss(): void {
    for (const { missed } of this.#listeners) missed();
  }

  #ask(connection: Connection): void {
    connection.client.query('select 1').then(
      () => this.#later(askEvery, () => this.#ask(connection)),
      (error: unknown) => {
        // Where this connection was forgotten on the way, so were the others.
        if (connection === this.#connection && !connection.socket.destroyed) this.#pool.suspect();
        reportUnusable(error);
        this.#lost(connection);
      },
    );
  }

  #lost(connection: Connection | null): void {
    if (connection === null || this.#connection !== connection) return;
    this.#connection = null;
    connection.socket.destroy();
    this.#retry();
  }

  /** What was said meanwhile cannot be heard any more: the listeners are told that they missed something, here and on the other instances. */
  #retry(): void {
    if (this.#closed) return;
    this.#later(this.#pause, () => {
      this.connect().then(
        () => {
          this.#miss();
          this.#pool.run(notify, [gap, `${this.#instance} `]).catch(() => this.#lost(this.#connection));
        },
        (error: unknown) => {
          reportUnusable(error);
          this.#retry();
        },
      );
    });
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #later(milliseconds: number, work: () => void): void {
    if (this.#closed) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(work, milliseconds).unref();
  }
}

const notify = 'select pg_notify($1, $2)';
