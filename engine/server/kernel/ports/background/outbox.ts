import type { Text } from '../../../../core/text/text.ts';
import type { Query } from '../database.ts';

/** A POST to another system. */
export interface Outgoing {
  /** http or https; where it really leads is checked with every attempt. */
  url: string;
  /** JSON text. */
  body: string;
  /** Beside content type and key. */
  headers: Readonly<Record<string, string>>;
}

/** Address, headers and body are stored encrypted. */
interface Delivery extends Omit<Outgoing, 'headers'> {
  /** What it is, for those who look after deliveries: `orders/paid`. */
  kind: string;
  headers?: Outgoing['headers'];
  /** Those of one lane arrive one after another, in the order of their transactions; one that was given up lets the next one pass. */
  lane?: string;
}

/** What a plugin declares about its deliveries (`deliveries`, by their kind). */
export interface DeliveryKind {
  /** What goes out this time, asked before each attempt. `hold`: nothing for now, without counting as an attempt; `drop`: nothing any more. */
  prepare?(delivery: { key: string; request: Outgoing }): Promise<Outgoing | 'hold' | 'drop'>;
  /** What became of an attempt, in the transaction that writes it. What it answers is done after the commit. */
  settled?(query: Query, outcome: DeliveryOutcome): Promise<void | (() => Promise<void>)>;
}

/** State of a delivery after an attempt. */
export interface DeliveryOutcome {
  key: string;
  /** `waiting` for the next attempt; `failed` after the last. */
  status: 'waiting' | 'delivered' | 'failed' | 'dropped';
  /** Since it was sent first, or sent again. */
  attempts: number;
  /** Null where nothing was answered. */
  answered: number | null;
  /** The beginning of the answer, private values hidden. */
  answer: string | null;
  error: Text | null;
  /** Milliseconds. */
  took: number;
}

/** Messages to other systems that must arrive: sent after the commit, and again until they are accepted. */
export interface Outbox {
  /**
   * Writes within the caller's transaction. Resolves to the key that goes along as `Idempotency-Key`: the same with every attempt, as an
   * answer that is lost on its way makes a receiver get it twice. Refuses an address that is none.
   */
  deliver(query: Query, delivery: Delivery): Promise<string>;
  /** Begins anew with those of them that have not arrived, `isAgain`: or have. Resolves to how many these are. */
  resend(ids: readonly number[], options?: { isAgain?: boolean }): Promise<number>;
  /** Makes those of them due that wait, within the caller's transaction: what was held may go. */
  release(query: Query, keys: readonly string[]): Promise<void>;
  start(): void;
  /** Waits at most 5 s for what is being sent. */
  stop(): Promise<void>;
}
