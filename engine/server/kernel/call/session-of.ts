import { refuse } from './errors.ts';
import type { Call, Session } from './service.ts';

/** The session of a call whose service only logged-in accounts may make. */
export function sessionOf(call: Call): Session {
  if (!call.session) throw refuse('tokenInvalid');
  return call.session;
}

/** Refuses what nobody may do in another person's name. */
export function refuseSimulated(session: Session): void {
  if (session.simulatedBy !== null) throw refuse('noRight', { zh_cn: '模拟登录时不能进行此操作', en: 'This is not possible under a simulated login' });
}
