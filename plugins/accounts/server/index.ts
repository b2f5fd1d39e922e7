import { defineServerPlugin } from '../../../engine/server/index.ts';
import { auditedActs } from './audited-acts.ts';
import { changePassword } from './change-password.ts';
import { demo } from './demo.ts';
import { levelHooks } from './level-hooks.ts';
import { memberServices } from './member-services.ts';
import { simulate } from './simulate.ts';
import { userHooks } from './user-hooks.ts';

export default defineServerPlugin({
  name: 'accounts',
  hooks: { user: userHooks, level: levelHooks },
  computed: auditedActs,
  handlers: { simulate, changePassword },
  needs: {
    user: { of: 'user' },
    level: { of: 'level' },
    auditedAct: { of: 'audit' },
    simulate: { of: 'user', isForRecords: true },
    changePassword: { asks: { old_password: 'string', password: 'string', password_confirm: 'string' } },
  },
  services: memberServices,
  demo,
});
