import type { Database } from './data/database.ts';

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

type Listener = (event: PlatformEvent) => void;

/** Events of this process and, through the database, of every other instance. */
export class EventBus {
  #listeners = new Set<Listener>();
  #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.subscribe(
      (message) => this.#tell(JSON.parse(message) as PlatformEvent),
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
    for (const listener of this.#listeners) listener(event);
  }
}
