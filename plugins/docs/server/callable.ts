import { parseServiceName, systemNamespaces } from '../../../engine/core/protocol/service-name.ts';
import type { Platform, Service, Session } from '../../../engine/server/index.ts';
import type { CallKind } from '../shared/call-list.ts';

/**
 * The calls of one kind that a caller may know of. The platform's own ones are limited to what he may call, by the same rule that
 * answers the call itself; what is published for apps every administrator may read.
 */
export async function callableServices(platform: Pick<Platform, 'services' | 'rights'>, session: Session, kind: CallKind): Promise<Service[]> {
  const services = platform.services.all().filter((service) => kindOf(service) === kind);
  const allowed = await Promise.all(services.map((service) => service.access.kind === 'app' || platform.rights.mayCall(session, service.access)));
  return services.filter((_, at) => allowed[at]);
}

function kindOf({ name }: Service): CallKind {
  const namespace = parseServiceName(name)?.namespace;
  return namespace === undefined || systemNamespaces.includes(namespace) ? 'internal' : 'open';
}
