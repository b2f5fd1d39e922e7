import { refuse } from '../kernel/call/errors.ts';
import type { Service, Session } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';

/**
 * Who calls a service of the system, and whether they may. Takes the token out of the fields.
 * Only the field counts, never the cookie: a form on a foreign page can send our cookie but not our field.
 * Throws 406 (no, unknown or expired token), 408 (ended elsewhere, disabled) or 401 (no right).
 */
export async function authenticateSession(platform: Platform, service: Service, fields: Record<string, string>): Promise<Session | null> {
  const token = fields.access_token ?? '';
  delete fields.access_token;
  const { access } = service;
  if (access.kind === 'public' && token === '') return null;
  const state = token === '' ? { ended: 'unknown' as const } : await platform.sessions.resolve(token);
  if ('ended' in state) {
    if (access.kind === 'public') return null;
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
  if (access.kind !== 'public' && !(await platform.rights.mayCall(state.session, access))) throw refuse('noRight', texts.noRight, { service: service.title });
  return state.session;
}

const texts = {
  elsewhere: { zh_cn: '会话已结束', en: 'the session has ended' },
  disabled: { zh_cn: '账号已停用', en: 'the account is disabled' },
  noRight: { zh_cn: '没有权限：{service}', en: 'No permission: {service}' },
};
