import type { AppRecord, Call, CallingApp, Platform } from '../../../engine/server/index.ts';
import type { Caller } from '../../model/semantics/runtime/runtime.ts';

const nobody: Caller = { appKey: '', appName: '', accountId: 0, username: '' };

/** Returns the app and the account behind a call, synchronously if the app is cached; for a test run the account that tests. */
export function callerOf(platform: Pick<Platform, 'apps'>, { app, session }: Pick<Call, 'app' | 'session'>): Caller | Promise<Caller> {
  if (session) return { ...nobody, accountId: session.accountId, username: session.username };
  if (!app) return nobody;
  const record = platform.apps.app(app.appKey);
  return record instanceof Promise ? record.then((known) => callerBehind(app, known)) : callerBehind(app, record);
}

function callerBehind({ appKey, accountId }: CallingApp, record: AppRecord | null): Caller {
  return { appKey, appName: record?.name ?? '', accountId, username: record?.username ?? '' };
}
