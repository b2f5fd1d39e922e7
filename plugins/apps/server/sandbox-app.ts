import { fillText } from '../../../engine/core/text/text.ts';
import { type Platform, type Query, requireScreen, sealSecret } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-apps/sandbox-app.ts';
import { randomKey, randomSecret } from './app-hooks.ts';
import { readAppSettings } from './app-settings.ts';

/** Whoever signs up has an app to try calls with, where the site says so; its secret is seen by resetting it. In the transaction of the sign-up. */
export async function makeSandboxApp(platform: Platform, query: Query, account: { id: number; username: string }): Promise<void> {
  const settings = await readAppSettings(platform);
  if (!settings.makesDefault) return;
  const apps = platform.repositories.of(requireScreen(platform, 'app'));
  await apps?.insert(
    query,
    {
      app_key: randomKey(),
      app_secret: sealSecret(platform.keyring, randomSecret()),
      name: fillText(texts.name, { username: account.username }).zh_cn.slice(0, 50),
      account_id: account.id,
      environment: 'sandbox',
      limit_mode: 'limited',
      daily_limit: settings.defaultLimit,
      http_status: false,
      verify_status: settings.approvesDefault ? 'passed' : 'pending',
      status: 'working',
    },
    account.id,
  );
}
