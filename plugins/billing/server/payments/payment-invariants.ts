import { sql } from 'kysely';
import { texts } from '../../../../generated/words/plugin-billing/payment-invariants.ts';
import type { Invariant } from '../journal/invariant.ts';
import { broken } from '../journal/journal-invariants.ts';

/** What payments by providers must be beside orders and the journal. */
export const paymentInvariants: Invariant[] = [
  {
    code: 'I5',
    rule: texts.settled,
    check: (database) =>
      broken(
        database,
        'plan_order',
        sql`select placed.number as name from plan_order placed
          where (select count(*) from pay_event paid where paid.order_id = placed.id and paid.status = 'settled')
            <> case when placed.pay_status = 'paid' and placed.pay_mode in ('alipay', 'paypal') then 1 else 0 end
          or exists (select 1 from pay_event paid where paid.order_id = placed.id and paid.status = 'settled'
            and (paid.cents <> placed.amount or paid.provider <> placed.pay_mode))`,
      ),
  },
  {
    code: 'I5',
    rule: texts.kept,
    check: (database) =>
      broken(
        database,
        'pay_event',
        sql`select paid.trade_no as name from pay_event paid
          left join journal_entry moved on moved.key = 'payment:' || paid.id
          left join journal_entry back on back.key = 'payment-refund:' || paid.id
          where paid.status = 'received'
          or (moved.id is not null) <> (paid.status in ('credited', 'surplus', 'refunded')) or moved.cents <> paid.cents
          or (back.id is not null) <> (paid.status = 'refunded') or back.cents <> paid.cents`,
      ),
  },
  {
    code: 'I6',
    rule: texts.refunded,
    check: (database) =>
      broken(
        database,
        'pay_event',
        sql`select paid.trade_no as name from pay_event paid join pay_refund back on back.event_id = paid.id
          group by paid.id, paid.trade_no, paid.cents having sum(back.cents) > paid.cents`,
      ),
  },
];
