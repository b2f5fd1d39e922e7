import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../core/derive/table/table-types.ts';
import type { DeliveryOutcome } from '../kernel/ports/background/outbox.ts';
import type { Database, Query } from '../kernel/ports/database.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';
import type { SealedRequest } from './sealed-request.ts';

/** A delivery this instance has claimed. */
export interface Claim {
  id: number;
  key: string;
  kind: string;
  host: string;
  /** With this one. */
  attempts: number;
  taken_at: string;
  request: SealedRequest;
}

/** How a claim ends. */
interface ClaimEnd extends Omit<DeliveryOutcome, 'key' | 'took'> {
  next_at: string;
}

/** Claims deliveries: of all instances that try, one gets it. */
export interface Claims {
  /** What is due, the longest waiting first; nothing for hosts that are busy. */
  due(most: number, busyHosts: readonly string[]): Promise<{ id: number; host: string }[]>;
  /** Of these, those nobody else hands to the broker: they are not due again for a minute, unless they are taken. */
  hand(ids: readonly number[]): Promise<{ id: number; kind: string }[]>;
  take(id: number): Promise<Claim | null>;
  /** Writes the end and what `also` writes, whose answer it answers, unless another instance has taken this one for dead. */
  end<T = undefined>(claim: Claim, end: ClaimEnd, also?: (query: Query) => Promise<T>): Promise<T | undefined>;
}

/**
 * Returns the claims of this instance.
 * @param lostAfter milliseconds after which the claim of another instance counts as lost
 */
export function createClaims({ database, keyring }: { database: Database; keyring: Keyring }, lostAfter: number): Claims {
  const lost = () => iso(Date.now() - lostAfter);

  return {
    async due(most, busyHosts) {
      const rows = (status: 'waiting' | 'sending') => {
        const found = database.read.selectFrom('delivery').select(['id', 'host']).where('status', '=', status).where(isOpen(lost()));
        return (busyHosts.length > 0 ? found.where('host', 'not in', [...busyHosts]) : found).orderBy('next_at').orderBy('id').limit(most).execute();
      };
      return [...(await rows('waiting')), ...(await rows('sending'))].slice(0, most).map(({ id, host }) => ({ id: Number(id), host }));
    },
    async hand(ids) {
      if (ids.length === 0) return [];
      const rows = await database.transact((query) =>
        query
          .updateTable('delivery')
          .set({ handed_at: iso(Date.now()) })
          .where('id', 'in', [...ids])
          .where((where) => where.or([where('handed_at', 'is', null), where('handed_at', '<', lost())]))
          .returning(['id', 'kind'])
          .execute(),
      );
      return rows.map(({ id, kind }) => ({ id: Number(id), kind })).sort((one, other) => one.id - other.id);
    },
    async take(id) {
      const taken_at = iso(Date.now());
      const row = await database.transact((query) =>
        query
          .updateTable('delivery')
          .set((set) => ({ status: 'sending', taken_at, attempts: set('attempts', '+', 1) }))
          .where('id', '=', id)
          .where(isOpen(lost()))
          .returning(['key', 'kind', 'host', 'attempts', 'request'])
          .executeTakeFirst(),
      );
      return row
        ? {
            ...{ id, taken_at, key: row.key, kind: row.kind, host: row.host },
            ...{ attempts: Number(row.attempts), request: JSON.parse(keyring.decrypt(row.request)) as SealedRequest },
          }
        : null;
    },
    async end({ id, taken_at }, { status, attempts, next_at, answered, answer, error }, also) {
      const row = {
        ...{ status, attempts, next_at, taken_at: null, handed_at: null, last_status: answered, last_answer: answer },
        last_error: error && JSON.stringify(error),
        delivered_at: status === 'delivered' ? iso(Date.now()) : null,
      };
      return database.transact(async (query) => {
        const own = query.updateTable('delivery').set(row).where('id', '=', id).where('status', '=', 'sending').where('taken_at', '=', taken_at);
        return Number((await own.executeTakeFirst()).numUpdatedRows) > 0 ? also?.(query) : undefined;
      });
    },
  };
}

/**
 * Selects deliveries that may be claimed: due, or claimed by a lost instance, and first of their lane. The condition is on the row itself, so that
 * PostgreSQL evaluates it again if another instance has changed the row meanwhile.
 */
function isOpen(lost: string) {
  return ({ or, and, not, exists, selectFrom, eb }: ExpressionBuilder<Tables, 'delivery'>) =>
    and([
      or([
        and([eb('delivery.status', '=', 'waiting'), eb('delivery.next_at', '<=', iso(Date.now()))]),
        and([eb('delivery.status', '=', 'sending'), eb('delivery.taken_at', '<', lost)]),
      ]),
      not(
        exists(
          selectFrom('delivery as earlier')
            .select('earlier.id')
            .whereRef('earlier.lane', '=', 'delivery.lane')
            .whereRef('earlier.id', '<', 'delivery.id')
            .where('earlier.status', 'in', ['waiting', 'sending']),
        ),
      ),
    ]);
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
