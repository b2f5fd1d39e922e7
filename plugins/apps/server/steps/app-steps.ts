import type { AccessLog, GatewayStep } from '../../../../engine/server/index.ts';
import type { DatabaseAppGate } from '../gate/app-gate.ts';
import { requirePermission } from '../record/permission.ts';
import { endWithApp } from './end-with-app.ts';
import { identifyApp } from './identify-app.ts';
import { logCall } from './log-call.ts';
import { runOnce } from './run-once.ts';

/** What happens to an open call beside the steps of the engine, in order. Calls of the back-office and the portal pass through untouched. */
export function appSteps(gate: DatabaseAppGate, accessLog: AccessLog): GatewayStep[] {
  return [
    identifyApp(gate),
    {
      name: 'apps/permission',
      place: 'authorize',
      check({ caller, service }) {
        if (caller) requirePermission(caller.record, service);
      },
    },
    { name: 'apps/daily-limit', place: 'limit', check: ({ caller }) => (caller ? gate.usage.count(caller.record.id, caller.record.dailyLimit) : undefined) },
    runOnce(gate),
    logCall(accessLog),
    endWithApp(gate),
  ];
}
