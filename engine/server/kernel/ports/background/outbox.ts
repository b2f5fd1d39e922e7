import type { Query } from '../database.ts';

export interface Delivery {
  /** What it is, for those who look after deliveries: `orders/paid`. */
  kind: string;
  /** http or https; where it really leads is checked with every attempt. */
  url: string;
  /** JSON text. */
  body: string;
  /** Beside content type and key. Address, headers and body are kept sealed. */
  headers?: Readonly<Record<string, string>>;
}

/** Messages to other systems that must arrive: sent after the commit, again and again until they are taken. */
export interface Outbox {
  /**
   * Writes within the caller's transaction. Resolves to the key that goes along as `Idempotency-Key`: the same with every attempt, as an
   * answer that is lost on its way makes a receiver get it twice. Refuses an address that is none.
   */
  deliver(query: Query, delivery: Delivery): Promise<string>;
  /** Begins anew with those of them that have not arrived. Resolves to how many these are. */
  resend(ids: readonly number[]): Promise<number>;
  start(): void;
  /** Waits at most 5 s for what is being sent. */
  stop(): Promise<void>;
}
