import type { RecordValues, ServerPlugin, TopicEvent } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-apps/app-topics.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const schema = { type: 'object', required: ['app_key', 'name'], properties: { app_key: text(32), name: text(50), reason: text(500) } };
const sample = { app_key: '5f0c4e2ab7d94c1e8a6b3d20', name: 'Shop' };
const ofAccount = { audience: 'account', schema, sample } as const;

/** What the account an app belongs to may hear of, by its apps. */
export const appTopics = {
  'app.passed': { ...texts.passed, ...ofAccount },
  'app.rejected': { ...texts.rejected, ...ofAccount, sample: { ...sample, reason: 'The purpose is not clear' } },
  'app.disabled': { ...texts.disabled, ...ofAccount },
  'app.enabled': { ...texts.enabled, ...ofAccount },
} satisfies ServerPlugin['topics'];

const ofVerbs: Record<string, keyof typeof appTopics> = { Pass: 'app.passed', Reject: 'app.rejected', Disable: 'app.disabled', Enable: 'app.enabled' };

/** What a transition of an app is told as; null for one that nobody is told of. */
export function eventOf(app: RecordValues, verb: string, askValues: Record<string, unknown>): TopicEvent | null {
  const topic = ofVerbs[verb];
  if (!topic) return null;
  const { app_key, name, account_id } = app;
  const payload = { app_key, name, ...(topic === 'app.rejected' && { reason: askValues.reason }) };
  return { topic, payload, key: String(app_key), account: Number(account_id) };
}
