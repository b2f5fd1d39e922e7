import { texts } from '../../../generated/words/engine-server/create-mail.ts';
import { languages, type Text } from '../../core/text/text.ts';
import { refuse } from '../kernel/call/errors.ts';
import type { Mail } from '../kernel/ports/background/mail.ts';
import type { Database } from '../kernel/ports/database.ts';
import type { Keyring } from '../kernel/ports/keyring.ts';
import type { Config } from '../kernel/process/config.ts';
import { writeDelivery } from './write-delivery.ts';

/** Returns a mailer that stores mails as rows of the outbox. */
export function createMail(parts: { database: Database; keyring: Keyring }, { mail: settings }: Pick<Config, 'mail'>): Mail {
  return {
    isConfigured: settings !== undefined,
    async send(query, { kind, to, subject, text }) {
      if (!settings) throw refuse('badInput', texts.notConfigured);
      const mail = { to, subject: inEvery(subject, ' · '), text: `${inEvery(text, '\n\n')}\n` };
      return writeDelivery(parts, query, { kind, host: to.slice(to.lastIndexOf('@') + 1), request: { mail } });
    },
  };
}

function inEvery(text: Text, between: string): string {
  return [...new Set(languages.map((language) => text[language]))].join(between);
}
