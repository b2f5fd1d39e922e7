import { standardColumns } from '../../core/derive/table/table.ts';
import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';
import { mailedKinds, type NoticeKind } from '../../core/protocol/notice-kinds.ts';
import type { Query } from '../kernel/ports/database.ts';

/** Where an account wants which kinds of messages. The screen `notice_setting` shows each account its own. */
export const noticeSettingTable = defineTable({
  name: 'notice_setting',
  columns: standardColumns([
    { name: 'account_id', type: 'bigint', nullable: false },
    /** Kinds that reach the message center; null for none. */
    { name: 'by_message', type: 'json', nullable: true },
    /** Kinds that are sent to the account's address; null for none. */
    { name: 'by_mail', type: 'json', nullable: true },
  ]),
  indexes: [{ columns: ['account_id'], unique: false }],
  hasTrash: true,
});

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof noticeSettingTable> {}
}

/** Where one account is told of one kind. */
export interface NoticeWays {
  message: boolean;
  mail: boolean;
}

/** Returns, by account, where these accounts want to be told of the kind. */
export async function noticeWays(query: Query, accountIds: readonly number[], kind: NoticeKind): Promise<(accountId: number) => NoticeWays> {
  const rows = await query
    .selectFrom('notice_setting')
    .select(['account_id', 'by_message', 'by_mail'])
    .where('account_id', 'in', [...accountIds])
    .where('deleted_at', 'is', null)
    .execute();
  const chosen = new Map(
    rows.map((row) => [Number(row.account_id), { message: kindsIn(row.by_message).includes(kind), mail: kindsIn(row.by_mail).includes(kind) }]),
  );
  const otherwise = { message: true, mail: mailedKinds.includes(kind) };
  return (accountId) => chosen.get(accountId) ?? otherwise;
}

function kindsIn(stored: unknown): readonly unknown[] {
  const kinds: unknown = stored === null || stored === undefined ? [] : JSON.parse(String(stored));
  return Array.isArray(kinds) ? kinds : [];
}
