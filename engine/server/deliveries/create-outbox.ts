import type { DeliveryKind, Outbox } from '../kernel/ports/background/outbox.ts';
import type { Database } from '../kernel/ports/database.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';
import { webAddress } from '../outbound/fetch-outbound.ts';
import { type Claim, createClaims } from './claims.ts';
import type { DeliveryBroker } from './delivery-broker.ts';
import type { Attempt } from './sealed-request.ts';
import { sendDelivery } from './send-delivery.ts';
import { createMailSender, type MailSender } from './send-mail.ts';
import { writeDelivery } from './write-delivery.ts';

/** After so many attempts, about ten hours, nothing is tried again until somebody asks for it. */
const mostAttempts = 10;
/** Each pause is three times the one before, up to the longest, with a jitter of a fifth. */
const firstPauseMilliseconds = 5_000;
const longestPause = 6 * 3_600_000;
/** Until a held delivery is tried again if nobody releases it. */
const holdMilliseconds = 60_000;
/** Deliveries one instance sends at the same time, and to one host: a slow receiver does not delay the others. */
const concurrency = 8;
const mostOfHost = 4;
/** Published to the broker at a time. */
const handed = 100;
const pollMilliseconds = 1_000;
/** An instance that has held a claim for so long has died. */
const lostAfterMilliseconds = 60_000;
const patienceMilliseconds = 5_000;

interface OutboxParts {
  database: Database;
  keyring: Keyring;
  /** Sends letters; left out: none are sent. */
  mail?: MailSender;
  /** What plugins have to say of a kind. */
  kindOf?(kind: string): DeliveryKind | undefined;
  /** Shares the work between instances; left out: each takes from the database what is due. */
  broker?: DeliveryBroker | undefined;
}

/**
 * Returns the outbox of this instance.
 * @param options the first pause, the poll interval and the lifetime of a claim in milliseconds, and the number of attempts
 */
export function createOutbox(
  { database, keyring, mail = createMailSender(undefined), kindOf = () => undefined, broker }: OutboxParts,
  { firstPause = firstPauseMilliseconds, poll = pollMilliseconds, most = mostAttempts, lostAfter = lostAfterMilliseconds } = {},
): Outbox {
  const claims = createClaims({ database, keyring }, lostAfter);
  const sending = new Map<Promise<void>, string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isRequested = false;

  /** Looks once more after the look that is under way; several that ask get one. */
  function lookSoon(): void {
    if (isRequested || timer === undefined) return;
    isRequested = true;
    looking = looking
      .then(() => {
        isRequested = false;
        return look();
      })
      .catch((error: unknown) => console.error('deliveries:', error));
  }

  async function look(): Promise<void> {
    if (timer === undefined) return;
    if (broker?.isUp()) {
      const rows = await claims.hand((await claims.due(handed, [])).map(({ id }) => id));
      if (rows.length === 0 || (await broker.hand(rows))) return;
      // The broker has gone meanwhile, or has been and may have them: whoever takes one first sends it.
      for (const { id } of rows.slice(0, concurrency - sending.size)) await begin(id);
      return;
    }
    const room = concurrency - sending.size;
    if (room <= 0) return;
    const isBusy = (host: string) => [...sending.values()].filter((other) => other === host).length >= mostOfHost;
    const busy = [...new Set(sending.values())].filter(isBusy);
    for (const { id, host } of await claims.due(room, busy)) if (!isBusy(host)) await begin(id);
  }

  /** Resolves when it is taken, to what resolves when it is over; null for what somebody else has. */
  async function begin(id: number): Promise<{ over: Promise<void> } | null> {
    const claim = await claims.take(id);
    if (!claim) return null;
    const over = send(claim)
      .catch((error: unknown) => console.error(`delivery ${claim.key}:`, error))
      .finally(() => {
        sending.delete(over);
        // What waits in its lane, or for its place.
        lookSoon();
      });
    sending.set(over, claim.host);
    return { over };
  }

  async function send(claim: Claim): Promise<void> {
    const { key, kind, request, attempts } = claim;
    const handlers = kindOf(kind);
    const begun = performance.now();
    let outgoing = request;
    if (!('mail' in request) && handlers?.prepare) {
      const prepared = await handlers.prepare({ key, request });
      const nothing = { attempts: attempts - 1, answered: null, answer: null, error: null };
      if (prepared === 'hold') {
        await claims.end(claim, { ...nothing, status: 'waiting', next_at: iso(Date.now() + holdMilliseconds) });
        return;
      }
      if (prepared === 'drop') {
        const dropped = { ...nothing, status: 'dropped', next_at: iso(Date.now()) } as const;
        await claims.end(claim, dropped, async (query) => handlers.settled?.(query, { ...dropped, key, took: 0 }));
        return;
      }
      outgoing = prepared;
    }
    const { status, answer, error, isFinal = false }: Attempt = await ('mail' in outgoing ? mail(outgoing, key) : sendDelivery(outgoing, key));
    const became = error === null ? 'delivered' : attempts < most && !isFinal ? 'waiting' : 'failed';
    const outcome = { key, status: became, attempts, answered: status, answer, error, took: Math.round(performance.now() - begun) } as const;
    const end = { ...outcome, next_at: iso(Date.now() + pauseAfter(attempts, firstPause)) };
    const settled = claims.end(claim, end, async (query) => handlers?.settled?.(query, outcome));
    const after = await settled.catch(async (failure: unknown) => {
      // A plugin that cannot write what it wanted must not make the receiver get it again and again.
      console.error(`delivery ${key}:`, failure);
      await claims.end(claim, end);
    });
    await after?.();
  }

  return {
    deliver: async (query, { kind, url, body, headers = {}, lane }) =>
      writeDelivery({ database, keyring }, query, { kind, host: webAddress(url).host, request: { url, body, headers }, lane }),
    async resend(ids, { isAgain = false } = {}) {
      const { numUpdatedRows } = await database.transact((query) =>
        query
          .updateTable('delivery')
          .set({ status: 'waiting', attempts: 0, next_at: iso(Date.now()), handed_at: null })
          .where('id', 'in', [...ids])
          .where('status', 'in', isAgain ? ['waiting', 'failed', 'delivered'] : ['waiting', 'failed'])
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },
    async release(query, keys) {
      if (keys.length === 0) return;
      await query
        .updateTable('delivery')
        .set({ next_at: iso(Date.now()) })
        .where('key', 'in', [...keys])
        .where('status', '=', 'waiting')
        .execute();
    },
    start() {
      timer = setInterval(lookSoon, poll);
      timer.unref();
      broker?.start(async (id) => {
        await (await begin(id))?.over;
      });
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds).unref());
      await Promise.race([Promise.allSettled(sending.keys()), patience]);
      await broker?.stop();
    },
  };
}

/** The jitter spreads the load on a receiver that comes back. */
function pauseAfter(attempts: number, first: number): number {
  return Math.min(first * 3 ** (attempts - 1), longestPause) * (0.8 + Math.random() * 0.4);
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
