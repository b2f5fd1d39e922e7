import type { AccessLog, GatewayStep } from '../../../../engine/server/index.ts';
import { decisionText } from '../../shared/decision-text.ts';
import type { DatabaseAppGate } from '../gate/app-gate.ts';
import { decidingOf, requireGranted } from '../record/permission.ts';
import type { RequestLog } from '../usage/request-log.ts';
import { endWithApp } from './end-with-app.ts';
import { identifyApp } from './identify-app.ts';
import { logCall, logRequest } from './log-call.ts';
import { runOnce } from './run-once.ts';

/** What happens to a call beside the steps of the engine, in order. Those of the back-office and the portal are logged and otherwise left alone. */
export function appSteps(gate: DatabaseAppGate, accessLog: AccessLog, requestLog: RequestLog): GatewayStep[] {
  return [
    identifyApp(gate),
    {
      name: 'apps/permission',
      place: 'authorize',
      check(call) {
        if (!call.caller) return;
        const { record } = call.caller;
        const decision = decidingOf(record, call.service);
        call.rule = decisionText(decision);
        requireGranted(decision, record, call.service);
      },
    },
    runOnce(gate),
    logCall(accessLog),
    logRequest(requestLog),
    endWithApp(gate),
  ];
}
