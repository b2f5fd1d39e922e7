import type { Database } from '../kernel/ports/database.ts';
import type { EventBus, EventListener, PlatformEvent } from '../kernel/ports/event-bus.ts';

/** The event bus of instances that share a database. */
export class DatabaseEventBus implements EventBus {
  #listeners = new Set<EventListener>();
  #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.subscribe(
      (message) => this.#notifyAll(eventOf(message)),
      () => this.#notifyAll({ kind: 'missed' }),
    );
  }

  async emit(event: PlatformEvent): Promise<void> {
    this.#notifyAll(event);
    await this.#database.publish(JSON.stringify(event));
  }

  on(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notifyAll(event: PlatformEvent): void {
    for (const listener of this.#listeners) void notify(listener, event);
  }
}

async function notify(listener: EventListener, event: PlatformEvent): Promise<void> {
  try {
    await listener(event);
  } catch (error) {
    console.error(`event ${event.kind}:`, error);
  }
}

/** Parses an event of another instance. Anything else in the channel could mean anything, so everything cached is dropped. */
function eventOf(message: string): PlatformEvent {
  try {
    return JSON.parse(message) as PlatformEvent;
  } catch {
    return { kind: 'missed' };
  }
}
