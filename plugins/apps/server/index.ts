import { defineServerPlugin } from '../../../engine/server/index.ts';
import { appHooks } from './app-hooks.ts';
import { openTables } from './app-tables.ts';
import { appTopics } from './app-topics.ts';
import { authServices } from './auth-services.ts';
import { DatabaseAppGate } from './gate/app-gate.ts';
import { tokenFields } from './record/token-fields.ts';
import { resetSecret } from './reset-secret.ts';
import { revokeToken, revokeTokens } from './revoke-tokens.ts';
import { ruleHooks, rulePriority } from './rule-hooks.ts';
import { makeSandboxApp, sandboxServices } from './sandbox-app.ts';
import { appSteps } from './steps/app-steps.ts';
import { treeService } from './tree-service.ts';
import { DatabaseAccessLog } from './usage/access-log.ts';
import { requestLogOf } from './usage/request-log.ts';
import { requestSchedules } from './usage/request-schedules.ts';

export default defineServerPlugin({
  name: 'apps',
  tables: openTables,
  topics: appTopics,
  hooks: { app: appHooks, rule: ruleHooks },
  handlers: { resetSecret, revokeTokens, revokeToken },
  computed: { ...tokenFields, rulePriority },
  needs: {
    app: { of: 'app' },
    rule: { of: 'permission_rule' },
    rulePriority: { of: 'permission_rule' },
    resetSecret: { of: 'app', isForRecords: true },
    revokeTokens: { of: 'app', isForRecords: true },
    revokeToken: { of: 'app_token', isForRecords: true },
    tokenIssued: { of: 'app_token' },
    tokenUntil: { of: 'app_token' },
    tokenStatus: { of: 'app_token' },
  },
  services: (platform) => [...authServices(platform), ...sandboxServices(platform), treeService(platform)],
  gateway(parts) {
    const apps = new DatabaseAppGate(parts);
    const accessLog = new DatabaseAccessLog(parts.database);
    return { apps, accessLog, steps: appSteps(apps, accessLog, requestLogOf(parts.database)) };
  },
  schedules: requestSchedules,
  signedUp: makeSandboxApp,
  async start({ database }) {
    return () => requestLogOf(database).stop();
  },
});
