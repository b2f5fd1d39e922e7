import type { Service } from '../kernel/call/service.ts';
import type { GatewayCall } from '../kernel/gateway-step.ts';

/** Whether only those who may call the service know of it. */
export function isHidden({ access }: Service): boolean {
  return access.kind === 'app' && access.visibility === 'hidden';
}

/** Whether whoever calls may not even know of the service: what refuses the call before its permission was asked must not tell either. */
export async function isHiddenFrom({ service, caller, platform }: GatewayCall): Promise<boolean> {
  if (!isHidden(service)) return false;
  const record = caller && (await platform.apps.app(caller.app.appKey).catch(() => null));
  return !record || !platform.apps.mayUse(record, service);
}
