import type { Outbox } from '../kernel/ports/background/outbox.ts';
import type { Database } from '../kernel/ports/database.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';
import { webAddress } from '../outbound/fetch-outbound.ts';
import type { SealedRequest } from './sealed-request.ts';
import { sendDelivery } from './send-delivery.ts';
import { createMailSender, type MailSender } from './send-mail.ts';
import { writeDelivery } from './write-delivery.ts';

/** After so many attempts, about ten hours, nobody tries again until somebody asks for it. */
const mostAttempts = 10;
/** Milliseconds; each pause is three times the one before, up to the longest, give or take a fifth. */
const firstPauseMilliseconds = 5_000;
const longestPause = 6 * 3_600_000;
/** Deliveries one instance sends at the same time. */
const concurrency = 8;
const pollMilliseconds = 1_000;
/** What an instance has had for so long it died over. */
const lostAfterMilliseconds = 60_000;
const patienceMilliseconds = 5_000;

interface Taken {
  id: number;
  key: string;
  attempts: number;
  taken_at: string;
  request: SealedRequest;
}

/**
 * @param parts.mail sends letters; left out: none are sent
 * @param options milliseconds of the first pause and between two looks, and how often it is tried
 */
export function createOutbox(
  { database, keyring, mail = createMailSender(undefined) }: { database: Database; keyring: Keyring; mail?: MailSender },
  { firstPause = firstPauseMilliseconds, poll = pollMilliseconds, most = mostAttempts } = {},
): Outbox {
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const room = concurrency - sending.size;
    if (timer === undefined || room <= 0) return;
    const [now, lost] = [iso(Date.now()), iso(Date.now() - lostAfterMilliseconds)];
    const waiting = database.read.selectFrom('delivery').select('id').where('status', '=', 'waiting').where('next_at', '<=', now);
    const left = database.read.selectFrom('delivery').select('id').where('status', '=', 'sending').where('taken_at', '<', lost);
    const rows = [...(await waiting.orderBy('next_at').limit(room).execute()), ...(await left.limit(room).execute())];
    for (const { id } of rows.slice(0, room)) {
      const taken = await take(Number(id), now, lost);
      if (!taken) continue;
      const sent = send(taken)
        .catch((error: unknown) => console.error(`delivery ${taken.key}:`, error))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }

  /** Of all instances that try, one changes the row. */
  async function take(id: number, now: string, lost: string): Promise<Taken | null> {
    const taken_at = iso(Date.now());
    const row = await database.transact((query) =>
      query
        .updateTable('delivery')
        .set((set) => ({ status: 'sending', taken_at, attempts: set('attempts', '+', 1) }))
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where.and([where('status', '=', 'waiting'), where('next_at', '<=', now)]),
            where.and([where('status', '=', 'sending'), where('taken_at', '<', lost)]),
          ]),
        )
        .returning(['key', 'attempts', 'request'])
        .executeTakeFirst(),
    );
    return row ? { id, key: row.key, attempts: Number(row.attempts), taken_at, request: JSON.parse(keyring.decrypt(row.request)) as SealedRequest } : null;
  }

  async function send({ id, key, attempts, taken_at, request }: Taken): Promise<void> {
    const { status, answer, error, isFinal = false } = await ('mail' in request ? mail(request, key) : sendDelivery(request, key));
    const outcome = {
      status: error === null ? 'delivered' : attempts < most && !isFinal ? 'waiting' : 'failed',
      next_at: iso(Date.now() + pauseAfter(attempts, firstPause)),
      ...{ taken_at: null, last_status: status, last_answer: answer, last_error: error && JSON.stringify(error) },
      delivered_at: error === null ? iso(Date.now()) : null,
    };
    // Another instance has it by now, where this one was taken for dead.
    await database.transact((query) =>
      query.updateTable('delivery').set(outcome).where('id', '=', id).where('status', '=', 'sending').where('taken_at', '=', taken_at).execute(),
    );
  }

  return {
    deliver: async (query, { kind, url, body, headers = {} }) =>
      writeDelivery(keyring, query, { kind, host: webAddress(url).host, request: { url, body, headers } }),
    async resend(ids) {
      const { numUpdatedRows } = await database.transact((query) =>
        query
          .updateTable('delivery')
          .set({ status: 'waiting', attempts: 0, next_at: iso(Date.now()) })
          .where('id', 'in', [...ids])
          .where('status', 'in', ['waiting', 'failed'])
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },
    start() {
      timer = setInterval(() => {
        looking = looking.then(look).catch((error: unknown) => console.error('deliveries:', error));
      }, poll);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds).unref());
      await Promise.race([Promise.allSettled(sending), patience]);
    },
  };
}

/** Receivers that come back are not met by everything at once. */
function pauseAfter(attempts: number, first: number): number {
  return Math.min(first * 3 ** (attempts - 1), longestPause) * (0.8 + Math.random() * 0.4);
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
