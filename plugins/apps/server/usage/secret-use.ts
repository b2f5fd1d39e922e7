import type { AppRecord, Database } from '../../../../engine/server/index.ts';

/** Milliseconds in which further uses of a secret are not written. An old one is watched closely: its grace may be an hour. */
const writeEvery = { newest: 3_600_000, old: 60_000 };
/** Secrets remembered; beyond, all are forgotten and written once more. */
const mostSecrets = 20_000;

/** When the secrets of an app were last used, for people who want to know whether one may go. Written beside the call, never by it. */
export class SecretUse {
  #database: Database;
  #written = new Map<string, number>();
  #writing = new Set<Promise<void>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** @param secret one of the app's that has just proved who calls */
  note({ id, secrets }: Pick<AppRecord, 'id' | 'secrets'>, secret: string): void {
    const isNewest = secrets[0]?.text === secret;
    const age = isNewest ? 'newest' : 'old';
    // The first use after a reset is told, however short ago the secret was used as the newest.
    const key = `${id} ${age} ${secret}`;
    const now = Date.now();
    if (now - (this.#written.get(key) ?? 0) < writeEvery[age]) return;
    if (this.#written.size >= mostSecrets) this.#written.clear();
    this.#written.set(key, now);
    const usedAt = new Date(now).toISOString();
    const writing = this.#database
      .transact(
        (query) =>
          query
            .updateTable('app')
            .set(isNewest ? { app_secret_used_at: usedAt } : { old_secret_used_at: usedAt })
            .where('id', '=', id)
            .execute(),
        { waitForDisk: false },
      )
      .then(
        () => undefined,
        (error: unknown) => {
          this.#written.delete(key);
          console.error('last use of a secret not written', error);
        },
      )
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#writing);
  }
}
