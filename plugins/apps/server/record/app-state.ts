import type { Text } from '../../../../engine/core/text/text.ts';
import { type AppRecord, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/app-state.ts';

/** First step of an open call: the app exists, was approved, works, has not expired, and its account may be used. Throws 413. */
export function requireUsable(app: AppRecord | null): AppRecord {
  if (!app) throw refuse('appUnusable', texts.unknown);
  const reason = unusableBecause(app);
  if (reason) throw refuse('appUnusable', reason);
  return app;
}

/** Whether an app may call at all: approved, enabled, not expired, of an account in good standing. */
export function isUsable(app: Pick<AppRecord, 'verifyStatus' | 'status' | 'expiresAt' | 'owner'>): boolean {
  return unusableBecause(app) === null;
}

function unusableBecause({ verifyStatus, status, expiresAt, owner }: Parameters<typeof isUsable>[0]): Text | null {
  if (verifyStatus !== 'passed') return texts.unapproved;
  if (status !== 'working') return texts.cancelled;
  if (owner !== 'enabled') return texts[owner];
  return expiresAt !== null && expiresAt <= Date.now() ? texts.expired : null;
}
