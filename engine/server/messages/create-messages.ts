import { adminLevel } from '../../core/protocol/levels.ts';
import type { Text } from '../../core/text/text.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Messages, Notice } from '../kernel/ports/background/messages.ts';
import type { Query } from '../kernel/ports/database.ts';
import { recordAddress } from './record-address.ts';

/** Number of unread messages the bell shows. */
const shownUnread = 5;

/** Returns the messages of accounts, stored in the table `message`. */
export function createMessages(platform: Pick<Platform, 'database' | 'events' | 'rights' | 'services' | 'screens' | 'repositories'>): Messages {
  const { database, events, rights, services } = platform;

  async function recipientsOf(query: Query, { to, except }: Notice): Promise<{ id: number; level: number }[]> {
    const access = 'right' in to ? services.find(`Admin.${to.right}`)?.access : undefined;
    if ('right' in to && !access) return [];
    const accounts = query.selectFrom('account').select(['id', 'level']).where('status', '=', 'enabled').where('deleted_at', 'is', null);
    const rows = await ('account' in to ? accounts.where('id', '=', to.account) : accounts.where('level', '>=', adminLevel).orderBy('id')).execute();
    const found = rows.map(({ id, level }) => ({ id: Number(id), level: Number(level) })).filter(({ id }) => id !== except);
    if (!access) return found;
    const holders: typeof found = [];
    for (const account of found) if (await rights.mayCall({ accountId: account.id, level: account.level }, access, query)) holders.push(account);
    return holders;
  }

  const tell = (accountIds: number[]) => () => events.emit({ kind: 'messages-changed', accountIds });

  return {
    async notify(query, notice) {
      const { text, about } = notice;
      const recipients = await recipientsOf(query, notice);
      if (recipients.length === 0) return async () => {};
      const at = new Date().toISOString();
      const siteFor = (level: number) => (level >= adminLevel ? 'admin' : 'portal');
      const sites = about ? [...new Set(recipients.map(({ level }) => siteFor(level)))] : [];
      const links = new Map<string, string | null>();
      for (const site of sites) if (about) links.set(site, await recordAddress(platform, query, site, about));
      const values = recipients.map(({ id, level }) => ({
        account_id: id,
        text: JSON.stringify(text),
        link: links.get(siteFor(level)) ?? null,
        created_at: at,
        updated_at: at,
      }));
      await query.insertInto('message').values(values).execute();
      return tell(recipients.map(({ id }) => id));
    },
    async unread(accountId) {
      const own = database.read.selectFrom('message').where('account_id', '=', accountId).where('status', '=', 'unread').where('deleted_at', 'is', null);
      const [total, rows] = await Promise.all([
        own.select((select) => select.fn.countAll().as('count')).executeTakeFirstOrThrow(),
        own.select(['id', 'text', 'link', 'created_at']).orderBy('id', 'desc').limit(shownUnread).execute(),
      ]);
      return {
        count: Number(total.count),
        items: rows.map(({ id, text, link, created_at }) => ({
          id: Number(id),
          text: JSON.parse(String(text)) as Text,
          link,
          created_at: new Date(String(created_at)).toISOString(),
        })),
      };
    },
    async markRead(accountId, ids) {
      await database.transact(async (query) => {
        const unread = query
          .updateTable('message')
          .set((set) => ({ status: 'read', rev: set('rev', '+', 1), updated_at: new Date().toISOString() }))
          .where('account_id', '=', accountId)
          .where('status', '=', 'unread')
          .where('deleted_at', 'is', null);
        await (ids ? unread.where('id', 'in', [...ids]) : unread).execute();
      });
      await tell([accountId])();
    },
  };
}
