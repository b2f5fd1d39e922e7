import { adminLevel } from '../../core/protocol/levels.ts';
import { fillText, plainText, type Text } from '../../core/text/text.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Messages, Notice } from '../kernel/ports/background/messages.ts';
import type { Query } from '../kernel/ports/database.ts';
import { type NoticeWays, noticeWays } from './notice-settings.ts';
import { recordAddress } from './record-address.ts';

/** Number of unread messages the bell shows. */
const shownUnread = 5;

/** An account that is to be told. */
interface Reader {
  id: number;
  level: number;
  email: string;
}

const siteFor = ({ level }: Reader) => (level >= adminLevel ? 'admin' : 'portal');

/** Of messages of no kind, which nobody turns off. */
const messageAlone: NoticeWays = { message: true, mail: false };

/** Returns the messages of accounts, stored in the table `message`; what an account wants by e-mail is a letter as well. */
export function createMessages(
  platform: Pick<Platform, 'database' | 'events' | 'mail' | 'rights' | 'services' | 'screens' | 'site' | 'repositories'>,
): Messages {
  const { database, events, mail, rights, services, site } = platform;

  async function recipientsOf(query: Query, { to, except }: Notice): Promise<Reader[]> {
    const access = 'right' in to ? services.find(`Admin.${to.right}`)?.access : undefined;
    if ('right' in to && !access) return [];
    const accounts = query.selectFrom('account').select(['id', 'level', 'email']).where('status', '=', 'enabled').where('deleted_at', 'is', null);
    const rows = await ('account' in to ? accounts.where('id', '=', to.account) : accounts.where('level', '>=', adminLevel).orderBy('id')).execute();
    const found = rows.map(({ id, level, email }) => ({ id: Number(id), level: Number(level), email: String(email ?? '') })).filter(({ id }) => id !== except);
    if (!access) return found;
    const holders: typeof found = [];
    for (const account of found) if (await rights.mayCall({ accountId: account.id, level: account.level }, access, query)) holders.push(account);
    return holders;
  }

  /** What each of them follows to the record, on the face they have. */
  async function linksOf(query: Query, { about }: Notice, readers: readonly Reader[]): Promise<(reader: Reader) => string | null> {
    const links = new Map<string, string | null>();
    for (const site of new Set(readers.map(siteFor))) if (about) links.set(site, await recordAddress(platform, query, site, about));
    return (reader) => links.get(siteFor(reader)) ?? null;
  }

  const tell = (accountIds: number[]) => async () => {
    if (accountIds.length > 0) await events.emit({ kind: 'messages-changed', accountIds });
  };

  return {
    async notify(query, notice) {
      const { text, kind } = notice;
      const recipients = await recipientsOf(query, notice);
      if (recipients.length === 0) return async () => {};
      const chosen =
        kind &&
        (await noticeWays(
          query,
          recipients.map(({ id }) => id),
          kind,
        ));
      const waysOf = ({ id }: Reader) => chosen?.(id) ?? messageAlone;
      const inCenter = recipients.filter((reader) => waysOf(reader).message);
      const byMail = mail.isConfigured ? recipients.filter((reader) => waysOf(reader).mail && reader.email !== '') : [];
      const linkFor = await linksOf(query, notice, [...inCenter, ...byMail]);
      const at = new Date().toISOString();
      const values = inCenter.map((reader) => ({
        account_id: reader.id,
        text: JSON.stringify(text),
        link: linkFor(reader),
        created_at: at,
        updated_at: at,
      }));
      if (values.length > 0) await query.insertInto('message').values(values).execute();
      const origin = byMail.length > 0 ? (await site.settings()).publicOrigin : null;
      for (const reader of byMail) {
        const link = linkFor(reader);
        const body = origin !== null && link !== null ? fillText(plainText('{text}\n{address}'), { text, address: `${origin}${link}` }) : text;
        await mail.send(query, { kind: `messages/${kind}`, to: reader.email, subject: notice.subject ?? text, text: body });
      }
      return tell(inCenter.map(({ id }) => id));
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
