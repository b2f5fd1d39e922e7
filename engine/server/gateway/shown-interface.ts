import { type ShownInterface, shownFailures } from '../../core/docs/shown-interface.ts';
import type { Access } from '../../core/protocol/access.ts';
import type { ServiceAbout } from '../../core/protocol/service-about.ts';
import type { Language } from '../../core/text/text.ts';
import type { Service } from '../kernel/call/service.ts';

/** A service that was published for apps: what docs, agents and clients are about. */
export type PublishedService = Service & { about: ServiceAbout; access: Extract<Access, { kind: 'app' }> };

export function isPublished(service: Service): service is PublishedService {
  return service.access.kind === 'app' && service.about !== undefined;
}

/** Everything there is to read of an interface but its versions, which cost a statement. */
export function shownInterface({ name, title, about, methods, access, parameters }: PublishedService, language: Language): ShownInterface {
  const failures = shownFailures(about.failures, language);
  return { ...about, service: name, title: title[language], verbs: methods ?? ['POST'], visibility: access.visibility, parameters, failures };
}
