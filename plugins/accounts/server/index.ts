import { defineServerPlugin } from '../../../engine/server/index.ts';
import { demo } from './demo.ts';
import { memberServices } from './member-services.ts';
import { simulate } from './simulate.ts';
import { userHooks } from './user-hooks.ts';

export default defineServerPlugin({
  name: 'accounts',
  hooks: { user: userHooks },
  handlers: { simulate },
  services: memberServices,
  demo,
});
