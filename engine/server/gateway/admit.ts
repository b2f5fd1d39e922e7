import { credentialFields } from '../../core/sign-in/credentials.ts';
import { refuse } from '../kernel/call/errors.ts';
import { noFields } from '../kernel/call/fields.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import type { Service } from '../kernel/call/service.ts';
import type { GatewayCall } from '../kernel/gateway-step.ts';
import type { Platform } from '../kernel/platform.ts';
import { printLimits } from './limit-headers.ts';

/** Fields that name the service or the caller and are no parameters: in calls of apps, and in all others. */
const ownFields = { app: new Set<string>(['service', 's', ...credentialFields]), other: new Set(['service', 's', 'access_token']) };

/** Returns a call at the beginning of the chain. */
export function newCall(platform: Platform, raw: RawCall, service: Service): GatewayCall {
  return {
    platform,
    raw,
    service,
    fields: without(raw.fields, service.access.kind === 'app' ? ownFields.app : ownFields.other),
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

function without(all: Readonly<Record<string, string>>, names: ReadonlySet<string>): Record<string, string> {
  const fields = noFields();
  for (const name of Object.keys(all)) if (!names.has(name)) fields[name] = all[name]!;
  return fields;
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
