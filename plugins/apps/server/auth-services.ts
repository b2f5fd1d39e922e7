import { addressKey, isSameSecret, Limiter, type Platform, refuse, requireAddress, requireUsable, type Service } from '../../../engine/server/index.ts';

/** Wrong keys and secrets one address may try in a row; after that one more each ten seconds. */
const guesses = { burst: 20, refillMilliseconds: 10_000 };

/** How apps get their tokens. */
export function authServices(platform: Platform): Service[] {
  const limiter = new Limiter(guesses);
  return [
    {
      name: 'App.Auth.ApplyToken',
      title: { zh_cn: '申请 access_token', en: 'Apply for an access_token' },
      parameters: [
        { name: 'app_key', type: 'string', required: true, max: 64 },
        { name: 'app_secret', type: 'string', required: true, max: 200 },
      ],
      access: { kind: 'public' },
      async handle({ params, ip }) {
        const address = addressKey(ip);
        limiter.take(address);
        const gate = platform.apps;
        const app = requireUsable(await gate.app(String(params.app_key)));
        requireAddress(app.allowedIps, ip);
        const now = Date.now();
        const live = app.secrets.filter((secret) => secret.expiresAt === null || secret.expiresAt > now);
        if (!live.some((secret) => isSameSecret(secret.text, String(params.app_secret)))) throw refuse('signatureWrong', texts.secret);
        limiter.giveBack(address);
        const { token, expiresAt } = await gate.tokens.issue(app);
        return { access_token: token, expire_at: Math.floor(expiresAt / 1000), expire_time: shanghaiTime(expiresAt) };
      },
    },
  ];
}

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, UTC+8 all year. */
function shanghaiTime(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

const texts = { secret: { zh_cn: 'app_secret 错误', en: 'Wrong app_secret' } };
