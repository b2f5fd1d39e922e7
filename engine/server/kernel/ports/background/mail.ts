import type { Text } from '../../../../core/text/text.ts';
import type { Query } from '../database.ts';

/** A mail. */
export interface Letter {
  /** What it is, for those who look after deliveries: `tasks/exception`. */
  kind: string;
  /** One address. */
  to: string;
  /** Nobody knows in which language a mailbox is read: letters say what they say in every one. */
  subject: Text;
  text: Text;
}

/** Sends mails by the operator's mail server. */
export interface Mail {
  /** Whether SMTP_URL is set. Where it is not, say so and offer another way instead of writing a letter. */
  readonly isConfigured: boolean;
  /**
   * Writes within the caller's transaction. Sent after the commit, again and again until the mail server takes it, so it may arrive twice, with the same
   * `Message-ID`. Resolves to the key of the delivery. Throws CallError 400 where no mail server is configured.
   */
  send(query: Query, letter: Letter): Promise<string>;
}
