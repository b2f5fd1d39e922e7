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
  services: memberServices,
  demo,
});
