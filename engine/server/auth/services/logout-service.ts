import type { Service } from '../../gateway/service.ts';
import { sessionOf } from '../session-of.ts';
import type { AuthContext } from './auth-context.ts';

export function logoutService({ platform }: AuthContext): Service {
  return {
    name: 'Platform.User.Logout',
    title: { zh_cn: '退出登录', en: 'Sign out' },
    parameters: [],
    access: { kind: 'session' },
    async handle(call) {
      await platform.sessions.end(sessionOf(call).id);
      return null;
    },
  };
}
