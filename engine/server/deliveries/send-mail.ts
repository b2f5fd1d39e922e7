import { texts } from '../../../generated/words/engine-server/send-mail.ts';
import { hiddenValue } from '../../core/protocol/secrets/private-name.ts';
import { fillText } from '../../core/text/text.ts';
import type { Config } from '../kernel/process/config.ts';
import type { Attempt, MailRequest } from './sealed-request.ts';

/** Milliseconds; together less than the lifetime of a claim. */
const patience = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Maximum number of stored characters of a reply. */
const maxLength = 300;

/** Sends a mail once. Never rejects: every error is an outcome. */
export type MailSender = (request: MailRequest, key: string) => Promise<Attempt>;

/** Returns the sender for the configured mail server. Its address and credentials are never logged. */
export function createMailSender(settings: Config['mail']): MailSender {
  let opened: ReturnType<typeof openTransport> | undefined;
  return async ({ mail }, key) => {
    if (!settings) return { status: null, answer: null, error: texts.notConfigured };
    try {
      // A letter that comes twice is known by its id.
      const messageId = `<${key}@${settings.from.split('@').at(-1)!.replace(/[>\s]/g, '')}>`;
      opened ??= openTransport(settings.url);
      const transport = await opened;
      const { response } = await transport.sendMail({ from: settings.from, ...mail, messageId, headers: { 'Auto-Submitted': 'auto-generated' } });
      return { status: Number(/^\d{3}/.exec(response)?.[0] ?? 250), answer: shown(response, mail.to), error: null };
    } catch (error) {
      return failure(error, mail.to);
    }
  };
}

/** Loads its library with the first letter. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...patience });
}

function failure(error: unknown, to: string): Attempt {
  const { code, responseCode, response } = (error instanceof Error ? error : {}) as { code?: string; responseCode?: number; response?: string };
  const answer = response === undefined ? null : shown(response, to);
  if (code === 'EAUTH') return { status: responseCode ?? null, answer: null, error: texts.credentials };
  if (responseCode === undefined) return { status: null, answer, error: texts.unreachable };
  // 4xx is what passes, 5xx what stays.
  return { status: responseCode, answer, error: fillText(texts.refused, { status: responseCode }), isFinal: code === 'EENVELOPE' && responseCode >= 500 };
}

function shown(reply: string, to: string): string {
  return reply.replaceAll(to, hiddenValue).replaceAll('\0', '').slice(0, maxLength);
}
