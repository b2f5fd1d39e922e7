import { texts } from '../../../../generated/words/engine-server/session-of.ts';
import { refuse } from './errors.ts';
import type { Call, Session } from './service.ts';

/** The session of a call whose service only logged-in accounts may make. */
export function sessionOf(call: Call): Session {
  if (!call.session) throw refuse('tokenInvalid');
  return call.session;
}

/** Refuses what nobody may do in another person's name. */
export function refuseSimulated(session: Session): void {
  if (session.simulatedBy !== null) throw refuse('noRight', texts.simulated);
}
