import { sql } from 'kysely';
import { texts } from '../../../../generated/words/plugin-billing/package-invariants.ts';
import type { Invariant } from '../journal/invariant.ts';
import { broken } from '../journal/journal-invariants.ts';

/** What packages must be beside their changes and what is handed out of them. */
export const packageInvariants: Invariant[] = [
  {
    code: 'I7',
    rule: texts.whole,
    check: (database) =>
      broken(
        database,
        'flow_package',
        sql`select owned.id as name from flow_package owned
          where owned.remaining < 0 or owned.leased < 0 or owned.used < 0
          or owned.remaining + owned.leased + owned.used <> (select coalesce(sum(change.flow), 0) from package_change change where change.package_id = owned.id)
          or owned.leased <> (select coalesce(sum(lease.taken), 0) from flow_lease lease where lease.package_id = owned.id)`,
      ),
  },
  {
    code: 'I8',
    rule: texts.held,
    check: (database) =>
      broken(
        database,
        'balance',
        sql`select balance.id as name from balance
          where balance.held <> (select coalesce(sum(lease.taken), 0) from flow_lease lease where lease.balance_id = balance.id)`,
      ),
  },
];
