import { type ActionHandler, raiseApp, refuse } from '../../../engine/server/index.ts';

/** Takes back every access token of an app, those of its agents too. Its secrets stay. */
export const revokeTokens: ActionHandler = async ({ platform }, [record]) => {
  if (!record) throw refuse('badInput');
  await platform.database.transact(async (query) => {
    await query.deleteFrom('app_token').where('app_id', '=', record.id).execute();
    await raiseApp(query, record.id);
  });
  await platform.events.emit({ kind: 'app-changed', appKey: String(record.app_key) });
};

/**
 * Takes back some tokens, of whichever app, and with that of an agent its whole connection. They are forgotten with the others of their app on every
 * instance, which reads those anew.
 */
export const revokeToken: ActionHandler = async ({ platform }, records) => {
  const appKeys = await platform.apps.tokens.revokeRows(records.map(({ id }) => id));
  for (const appKey of appKeys) await platform.events.emit({ kind: 'app-changed', appKey });
};
