import type { Access, Platform, Service, Session } from '../../../engine/server/index.ts';

/** A call of the platform itself. */
export type OwnService = Service & { access: Exclude<Access, { kind: 'app' }> };

/** The platform's own calls that a caller may make, by the same rule that answers the call itself. What is published for apps is the catalogue's. */
export async function callableServices(platform: Pick<Platform, 'services' | 'rights'>, session: Session): Promise<OwnService[]> {
  const services = platform.services.all().filter((service): service is OwnService => service.access.kind !== 'app');
  const allowed = await Promise.all(services.map((service) => platform.rights.mayCall(session, service.access)));
  return services.filter((_, at) => allowed[at]);
}
