import { texts } from '../../../../generated/words/engine-server/session-of.ts';
import { refuse } from './errors.ts';
import type { Call, Session } from './service.ts';

/** Returns the session of a call whose service requires one. */
export function sessionOf(call: Call): Session {
  if (!call.session) throw refuse('tokenInvalid');
  return call.session;
}

/**
 * Refuses what nobody may do in another person's name.
 * @throws CallError for a simulated login
 */
export function refuseSimulated(session: Session): void {
  if (session.simulatedBy !== null) throw refuse('noRight', texts.simulated);
}
