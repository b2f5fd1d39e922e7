import { texts } from '../../../../generated/words/engine-server/shared-view-services.ts';
import { listSharedViews, type SharedView, setSharedViews } from '../../../core/calls/screens/preference.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import { mayOpen } from '../../operations/binding/service-access.ts';
import { arrangementKey, everybody, storedPreference } from './stored-preferences.ts';

/** Returns the services of list views that are shared with everybody who may open the screen. Super admins share them. */
export function sharedViewServices(platform: Platform): ContractService[] {
  const { database } = platform;
  return [
    handle(listSharedViews, async ({ screen }, call) => {
      const found = platform.screens.find(screen);
      if (!found || !mayOpen(found, await platform.rights.nodesOf(sessionOf(call)))) throw refuse('noRight');
      return { views: ((await storedPreference(database, everybody, arrangementKey('views', found.name))) as SharedView[] | null) ?? [] };
    }),
    handle(setSharedViews, async ({ screen, views }, call) => {
      const found = platform.screens.find(screen);
      if (!found) throw refuse('notFound', texts.unknown, { name: screen });
      const shared = views.filter(isView).map(({ name, address }): SharedView => ({ name, address }));
      const names = new Set(shared.map(({ name }) => name));
      if (shared.length < views.length || names.size < shared.length) throw new InputError([{ field: 'views', code: 'format', text: texts.format }]);
      const value = JSON.stringify(shared);
      await database.transact(async (query) => {
        await query
          .insertInto('preference')
          .values({ account_id: everybody, key: arrangementKey('views', found.name), value })
          .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ value }))
          .execute();
        const entry = { screen: 'view', recordId: 0, verb: 'Share', before: null, after: { screen: found.name, views: shared } };
        await platform.audit.record(query, call, entry);
      });
      return null;
    }),
  ];
}

function isView(value: unknown): value is SharedView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, address }: { name?: unknown; address?: unknown } = value;
  return typeof name === 'string' && name !== '' && name.length <= 40 && typeof address === 'string' && address.length <= 4_000;
}
