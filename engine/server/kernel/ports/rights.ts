import type { Access } from '../../../core/protocol/access.ts';
import type { Session } from '../call/service.ts';
import type { Query } from './database.ts';

/** Keys of permission nodes an account has; `all` for a super admin. Wildcards (`<path>#*`) stay as granted. */
export type HeldNodes = ReadonlySet<string> | 'all';

/** The part of a session that rights depend on. */
export type RightsHolder = Pick<Session, 'accountId' | 'level'>;

/** What an account may do in the back-office. Decides for menu, routes and calls. */
export interface Rights {
  /** Read from the database at most once per change of rights, account or screens. */
  nodesOf(session: RightsHolder, query?: Query): Promise<HeldNodes>;
  /** @param query of the caller's transaction, where one is open: it must not wait for a second connection */
  mayCall(session: RightsHolder, access: Access, query?: Query): Promise<boolean>;
}
