import type { Service } from '../kernel/call/service.ts';
import type { GatewayCall } from '../kernel/gateway-step.ts';

/** Whether only those who may call the service know of it. */
export function isHidden({ access }: Service): boolean {
  return access.kind === 'app' && access.visibility === 'hidden';
}

/** Whether the caller must not know of the service: a refusal before its permission was checked must not reveal it either. */
export async function isHiddenFrom({ service, caller, platform }: GatewayCall): Promise<boolean> {
  if (!isHidden(service)) return false;
  if (!caller) return true;
  try {
    const record = await platform.apps.app(caller.app.appKey);
    return record === null || !platform.apps.mayUse(record, service);
  } catch {
    return true;
  }
}
