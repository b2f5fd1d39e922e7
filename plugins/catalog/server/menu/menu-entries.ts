import { routesOf } from '../../../../engine/core/derive/routes.ts';
import { adminLevel } from '../../../../engine/core/protocol/levels.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { type HookContext, InputError, type OwnMenuEntry, type Platform, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/menu-entries.ts';
import { accountIdsOf } from '../../formats/account-ids/core/account-ids-format.ts';

/** An entry leads somewhere, and is for administrators there are. Pages that are open learn of it at once. */
export const menuEntryHooks: ScreenHooks = {
  async beforeWrite({ platform, query }, values, before) {
    const { url, account_ids } = values;
    if (typeof url === 'string' && url !== before?.url && url.startsWith('/') && !isPage(platform, url))
      throw new InputError([{ field: 'url', code: 'unknown', text: fillText(texts.page, { url }) }]);
    const ids = account_ids === before?.account_ids ? [] : accountIdsOf(account_ids);
    if (ids.length > 0) {
      const known = await query
        .selectFrom('account')
        .select('id')
        .where('id', 'in', ids)
        .where('level', '>=', adminLevel)
        .where('deleted_at', 'is', null)
        .execute();
      const missing = ids.filter((id) => !known.some((account) => Number(account.id) === id));
      if (missing.length > 0) throw new InputError([{ field: 'account_ids', code: 'unknown', text: fillText(texts.accounts, { ids: missing.join(', ') }) }]);
    }
    return values;
  },
  afterWrite: announce,
  afterRestore: announce,
  beforeRemove: announce,
};

function announce({ afterCommit, platform }: HookContext): void {
  afterCommit(() => platform.events.emit({ kind: 'rights-changed' }));
}

/** Whether a path, without what follows it, is that of a page of the back-office. */
function isPage({ screens }: Pick<Platform, 'screens'>, url: string): boolean {
  const [path] = url.split(/[?#]/);
  return screens
    .all()
    .filter(({ site }) => site === 'admin')
    .some((screen) => routesOf(screen).some((route) => route.path === path));
}

/** The entries of one account, in order. */
export async function menuEntriesOf({ database }: Platform, accountId: number): Promise<OwnMenuEntry[]> {
  const rows = await database.read
    .selectFrom('menu_entry')
    .select(['id', 'title', 'url', 'account_ids'])
    .where('deleted_at', 'is', null)
    .where('account_ids', 'is not', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ account_ids }) => accountIdsOf(account_ids).includes(accountId))
    .map(({ id, title, url }) => ({ key: `own:${id}`, title: String(title), address: String(url) }));
}
