import { type ShownInterface, shownFailures } from '../../core/docs/shown-interface.ts';
import type { Access } from '../../core/protocol/access.ts';
import type { ServiceAbout } from '../../core/protocol/service-about.ts';
import type { Language } from '../../core/text/text.ts';
import type { Service } from '../kernel/call/service.ts';

/** A service that was published for apps, as docs, agents and clients show it. */
export type PublishedService = Service & { about: ServiceAbout; access: Extract<Access, { kind: 'app' }> };

/** Whether a service is a published interface. */
export function isPublished(service: Service): service is PublishedService {
  return service.access.kind === 'app' && service.about !== undefined;
}

/** Returns everything docs show of an interface except its versions, which cost a statement. */
export function shownInterface({ name, title, about, methods, access, parameters }: PublishedService, language: Language): ShownInterface {
  const failures = shownFailures(about.failures, language);
  return { ...about, service: name, title: title[language], verbs: methods ?? ['POST'], visibility: access.visibility, parameters, failures };
}
