import { type ActionHandler, openSecret, raiseApp, refuse, sealSecret } from '../../../engine/server/index.ts';
import { randomSecret } from './app-hooks.ts';

/** How long the old secret still works, in hours. */
const graces: Record<string, number> = { now: 0, '1h': 1, '24h': 24, '7d': 168 };

/**
 * Gives an app a new secret, shown this once: `{app_key, app_secret, old_until}`. With a grace the old one lives on beside it; at most two
 * live at a time. Without one its tokens end, too.
 */
export const resetSecret: ActionHandler = async ({ platform }, [record], askValues) => {
  if (!record) throw refuse('badInput');
  const appKey = String(record.app_key);
  const hours = graces[String(askValues.grace)] ?? 0;
  const secret = randomSecret();
  const until = Date.now() + hours * 3_600_000;
  await platform.database.transact(async (query) => {
    const row = await query.selectFrom('app').select(['app_secret', 'app_secret_used_at']).where('id', '=', record.id).executeTakeFirstOrThrow();
    const old = openSecret(platform.keyring, row.app_secret);
    await query.deleteFrom('app_secret').where('app_id', '=', record.id).execute();
    if (hours === 0) await raiseApp(query, record.id);
    else if (old !== null)
      await query
        .insertInto('app_secret')
        .values({ app_id: record.id, sealed: platform.keyring.encrypt(old), expires_at: until })
        .execute();
    await query
      .updateTable('app')
      .set((set) => ({
        app_secret: sealSecret(platform.keyring, secret),
        app_secret_used_at: null,
        old_secret_used_at: hours === 0 ? null : row.app_secret_used_at,
        rev: set('rev', '+', 1),
        updated_at: new Date().toISOString(),
      }))
      .where('id', '=', record.id)
      .execute();
  });
  await platform.events.emit({ kind: 'app-changed', appKey });
  return { app_key: appKey, app_secret: secret, old_until: hours === 0 ? null : new Date(until).toISOString() };
};
