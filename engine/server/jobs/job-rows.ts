import { texts } from '../../../generated/words/engine-server/job-rows.ts';
import type { JobView } from '../../core/calls/job.ts';
import type { Text } from '../../core/text/text.ts';
import type { Database, Query } from '../kernel/ports/database.ts';
import type { EventBus } from '../kernel/ports/event-bus.ts';
import type { BegunBy, JobQueue } from '../kernel/ports/job-queue.ts';
import type { TellOwner } from './job-notice.ts';

/** A running job without a report for so long belonged to an instance that died. */
export const lostAfterMilliseconds = 30_000;

/** What the notice to the owner needs. */
const noticeColumns = ['id', 'account_id', 'title', 'status', 'error', 'is_told'] as const;

/** The rows of the table `job`, as the queues of all instances share them. */
interface JobRows extends Pick<JobQueue, 'add' | 'find' | 'list' | 'cancel'> {
  /** The oldest one of these kinds that nobody runs. */
  firstWaiting(kinds: readonly string[]): Promise<Record<string, unknown> | undefined>;
  /** Resolves to whether this instance may run it: of several that ask, one gets it. */
  claim(id: number): Promise<boolean>;
  /** Ids of those that somebody has cancelled. */
  cancelledOf(ids: readonly number[]): Promise<number[]>;
  /** Ends what other instances have left behind; `own` are the ids of those that run here. */
  failLost(own: readonly number[]): Promise<void>;
  /** Writes how a running job stands or ended, and tells pages and, at its end, its owner. A job that has ended stays as it is. */
  save(id: number, accountId: number, values: Record<string, unknown>): Promise<void>;
}

/**
 * Returns the rows of the job queue.
 * @param tellOwner notifies the owner of a finished job; optional
 */
export function createJobRows(database: Database, events: EventBus, tellOwner?: TellOwner): JobRows {
  async function tell(query: Query, row: Record<string, unknown>): Promise<(() => Promise<void>) | null> {
    if (!tellOwner || !row.is_told) return null;
    const error = row.error === null ? null : (JSON.parse(String(row.error)) as Text);
    const job = {
      id: Number(row.id),
      accountId: Number(row.account_id),
      title: JSON.parse(String(row.title)) as Text,
      status: row.status as JobView['status'],
      error,
    };
    return tellOwner(query, job);
  }

  return {
    firstWaiting: (kinds) =>
      database.read.selectFrom('job').selectAll().where('status', '=', 'waiting').where('kind', 'in', kinds).orderBy('id').limit(1).executeTakeFirst(),
    async claim(id) {
      const { numUpdatedRows } = await database.transact((query) =>
        query.updateTable('job').set({ status: 'running', alive_at: now() }).where('id', '=', id).where('status', '=', 'waiting').executeTakeFirst(),
      );
      return Number(numUpdatedRows) === 1;
    },
    async cancelledOf(ids) {
      if (ids.length === 0) return [];
      const rows = await database.read.selectFrom('job').select('id').where('id', 'in', ids).where('cancelled', '=', true).execute();
      return rows.map(({ id }) => Number(id));
    },
    async failLost(own) {
      const before = new Date(Date.now() - lostAfterMilliseconds).toISOString();
      const lost = await database.read.selectFrom('job').select('id').where('status', '=', 'running').where('alive_at', '<', before).execute();
      const ids = lost.map((row) => Number(row.id)).filter((id) => !own.includes(id));
      if (ids.length === 0) return;
      const notifiers = await database.transact(async (query) => {
        const rows = await query
          .updateTable('job')
          .set({ status: 'failed', error: JSON.stringify(texts.interrupted), finished_at: now() })
          .where('id', 'in', ids)
          .where('status', '=', 'running')
          .returning(noticeColumns)
          .execute();
        const each: (() => Promise<void>)[] = [];
        for (const row of rows) each.push((await tell(query, row)) ?? (async () => {}));
        return each;
      });
      for (const tellPages of notifiers) await tellPages().catch(() => undefined);
    },
    async save(id, accountId, values) {
      const notifiers = await database.transact(async (query) => {
        const row = await query.updateTable('job').set(values).where('id', '=', id).where('status', '=', 'running').returning(noticeColumns).executeTakeFirst();
        return row && values.status !== undefined ? tell(query, row) : null;
      });
      await notifiers?.().catch(() => undefined);
      await events.emit({ kind: 'job-progress', jobId: id, accountId }).catch(() => undefined);
    },
    async add({ kind, title, payload, call: { service, session }, notifiesOwner = false }) {
      const begunBy: BegunBy = { service, session };
      const inserted = await database.transact((query) =>
        query
          .insertInto('job')
          .values({
            kind,
            title: JSON.stringify(title),
            payload: JSON.stringify(payload),
            account_id: session.accountId,
            begun_by: JSON.stringify(begunBy),
            is_told: notifiesOwner,
            status: 'waiting',
            created_at: now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return Number(inserted.id);
    },
    async find(id, accountId) {
      const row = await database.read.selectFrom('job').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
      return row ? viewOf(row) : null;
    },
    async list(accountId) {
      const rows = await database.read.selectFrom('job').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').limit(50).execute();
      return rows.map(viewOf);
    },
    async cancel(id, accountId) {
      return database.transact(async (query) => {
        const waiting = await query
          .updateTable('job')
          .set({ status: 'cancelled', finished_at: now() })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('status', '=', 'waiting')
          .executeTakeFirst();
        const active = await query
          .updateTable('job')
          .set({ cancelled: true })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('status', '=', 'running')
          .executeTakeFirst();
        return Number(waiting.numUpdatedRows) + Number(active.numUpdatedRows) > 0;
      });
    },
  };
}

/** The moment as rows hold it. */
export function now(): string {
  return new Date().toISOString();
}

function viewOf(row: Record<string, unknown>): JobView {
  const json = (value: unknown) => (value === null || value === undefined ? null : (JSON.parse(String(value)) as unknown));
  return {
    id: Number(row.id),
    kind: String(row.kind),
    title: json(row.title) as Text,
    status: row.status as JobView['status'],
    done: Number(row.done),
    total: Number(row.total),
    result: json(row.result),
    error: json(row.error) as Text | null,
    created_at: String(row.created_at),
    finished_at: row.finished_at === null ? null : String(row.finished_at),
  };
}
