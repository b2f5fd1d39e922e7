import { defineServerPlugin } from '../../../engine/server/index.ts';
import { auditedActs } from './audited-acts.ts';
import { changePassword } from './change-password.ts';
import { demo } from './demo.ts';
import { issueCode, passwordForgotten, passwordRequestHooks } from './forgotten-password.ts';
import { levelHooks } from './level-hooks.ts';
import { memberServices } from './member-services.ts';
import { simulate } from './simulate.ts';
import { userHooks } from './user-hooks.ts';

export default defineServerPlugin({
  name: 'accounts',
  hooks: { user: userHooks, level: levelHooks, passwordRequest: passwordRequestHooks },
  computed: auditedActs,
  handlers: { simulate, changePassword, issueCode },
  needs: {
    user: { of: 'user' },
    level: { of: 'level' },
    passwordRequest: { of: 'password_request' },
    issueCode: { of: 'password_request', isForRecords: true },
    auditedAct: { of: 'audit' },
    simulate: { of: 'user', isForRecords: true },
    changePassword: { asks: { old_password: 'string', password: 'string', password_confirm: 'string' } },
  },
  services: memberServices,
  passwordForgotten,
  demo,
});
