import type { Database } from '../../../../engine/server/index.ts';
import { endOfDay } from '../record/app-record.ts';
import { isUsable } from '../record/app-state.ts';
import { readOrigins } from '../record/origin-list.ts';

/** How long the list is believed, as apps also end by their date. */
const keepMilliseconds = 60_000;

/** The origins that at least one usable app allows: a preflight says nothing of the app whose call it asks for. */
export class KnownOrigins {
  #database: Database;
  #origins: Promise<ReadonlySet<string>> | null = null;
  #readAt = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  async has(origin: string): Promise<boolean> {
    if (this.#origins === null || Date.now() - this.#readAt > keepMilliseconds) {
      const origins = this.#read();
      this.#origins = origins;
      this.#readAt = Date.now();
      origins.catch(() => {
        if (this.#origins === origins) this.#origins = null;
      });
    }
    return (await this.#origins).has(origin);
  }

  /** After a change of any app. */
  forget(): void {
    this.#origins = null;
  }

  async #read(): Promise<ReadonlySet<string>> {
    const rows = await this.#database.read
      .selectFrom('app')
      .innerJoin('account', 'account.id', 'app.account_id')
      .select(['app.allowed_origins', 'app.verify_status', 'app.status', 'app.valid_until'])
      .where('app.allowed_origins', 'is not', null)
      .where('app.deleted_at', 'is', null)
      .where('account.status', '=', 'enabled')
      .where('account.deleted_at', 'is', null)
      .execute();
    const usable = rows.filter((row) => {
      return isUsable({ verifyStatus: String(row.verify_status), status: String(row.status), expiresAt: endOfDay(row.valid_until), owner: 'enabled' });
    });
    return new Set(usable.flatMap((row) => readOrigins(String(row.allowed_origins)).origins));
  }
}
