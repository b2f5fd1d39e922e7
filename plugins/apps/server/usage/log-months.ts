import { CallError, type CallKind, type Database, removeOld } from '../../../../engine/server/index.ts';
import { accessLogTable } from './access-log-table.ts';

const day = 86_400_000;
/** Milliseconds until the months are looked at again: when all was well, and when not. */
const again = { open: 3_600_000, failed: 60_000 };
/** Days of a kind that are kept to the day. Longer ones end with their month: no row of them is deleted by itself. */
const toTheDay = 60;

/** Places of the log's rows in a database that divides tables by months, and the end of those rows in any. */
export class LogMonths {
  #database: Database;
  #next = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Opens this month and the next, long before a row needs it; where that fails, rows lie beside the months until it succeeds. */
  async openAhead(): Promise<void> {
    const { months } = this.#database;
    const now = Date.now();
    if (!months || now < this.#next) return;
    this.#next = now + again.open;
    try {
      await months.open(accessLogTable, new Date(now), new Date(now + 31 * day));
    } catch (error) {
      this.#next = now + again.failed;
      if (error instanceof CallError) throw error;
      console.error('no place for the next month of the access log', error);
    }
  }

  /** Removes calls of a kind from before a moment. Resolves to their number. */
  async remove(kind: CallKind, before: Date, signal: AbortSignal): Promise<number> {
    const { months } = this.#database;
    const isLong = Date.now() - before.getTime() >= toTheDay * day;
    const end = months && isLong ? months.startOf(before) : before;
    let removed = (await months?.drop(accessLogTable, kind, end)) ?? 0;
    // What lies in no month of its own. Rows of before there were kinds are kept as ordinary ones.
    for (const stored of kind === 'ordinary' ? [kind, null] : [kind]) removed += await this.#removeRows(stored, end.toISOString(), signal);
    return removed;
  }

  #removeRows(kind: CallKind | null, before: string, signal: AbortSignal): Promise<number> {
    return removeOld(
      this.#database,
      'access_log',
      signal,
      (query, most) =>
        query
          .selectFrom('access_log')
          .select('id')
          .where('kind', kind === null ? 'is' : '=', kind)
          .where('time', '<', before)
          .orderBy('time')
          .limit(most)
          .execute(),
      before,
    );
  }
}
