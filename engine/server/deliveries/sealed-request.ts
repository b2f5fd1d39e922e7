import type { Text } from '../../core/text/text.ts';
import type { Outgoing } from '../kernel/ports/background/outbox.ts';

/** A mail for the operator's mail server. */
export interface MailRequest {
  mail: { to: string; subject: string; text: string };
}

/** The request of a delivery, as the row stores it encrypted. */
export type SealedRequest = Outgoing | MailRequest;

/** Outcome of an attempt; `error` is null if the receiver has accepted it. */
export interface Attempt {
  /** Of HTTP, or the reply code of a mail server. */
  status: number | null;
  answer: string | null;
  error: Text | null;
  /** Refused for good: another attempt would end the same way. */
  isFinal?: boolean;
}
