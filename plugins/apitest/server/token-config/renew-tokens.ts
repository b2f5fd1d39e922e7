import { fillText } from '../../../../engine/core/text/text.ts';
import { CallError, type Platform, requireScreen, type Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/renew-tokens.ts';
import { testContext } from '../context/test-context.ts';
import { configOf } from '../token/token-config.ts';
import { keepToken } from './keep-token.ts';

/** Seconds between two looks, and how long before its end a token is renewed: longer than it takes to look again. */
const every = 60;
const ahead = 180_000;

/** Renews the tokens that stand in secret entries before they end. One that cannot be had is tried again at the next look. */
export function tokenSchedules(platform: Platform): Schedule[] {
  return [
    {
      ...{ name: 'tokens', title: texts.title, every },
      async run({ signal }) {
        const configs = platform.repositories.of(requireScreen(platform, 'token_config'));
        let count = 0;
        if (!configs) throw new Error('token configurations have no table');
        for await (const record of configs.stream(platform.database.read, { conditions: [], sort: [{ field: 'id', descending: false }] })) {
          const hasEntry = typeof record.entry === 'string' && record.entry !== '';
          const isGood = typeof record.expires_at === 'string' && Date.parse(record.expires_at) - ahead > Date.now();
          if (!hasEntry || isGood || signal.aborted) continue;
          const context = testContext(platform);
          try {
            const { expiresAt } = await context.tokens.renew(configOf(platform, record), signal);
            await keepToken(context, record, expiresAt, null);
            count++;
          } catch (error) {
            if (!(error instanceof CallError)) throw error;
            await keepToken(context, record, null, error.text);
          }
        }
        return fillText(texts.renewed, { count });
      },
    },
  ];
}
