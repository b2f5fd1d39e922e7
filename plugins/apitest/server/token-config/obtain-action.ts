import { type ActionHandler, CallError } from '../../../../engine/server/index.ts';
import { testContext } from '../context/test-context.ts';
import { configOf } from '../token/token-config.ts';
import { keepToken } from './keep-token.ts';

/** Gets a token to see whether the configuration is right. The token itself is not told. */
export const obtain: ActionHandler = async ({ platform, call }, records) => {
  const [record] = records;
  if (!record) return null;
  const context = testContext(platform);
  try {
    const { expiresAt } = await context.tokens.renew(configOf(platform, record), call.signal);
    await keepToken(context, record, expiresAt, null);
    return { until: expiresAt === null ? null : new Date(expiresAt).toISOString() };
  } catch (error) {
    if (error instanceof CallError) await keepToken(context, record, null, error.text);
    throw error;
  }
};
