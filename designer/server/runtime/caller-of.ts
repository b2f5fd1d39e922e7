import type { Call, Platform } from '../../../engine/server/index.ts';
import type { Caller } from '../../model/semantics/runtime/runtime.ts';

const nobody: Caller = { appKey: '', appName: '', accountId: 0, username: '' };

/** Returns the app and the account behind a call; for a test run the account that tests. */
export async function callerOf(platform: Pick<Platform, 'apps'>, { app, session }: Pick<Call, 'app' | 'session'>): Promise<Caller> {
  if (session) return { ...nobody, accountId: session.accountId, username: session.username };
  if (!app) return nobody;
  const record = await platform.apps.app(app.appKey);
  return { appKey: app.appKey, appName: record?.name ?? '', accountId: app.accountId, username: record?.username ?? '' };
}
