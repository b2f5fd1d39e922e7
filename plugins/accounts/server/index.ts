import { defineServerPlugin } from '../../../engine/server/index.ts';
import { auditedActs } from './audited-acts.ts';
import { changePassword } from './change-password.ts';
import { demo } from './demo.ts';
import { issueCode, passwordForgotten, passwordRequestHooks } from './forgotten-password.ts';
import { levelHooks } from './level-hooks.ts';
import { memberServices } from './member-services.ts';
import { currentSession, revokeOtherSessions, revokeSession, sessions } from './own-sessions.ts';
import { simulate } from './simulate.ts';
import { userHooks } from './user-hooks.ts';

export default defineServerPlugin({
  name: 'accounts',
  hooks: { user: userHooks, level: levelHooks, passwordRequest: passwordRequestHooks },
  computed: { ...auditedActs, ...currentSession },
  handlers: { simulate, changePassword, issueCode, revokeSession, revokeOtherSessions },
  rows: { sessions },
  needs: {
    user: { of: 'user' },
    level: { of: 'level' },
    passwordRequest: { of: 'password_request' },
    issueCode: { of: 'password_request', isForRecords: true },
    auditedAct: { of: 'audit' },
    simulate: { of: 'user', isForRecords: true },
    revokeSession: { isForRecords: true },
    changePassword: { asks: { old_password: 'string', password: 'string', password_confirm: 'string' } },
  },
  services: memberServices,
  passwordForgotten,
  demo,
});
