import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { CallError } from '../../kernel/call/errors.ts';
import { lossOf } from './lost-connection.ts';
import { unstorableText } from './unstorable-text.ts';

/** Milliseconds a running statement may take once the database has stopped responding. */
const patience = 3_000;

/** A pool of connections for Kysely. A lost connection is a refusal to its user only: the next call gets another one. */
export class LastingPool implements PostgresPool {
  readonly pool: Pool;
  #sockets = new Set<Socket>();
  #known = new WeakMap<PoolClient, PostgresPoolClient>();

  constructor(config: PoolConfig) {
    this.pool = new Pool({ ...config, stream: () => this.#socket() });
    // A connection that breaks leaves the pool by itself, and whoever uses it hears of it by the statement under way; without listeners, for
    // idle ones and for those in use, the event would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  get options(): object {
    return this.pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.pool.connect().catch(rethrow);
    const guarded = this.#known.get(client) ?? guard(client);
    this.#known.set(client, guarded);
    return guarded;
  }

  /** One statement on any connection. Rejects with a refusal when the database cannot be reached. */
  async run(statement: string, values: unknown[]): Promise<void> {
    await this.pool.query(statement, values).catch(rethrow);
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /** The database has fallen silent: connections that hear nothing for a while longer are given up, and whoever waits there is refused. */
  suspect(): void {
    const heard = new Map([...this.#sockets].map((socket) => [socket, socket.bytesRead]));
    setTimeout(() => {
      for (const [socket, bytes] of heard) if (socket.bytesRead === bytes) socket.destroy();
    }, patience).unref();
  }

  #socket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once('close', () => this.#sockets.delete(socket));
  }
}

/** Statements as Kysely sends them; it opens no cursors here. */
function guard(client: PoolClient): PostgresPoolClient {
  let loss: CallError | null = null;
  const query = async (statement: string, values: unknown[]) => {
    // What is asked next, the rollback, must not hide why it could not be saved.
    if (loss) throw loss;
    try {
      return await client.query(statement, values);
    } catch (error) {
      loss = lossOf(error, statement === 'commit');
      throw loss ?? unstorableText(error) ?? error;
    }
  };
  // A connection that was refused something for want of disk or memory may be whole, but the next caller must not inherit the refusal.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy || loss !== null) };
}

function rethrow(error: unknown): never {
  throw lossOf(error) ?? error;
}
