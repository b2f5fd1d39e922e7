import { appSteps, DatabaseAccessLog, DatabaseAppGate, defineServerPlugin } from '../../../engine/server/index.ts';
import { appHooks } from './app-hooks.ts';
import { authServices } from './auth-services.ts';
import { resetSecret } from './reset-secret.ts';
import { ruleHooks } from './rule-hooks.ts';

export default defineServerPlugin({
  name: 'apps',
  hooks: { app: appHooks, rule: ruleHooks },
  handlers: { resetSecret },
  services: authServices,
  gateway(parts) {
    const apps = new DatabaseAppGate(parts);
    const accessLog = new DatabaseAccessLog(parts.database);
    return { apps, accessLog, steps: appSteps(apps, accessLog) };
  },
});
