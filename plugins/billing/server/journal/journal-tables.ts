import { standardColumns } from '../../../../engine/core/derive/table/table.ts';
import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

/** What happened to money. @see movedAs for what each does to the sums of a balance */
export type EntryKind = 'recharge' | 'order' | 'call' | 'refund' | 'surplus';

/** Where money comes from or goes to that is nobody's balance. None of them has a row of its own, which every payment would have to wait for. */
export type SystemAccount = 'cash' | 'alipay' | 'paypal' | 'revenue' | 'surplus';

/** Both sides of an entry as postings; the row of a balance is brought up to date before its posting says what it came to. */
const postings = (side: 'from' | 'to') => `
  insert into posting (entry_id, balance_id, system_account, account_id, kind, cents, times, balance_after, about, service, created_at)
  select new.id, new.${side}_balance, new.${side}_system,
    (select owner.account_id from balance owner where owner.id = new.${side}_balance), new.kind, ${side === 'from' ? '-new.cents' : 'new.cents'}, new.times,
    (select owner.amount from balance owner where owner.id = new.${side}_balance), new.about, new.service, new.created_at`;

const exists = (side: 'from' | 'to') => `(new.${side}_balance is null or exists (select 1 from balance owner where owner.id = new.${side}_balance))`;

/**
 * Accounts, entries and postings of all money. An entry is one row that names both sides, so it cannot be out of balance; the database itself makes
 * of it the two postings and the new balances, in one statement, and refuses a balance below zero, a posting without its entry, and every change of
 * what is written.
 */
export const journalTables = defineTables([
  {
    /** What an account has, in fen: `held` of it is promised to calls under way. */
    name: 'balance',
    columns: standardColumns([
      { name: 'account_id', type: 'integer', nullable: false },
      { name: 'amount', type: 'bigint', nullable: false, default: 0 },
      { name: 'held', type: 'bigint', nullable: false, default: 0 },
      { name: 'recharged', type: 'bigint', nullable: false, default: 0 },
      { name: 'deducted', type: 'bigint', nullable: false, default: 0 },
      { name: 'deductions', type: 'bigint', nullable: false, default: 0 },
      /** Below which its account wants to be told; null: not at all. */
      { name: 'low_at', type: 'bigint', nullable: true },
      /** Whether it has been told, since the balance was last not below. */
      { name: 'is_low_told', type: 'boolean', nullable: false, default: false },
    ]),
    indexes: [{ columns: ['account_id'], unique: true }],
    hasTrash: true,
    guards: { checks: { balance_amount: 'amount >= 0', balance_held: 'held >= 0 and held <= amount' } },
  },
  {
    /** What moved from where to where. `key` is for ever: what it names happens once. */
    name: 'journal_entry',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'key', type: 'text', nullable: false },
      { name: 'kind', type: 'text', nullable: false },
      { name: 'from_balance', type: 'integer', nullable: true },
      { name: 'from_system', type: 'text', nullable: true },
      { name: 'to_balance', type: 'integer', nullable: true },
      { name: 'to_system', type: 'text', nullable: true },
      { name: 'cents', type: 'bigint', nullable: false },
      /** How many calls an entry charges; 1 of everything else. */
      { name: 'times', type: 'bigint', nullable: false },
      /** The number of the order, of the application, of the payment. */
      { name: 'about', type: 'text', nullable: true },
      { name: 'service', type: 'text', nullable: true },
      /** Who brought it about; null where nobody did. */
      { name: 'actor_id', type: 'integer', nullable: true },
      { name: 'created_at', type: 'datetime', nullable: false },
    ],
    indexes: [
      { columns: ['key'], unique: true },
      { columns: ['kind', 'id'], unique: false },
      { columns: ['created_at', 'id'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
    guards: {
      checks: {
        journal_cents: 'cents > 0',
        journal_times: 'times > 0',
        journal_from: '(from_balance is null) <> (from_system is null)',
        journal_to: '(to_balance is null) <> (to_system is null)',
        journal_sides: 'from_balance is not null or to_balance is not null or from_system <> to_system',
      },
      isAppendOnly: true,
      admits: `${exists('from')} and ${exists('to')}`,
      onInsert: [
        `update balance set amount = amount - new.cents, deducted = deducted + new.cents, deductions = deductions + new.times, updated_at = new.created_at where id = new.from_balance`,
        `update balance set amount = amount + new.cents,
          recharged = recharged + case when new.kind = 'refund' then 0 else new.cents end,
          deducted = deducted - case when new.kind = 'refund' then new.cents else 0 end, updated_at = new.created_at where id = new.to_balance`,
        postings('from').trim(),
        postings('to').trim(),
      ],
    },
  },
  {
    /** One side of an entry: signed fen, and what the balance came to. */
    name: 'posting',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'entry_id', type: 'integer', nullable: false },
      { name: 'balance_id', type: 'integer', nullable: true },
      { name: 'system_account', type: 'text', nullable: true },
      { name: 'account_id', type: 'integer', nullable: true },
      { name: 'kind', type: 'text', nullable: false },
      { name: 'cents', type: 'bigint', nullable: false },
      { name: 'times', type: 'bigint', nullable: false },
      { name: 'balance_after', type: 'bigint', nullable: true },
      { name: 'about', type: 'text', nullable: true },
      { name: 'service', type: 'text', nullable: true },
      { name: 'created_at', type: 'datetime', nullable: false },
    ],
    indexes: [
      { columns: ['entry_id', 'cents'], unique: true },
      { columns: ['balance_id', 'id'], unique: false },
      { columns: ['account_id', 'id'], unique: false },
      { columns: ['system_account', 'id'], unique: false },
      { columns: ['kind', 'id'], unique: false },
      { columns: ['created_at', 'id'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
    guards: {
      checks: {
        posting_cents: 'cents <> 0',
        posting_side: '(balance_id is null) <> (system_account is null)',
        posting_after: '(balance_id is null) = (balance_after is null)',
      },
      isAppendOnly: true,
      admits: `exists (select 1 from journal_entry entry where entry.id = new.entry_id and (
        (new.cents = -entry.cents and coalesce(new.balance_id, 0) = coalesce(entry.from_balance, 0) and coalesce(new.system_account, '') = coalesce(entry.from_system, ''))
        or (new.cents = entry.cents and coalesce(new.balance_id, 0) = coalesce(entry.to_balance, 0) and coalesce(new.system_account, '') = coalesce(entry.to_system, ''))))`,
    },
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof journalTables)[number]> {}
}
