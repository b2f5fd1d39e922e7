import type { Screen } from '../../../core/descriptor/types.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { AuditRecord } from '../../kernel/ports/audit.ts';

type Actor = Pick<AuditRecord, 'accountId' | 'username' | 'simulatedBy'>;

/** Returns who made a change, as far as the caller may know: to customers everybody but themselves is the other side. */
export function actorFor(
  { site }: Pick<Screen, 'site'>,
  { session }: Call,
  { accountId, username, simulatedBy }: Actor,
): Pick<Actor, 'username' | 'simulatedBy'> {
  if (site === 'portal') return { username: accountId === session?.accountId ? username : null, simulatedBy: null };
  return { username, simulatedBy };
}
