import { applyToken } from '../../../engine/core/calls/app-token.ts';
import { addressKey, type ContractService, handle, isSameSecret, Limiter, type Platform, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-apps/auth-services.ts';

/** Wrong keys and secrets one address may try in a row; after that one more each ten seconds. */
const guesses = { burst: 20, refillMilliseconds: 10_000 };

/** How apps get their tokens. */
export function authServices(platform: Platform): ContractService[] {
  const limiter = new Limiter(guesses);
  return [
    handle(applyToken, async ({ app_key, app_secret }, { ip }) => {
      const address = addressKey(ip);
      limiter.take(address);
      const gate = platform.apps;
      const app = gate.requireUsable(await gate.app(app_key), ip);
      const now = Date.now();
      const live = app.secrets.filter((secret) => secret.expiresAt === null || secret.expiresAt > now);
      if (!live.some((secret) => isSameSecret(secret.text, app_secret))) throw refuse('signatureWrong', texts.secret);
      limiter.giveBack(address);
      gate.noteUse(app, app_secret);
      const { token, expiresAt } = await gate.tokens.issue(app);
      return { access_token: token, expire_at: Math.floor(expiresAt / 1000), expire_time: shanghaiTime(expiresAt) };
    }),
  ];
}

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, UTC+8 all year. */
function shanghaiTime(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
