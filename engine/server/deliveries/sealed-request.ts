import type { Text } from '../../core/text/text.ts';
import type { Outgoing } from '../kernel/ports/background/outbox.ts';

/** A letter by the operator's mail server. */
export interface MailRequest {
  mail: { to: string; subject: string; text: string };
}

/** What is sent, as it lies sealed in the row. */
export type SealedRequest = Outgoing | MailRequest;

/** What became of an attempt; `error` is null where the receiver has taken it. */
export interface Attempt {
  /** Of HTTP, or the reply code of a mail server. */
  status: number | null;
  answer: string | null;
  error: Text | null;
  /** Refused for good: another attempt would end the same way. */
  isFinal?: boolean;
}
