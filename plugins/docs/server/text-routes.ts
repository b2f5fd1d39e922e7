import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { interfaceMarkdown } from '../../../engine/core/docs/markdown/interface-markdown.ts';
import { fillText, isLanguage, type Language } from '../../../engine/core/text/text.ts';
import { callerOrigin, languageOf, type Platform, redirectWithQuery, shownInterface, throttledStream } from '../../../engine/server/index.ts';
import { type LlmsOptions, llmsFullText, llmsText } from '../shared/llms-text.ts';
import { catalogOf } from './catalog/catalog-of.ts';
import { noInterface } from './catalog/doc-interface.ts';
import { docsContext } from './catalog/docs-context.ts';
import { readDocsSettings } from './catalog/docs-settings.ts';
import { knownModules, visitor } from './catalog/reader.ts';
import { viewPasswordTexts } from './catalog/view-password.ts';

/** The docs as text for agents and scripts, as a visitor may read them: each interface as Markdown, and the site as llmstxt.org has it. */
export function textRoutes(http: FastifyInstance, platform: Platform): void {
  const docs = docsContext(platform);

  /** Null after the refusal has been sent: behind a viewing password nothing is given away here, as a password never stands in an address. */
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const settings = await readDocsSettings(platform);
    const origin = settings.publicOrigin ?? callerOrigin(request);
    const options: LlmsOptions = { language: requestedLanguage(request), origin };
    if (settings.viewPassword === null) return { settings, options };
    await send(reply.code(401), 'text/plain', `${viewPasswordTexts.asked[options.language]}\n`);
    return null;
  };

  // The menu and people know this address; the page is one of the back-office.
  http.get('/docs/internal', (request, reply) => redirectWithQuery(request, reply, '/admin/docs/internal'));

  http.get<{ Params: { page: string } }>('/docs/:page(^[A-Z][A-Za-z0-9_.]*[.]md$)', async (request, reply) => {
    const admitted = await admit(request, reply);
    if (!admitted) return reply;
    const { options } = admitted;
    const name = request.params.page.slice(0, -'.md'.length);
    const service = docs.published.find(name);
    if (!service || !visitor.mayKnow(service)) return send(reply.code(404), 'text/plain', `${fillText(noInterface, { name })[options.language]}\n`);
    return send(reply, 'text/markdown', interfaceMarkdown(shownInterface(service, options.language), options));
  });

  http.get('/llms.txt', async (request, reply) => {
    const admitted = await admit(request, reply);
    if (!admitted) return reply;
    const { settings, options } = admitted;
    return send(reply, 'text/markdown', llmsText(await catalogOf(docs, visitor, settings, options.language), options));
  });

  http.get('/llms-full.txt', async (request, reply) => {
    const admitted = await admit(request, reply);
    if (!admitted) return reply;
    const { settings, options } = admitted;
    const services = knownModules(docs.published.modules(), visitor).flatMap((module) => module.services);
    const pages = services.map((service) => () => shownInterface(service, options.language));
    return send(reply, 'text/markdown', throttledStream(llmsFullText({ ...settings, pages }, options)));
  });
}

/** `?language=en`, else what the client's header asks for. */
function requestedLanguage(request: FastifyRequest): Language {
  const { language } = request.query as Record<string, unknown>;
  return isLanguage(language) ? language : languageOf(request);
}

function send(reply: FastifyReply, type: 'text/markdown' | 'text/plain', body: string | Readable): FastifyReply {
  return reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'no-cache').header('vary', 'accept-language').send(body);
}
