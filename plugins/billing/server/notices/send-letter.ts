import type { Text } from '../../../../engine/core/text/text.ts';
import type { Platform, Query } from '../../../../engine/server/index.ts';

/** To the account's address, where it has one and a mail server is configured. */
export async function sendLetter(
  { mail }: Platform,
  query: Query,
  { account, kind, subject, text }: { account: number; kind: string; subject: Text; text: Text },
): Promise<void> {
  if (!mail.isConfigured) return;
  const row = await query.selectFrom('account').select('email').where('id', '=', account).where('status', '=', 'enabled').executeTakeFirst();
  if (typeof row?.email === 'string' && row.email !== '') await mail.send(query, { kind, to: row.email, subject, text });
}
