import type { Service } from '../../kernel/call/service.ts';
import { refuseSimulated, sessionOf } from '../../kernel/call/session-of.ts';
import { raiseAccount } from '../revocation.ts';
import type { AuthContext } from './auth-context.ts';

/** Ends the caller's session, or everything that was issued to the account: sessions, agents it has connected, running jobs. */
export function logoutService({ platform }: AuthContext): Service {
  return {
    name: 'Platform.User.Logout',
    title: { zh_cn: '退出登录', en: 'Sign out' },
    parameters: [
      {
        name: 'everywhere',
        type: 'boolean',
        default: false,
        text: {
          zh_cn: '为 1 时退出所有设备，并断开已连接的智能体、停止后台任务',
          en: '1 signs out on all devices, sends connected agents away and stops running jobs',
        },
      },
    ],
    access: { kind: 'session' },
    async handle(call) {
      const { database, sessions, events, audit } = platform;
      const session = sessionOf(call);
      if (call.params.everywhere !== true) {
        await sessions.end(session.id);
        return null;
      }
      refuseSimulated(session);
      const { accountId } = session;
      await database.transact(async (query) => {
        await raiseAccount(query, accountId);
        await audit.record(query, call, { screen: 'user', recordId: accountId, verb: 'LogoutEverywhere', before: null, after: null });
      });
      await events.emit({ kind: 'account-changed', accountId });
      return null;
    },
  };
}
