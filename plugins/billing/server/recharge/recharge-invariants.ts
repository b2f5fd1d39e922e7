import { sql } from 'kysely';
import { texts } from '../../../../generated/words/plugin-billing/recharge-invariants.ts';
import type { Invariant } from '../journal/invariant.ts';
import { broken } from '../journal/journal-invariants.ts';

/** What applications for a recharge must be beside the journal and the audit trail. */
export const rechargeInvariants: Invariant[] = [
  {
    code: 'I5',
    rule: texts.credited,
    check: (database) =>
      broken(
        database,
        'recharge',
        sql`select recharge.id as name from recharge left join journal_entry entry on entry.key = 'recharge:' || recharge.id
          where (recharge.status = 'passed') <> (entry.id is not null) or entry.cents <> recharge.amount`,
      ),
  },
  {
    code: 'I12',
    rule: texts.reviewed,
    check: (database) =>
      broken(
        database,
        'recharge',
        sql`select recharge.id as name from recharge where recharge.status <> 'pending' and (
          recharge.auditor_id is null or recharge.auditor_id = recharge.created_by or recharge.auditor_id = recharge.account_id
          or not exists (select 1 from audit entry where entry.screen = 'recharge' and entry.record_id = recharge.id
            and entry.account_id = recharge.auditor_id and entry.verb = case when recharge.status = 'passed' then 'Pass' else 'Decline' end))`,
      ),
  },
];
