import { texts } from '../../../generated/words/engine-server/session-steps.ts';
import { refuse } from '../kernel/call/errors.ts';
import type { CheckStep, GatewayCall } from '../kernel/gateway-step.ts';

/**
 * Authenticates calls of the system's services. Only the field counts, never the cookie: a form on a foreign page can send our cookie but not our
 * field.
 * @throws CallError 406 (no, unknown or expired token) or 408 (ended elsewhere, disabled)
 */
export const authenticateSession: CheckStep = {
  name: 'session',
  place: 'authenticate',
  check: (call) => (call.service.access.kind === 'app' ? undefined : authenticate(call)),
};

async function authenticate(call: GatewayCall): Promise<void> {
  const { platform, service, raw } = call;
  const token = raw.fields.access_token ?? '';
  const isPublic = service.access.kind === 'public';
  if (isPublic && token === '') return;
  const state = token === '' ? { ended: 'unknown' as const } : await platform.sessions.resolve(token);
  if ('ended' in state) {
    if (isPublic) return;
    switch (state.ended) {
      case 'unknown':
      case 'expired':
        throw refuse('tokenInvalid');
      case 'elsewhere':
        throw refuse('sessionEnded', texts.elsewhere);
      case 'disabled':
        throw refuse('sessionEnded', texts.disabled);
    }
  }
  call.session = state.session;
}

/**
 * Checks that the session may make the call.
 * @throws CallError 401 if it may not
 */
export const authorizeSession: CheckStep = {
  name: 'rights',
  place: 'authorize',
  check: (call) => (call.service.access.kind === 'app' || call.service.access.kind === 'public' ? undefined : authorize(call)),
};

async function authorize({ platform, service, session }: GatewayCall): Promise<void> {
  if (!session || !(await platform.rights.mayCall(session, service.access))) throw refuse('noRight', texts.noRight, { service: service.title });
}
