import type { Database } from '../kernel/ports/database.ts';

/** Something that happened which other instances and open browser pages must hear of. */
export type PlatformEvent =
  | { kind: 'screens-changed' }
  | { kind: 'interfaces-changed'; service: string }
  /** Forget everything cached about this account: logout, password, level or rights changed. */
  | { kind: 'account-changed'; accountId: number }
  | { kind: 'app-changed'; appKey: string }
  | { kind: 'rights-changed' }
  /** What apps may call: a rule was written or removed. */
  | { kind: 'permissions-changed' }
  /** Messages of other instances may have been lost: forget everything cached. Never sent to other instances. */
  | { kind: 'missed' }
  | { kind: 'job-progress'; jobId: number; accountId: number };

/** May be slow; what goes wrong in it is its own affair and stops neither the others nor whoever told of the event. */
type Listener = (event: PlatformEvent) => void | Promise<void>;

/** Events of this process and, through the database, of every other instance. */
export class EventBus {
  #listeners = new Set<Listener>();
  #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.subscribe(
      (message) => this.#tell(eventOf(message)),
      () => this.#tell({ kind: 'missed' }),
    );
  }

  /** Tells this process at once and the others within a moment. Resolves when the message has been handed to the database. */
  async emit(event: PlatformEvent): Promise<void> {
    this.#tell(event);
    await this.#database.publish(JSON.stringify(event));
  }

  /** Returns the function that ends the subscription. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(event: PlatformEvent): void {
    for (const listener of this.#listeners) void told(listener, event);
  }
}

async function told(listener: Listener, event: PlatformEvent): Promise<void> {
  try {
    await listener(event);
  } catch (error) {
    console.error(`event ${event.kind}:`, error);
  }
}

/** What another instance said. Whatever else stands in the channel may be anything, so everything cached is forgotten. */
function eventOf(message: string): PlatformEvent {
  try {
    return JSON.parse(message) as PlatformEvent;
  } catch {
    return { kind: 'missed' };
  }
}
