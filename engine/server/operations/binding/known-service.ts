import { adminLevel } from '../../../core/protocol/levels.ts';
import type { Service, Session } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Returns the call of that name if this person may know of it: a call of the platform he may make, or an interface. Null otherwise. */
export async function knownService({ services, rights, apps }: Platform, name: string, session: Session): Promise<Service | null> {
  const service = services.find(name);
  if (!service) return null;
  const { access } = service;
  if (access.kind !== 'app') return (await rights.mayCall(session, access)) ? service : null;
  if (session.level >= adminLevel || access.visibility !== 'hidden') return service;
  for (const { app_key } of await apps.ownedBy(session.accountId).select('app_key').execute()) {
    const app = app_key === null ? null : await apps.app(app_key);
    if (app && apps.isUsable(app) && apps.mayUse(app, service)) return service;
  }
  return null;
}
