import type { Notifications } from './notifications.ts';

/** Milliseconds in which the writes of an instance become one message: each message costs the database a commit. */
const gathering = 50;

/** Notifies the other instances of written tables. */
export class ChangeNotifier {
  #notifications: Notifications;
  #tables = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  tell(tables: Iterable<string>): void {
    for (const table of tables) this.#tables.add(table);
    if (this.#tables.size > 0) this.#timer ??= setTimeout(() => this.flush().catch(() => undefined), gathering).unref();
  }

  /** A message that cannot be sent is lost only together with the listeners' connections, which forget their caches then. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const tables = [...this.#tables];
    this.#tables.clear();
    if (tables.length > 0) await this.#notifications.send('portico_write', tables.join(' '));
  }
}
