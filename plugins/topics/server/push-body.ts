import { maskPrivate } from '../../../engine/core/protocol/secrets/private-name.ts';
import type { FieldComputation } from '../../../engine/server/index.ts';

/** What was sent, values of private names hidden; null of what is older than messages are kept. */
export const pushBody: FieldComputation = async ({ query }, records) => {
  if (records.length === 0) return [];
  const uids = [...new Set(records.map(({ message_id }) => String(message_id)))];
  const rows = await query.selectFrom('topic_message').select(['uid', 'body']).where('uid', 'in', uids).execute();
  const bodies = new Map(rows.map(({ uid, body }) => [String(uid), JSON.stringify(maskPrivate(JSON.parse(String(body))), null, 2)]));
  return records.map(({ message_id }) => bodies.get(String(message_id)) ?? null);
};
