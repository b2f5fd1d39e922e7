import type { Text } from '../../../../engine/core/text/text.ts';
import { type AppRecord, refuse } from '../../../../engine/server/index.ts';

/** First step of an open call: the app exists, was approved, works, has not expired, and its account may be used. Throws 413. */
export function requireUsable(app: AppRecord | null): AppRecord {
  if (!app) throw refuse('appUnusable', texts.unknown);
  const reason = unusableBecause(app);
  if (reason) throw refuse('appUnusable', reason);
  return app;
}

export function isUsable(app: Pick<AppRecord, 'verifyStatus' | 'status' | 'expiresAt' | 'owner'>): boolean {
  return unusableBecause(app) === null;
}

function unusableBecause({ verifyStatus, status, expiresAt, owner }: Parameters<typeof isUsable>[0]): Text | null {
  if (verifyStatus !== 'passed') return texts.unapproved;
  if (status !== 'working') return texts.cancelled;
  if (owner !== 'enabled') return texts[owner];
  return expiresAt !== null && expiresAt <= Date.now() ? texts.expired : null;
}

const texts = {
  unknown: { zh_cn: '应用不存在，请检查 app_key', en: 'There is no such app; check app_key' },
  unapproved: { zh_cn: '应用未通过审核', en: 'The app has not been approved' },
  cancelled: { zh_cn: '应用已停用', en: 'The app is disabled' },
  disabled: { zh_cn: '应用所属的账号已停用', en: 'The account of the app is disabled' },
  removed: { zh_cn: '应用所属的账号已删除', en: 'The account of the app has been removed' },
  expired: { zh_cn: '应用已过期', en: 'The app has expired' },
};
