import { refuse } from '../kernel/call/errors.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import type { Service } from '../kernel/call/service.ts';
import type { GatewayCall } from '../kernel/gateway-step.ts';
import type { Platform } from '../kernel/platform.ts';
import { printLimits } from './limit-headers.ts';

/** Returns a call at the beginning of the chain. */
export function newCall(platform: Platform, raw: RawCall, service: Service, fields: Record<string, string>): GatewayCall {
  return {
    platform,
    raw,
    service,
    fields,
    members: raw.members,
    session: null,
    caller: null,
    isAdmitted: false,
    rule: null,
    charged: null,
    limits: [],
    headers: {},
    startedAt: performance.now(),
  };
}

/**
 * Runs the checks in order; the first that refuses ends the call.
 * @throws CallError of the check
 */
export async function admit(call: GatewayCall): Promise<void> {
  try {
    for (const step of call.platform.gateway.checks) {
      const checking = step.check(call);
      // Most have nothing to wait for.
      if (checking) await checking;
    }
  } finally {
    printLimits(call.limits, call.headers);
  }
  // No step has said who calls.
  if (call.service.access.kind === 'app' && !call.caller) throw refuse('tokenInvalid');
  call.isAdmitted = true;
}
