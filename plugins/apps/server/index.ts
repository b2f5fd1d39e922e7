import { defineServerPlugin, openGateOf } from '../../../engine/server/index.ts';
import { appHooks } from './app-hooks.ts';
import { authServices } from './auth-services.ts';
import { resetSecret } from './reset-secret.ts';

export default defineServerPlugin({
  name: 'apps',
  hooks: { app: appHooks },
  handlers: { resetSecret },
  services: authServices,
  async start(platform) {
    const gate = openGateOf(platform);
    return () => gate.usage.stop();
  },
});
