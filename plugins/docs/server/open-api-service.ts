import { type OpenApiDocument, openApiOf } from '../../../engine/core/derive/openapi.ts';
import { servicesOf } from '../../../engine/core/derive/services.ts';
import { superLevel } from '../../../engine/core/protocol/levels.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import { type ContractService, handle, type Platform, refuse, type Service, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-docs/open-api-service.ts';
import { describeCalls } from '../shared/calls.ts';
import { callableServices } from './callable.ts';
import { addPlainCalls } from './plain-calls.ts';

/** OpenAPI 3.1 of one screen, or of all calls of the platform itself, as far as the caller may make them. */
export function openApiService(platform: Platform): ContractService {
  return handle(describeCalls, async ({ screen: name }, call) => {
    const requested = name === undefined ? undefined : platform.screens.find(name);
    const session = sessionOf(call);
    // Which screens there are is told to those alone who may open all of them.
    if (name !== undefined && !requested) throw session.level < superLevel ? refuse('noRight') : refuse('notFound', texts.noScreen, { screen: name });
    const services = await callableServices(platform, session);
    const screens = requested ? [requested] : platform.screens.all();
    const info = { title: requested ? requested.label[call.language] : texts.title[call.language], version: String(platform.screens.version) };
    const document = openApiOf(screens, call.language, info);
    keepOnly(document, new Set(services.map((service) => service.name)));
    if (requested && document.tags.length === 0) throw refuse('noRight');
    if (!requested) addOthers(document, services, new Set(screens.flatMap(servicesOf).map((service) => service.name)), call.language);
    return document;
  });
}

const shared = new Set(['Envelope', 'Refusal']);

/** Takes out the calls the caller may not make, and the tags and records of which nothing is left. */
function keepOnly(document: OpenApiDocument, allowed: Set<string>): void {
  const paths = Object.entries(document.paths).filter(([path]) => allowed.has(path.slice(path.indexOf('#') + 1)));
  document.paths = Object.fromEntries(paths);
  const used = new Set(paths.flatMap(([, { post }]) => post.tags));
  document.tags = document.tags.filter((tag) => used.has(tag.name));
  for (const schema of Object.keys(document.components.schemas)) if (!shared.has(schema) && !used.has(schema)) delete document.components.schemas[schema];
}

function addOthers(document: OpenApiDocument, services: Service[], done: Set<string>, language: Language): void {
  addPlainCalls(
    document,
    services.filter((service) => !done.has(service.name)),
    language,
  );
}
