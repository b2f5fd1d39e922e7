import { randomBytes } from 'node:crypto';
import { type HookContext, type RecordValues, type ScreenHooks, sealSecret } from '../../../engine/server/index.ts';

/** Keys are made where none is given, and every change of an app is seen by the next call on every instance. */
export const appHooks: ScreenHooks = {
  beforeWrite({ platform }, values, before) {
    if (before) return values;
    return { ...values, app_key: values.app_key || randomKey(), app_secret: values.app_secret || sealSecret(platform.keyring, randomSecret()) };
  },

  async afterWrite(context, after, before) {
    if (before && after.app_secret !== before.app_secret) await forgetCredentials(context, before);
    announce(context, after);
  },

  async beforeRemove(context, record) {
    await forgetCredentials(context, record);
    announce(context, record);
  },

  afterRestore(context, record) {
    announce(context, record);
  },

  async afterTransition(context, record) {
    announce(context, record);
  },
};

export function randomKey(): string {
  return randomBytes(12).toString('hex');
}

export function randomSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** A secret that was replaced outright takes its tokens and the secrets in their grace with it. */
async function forgetCredentials({ query }: HookContext, record: RecordValues): Promise<void> {
  await query.deleteFrom('app_secret').where('app_id', '=', record.id).execute();
  await query.deleteFrom('app_token').where('app_key', '=', String(record.app_key)).execute();
}

function announce({ afterCommit, platform }: HookContext, record: RecordValues): void {
  const appKey = String(record.app_key);
  afterCommit(() => platform.events.emit({ kind: 'app-changed', appKey }));
}
