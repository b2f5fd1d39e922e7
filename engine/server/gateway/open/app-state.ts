import type { Text } from '../../../core/text/text.ts';
import { refuse } from '../../errors.ts';
import type { AppRecord } from './app-record.ts';

/** First step of an open call: the app exists, was approved, works and has not expired. Throws 413. */
export function requireUsable(app: AppRecord | null): AppRecord {
  if (!app) throw refuse('appUnusable', texts.unknown);
  const reason = unusableBecause(app);
  if (reason) throw refuse('appUnusable', reason);
  return app;
}

export function isUsable(app: Pick<AppRecord, 'verifyStatus' | 'status' | 'expiresAt'>): boolean {
  return unusableBecause(app) === null;
}

function unusableBecause({ verifyStatus, status, expiresAt }: Pick<AppRecord, 'verifyStatus' | 'status' | 'expiresAt'>): Text | null {
  if (verifyStatus !== 'passed') return texts.unapproved;
  if (status !== 'working') return texts.disabled;
  return expiresAt !== null && expiresAt <= Date.now() ? texts.expired : null;
}

const texts = {
  unknown: { zh_cn: '应用不存在，请检查 app_key', en: 'There is no such app; check app_key' },
  unapproved: { zh_cn: '应用未通过审核', en: 'The app has not been approved' },
  disabled: { zh_cn: '应用已停用', en: 'The app is disabled' },
  expired: { zh_cn: '应用已过期', en: 'The app has expired' },
};
