import type { Access } from '../../../core/protocol/access.ts';
import type { Session } from '../call/service.ts';

/** Keys of permission nodes an account holds; `all` for a super admin. Wildcards (`<path>#*`) stay as they were granted. */
export type HeldNodes = ReadonlySet<string> | 'all';

/** What an account may do in the back-office. Menu, routes and calls all ask here. */
export interface Rights {
  /** Read from the database at most once per change of rights, account or screens. */
  nodesOf(session: Session): Promise<HeldNodes>;
  mayCall(session: Session, access: Access): Promise<boolean>;
}
