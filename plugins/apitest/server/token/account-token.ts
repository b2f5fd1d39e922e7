import { findAccountByName, Limiter, type Platform, refuse, verifyPassword } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/obtain-token.ts';
import type { TokenConfig } from './token-config.ts';

export interface ObtainedToken {
  token: string;
  /** Milliseconds since 1970; null where nobody has said how long it lasts. */
  expiresAt: number | null;
}

/** Wrong passwords that may be tried of one account in a row; after that one more each minute. */
const limiter = new Limiter({ burst: 5, refillMilliseconds: 60_000 });

/** A token of the account's first app that may be used, as interfaces are called by apps. Throws CallError 422 for a wrong password, 409 without such an app. */
export async function accountToken(platform: Platform, { name, secret }: Pick<TokenConfig, 'name' | 'secret'>): Promise<ObtainedToken> {
  limiter.take(name);
  const account = await findAccountByName(platform.database.read, name);
  if (!account?.isEnabled || !(await verifyPassword(secret, account.passwordHash))) throw refuse('upstreamRefused', texts.wrong);
  limiter.giveBack(name);
  const { apps } = platform;
  for (const { app_key } of await apps.ownedBy(account.id).select('app_key').orderBy('id').execute()) {
    const app = app_key === null ? null : await apps.app(app_key);
    if (app && apps.isUsable(app)) return apps.tokens.issue(app);
  }
  throw refuse('conflict', texts.again);
}
