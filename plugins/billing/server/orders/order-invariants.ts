import { sql } from 'kysely';
import { texts } from '../../../../generated/words/plugin-billing/order-invariants.ts';
import type { Invariant } from '../journal/invariant.ts';
import { broken } from '../journal/journal-invariants.ts';

/** What orders must be beside the journal and their packages. */
export const orderInvariants: Invariant[] = [
  {
    code: 'I5',
    rule: texts.paid,
    check: (database) =>
      broken(
        database,
        'plan_order',
        sql`select placed.number as name from plan_order placed left join journal_entry entry on entry.key = 'order:' || placed.id
          where (placed.pay_status = 'paid') <> (entry.id is not null) or entry.cents <> placed.amount
          or (placed.pay_status = 'paid') <> (placed.ship_status <> 'unshipped')
          or (select count(*) from flow_package owned where owned.order_id = placed.id) <> case when placed.pay_status = 'paid' then 1 else 0 end`,
      ),
  },
  {
    code: 'I6',
    rule: texts.recycled,
    check: (database) =>
      broken(
        database,
        'plan_order',
        sql`select placed.number as name from plan_order placed left join journal_entry entry on entry.key = 'refund:' || placed.id
          where coalesce(entry.cents, 0) <> placed.refunded or placed.refunded > placed.amount
          or (placed.ship_status <> 'recycled' and placed.refunded > 0)
          or (placed.ship_status = 'recycled' and exists (select 1 from flow_package owned where owned.order_id = placed.id and owned.status <> 'void'))`,
      ),
  },
];
