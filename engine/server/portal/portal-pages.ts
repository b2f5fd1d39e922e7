import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../../generated/words/engine-server/portal.ts';
import { html, trustedHtml } from '../../core/text/html.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { sendText } from '../http/send-text.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PortalPage, PortalRequest } from '../kernel/portal-parts.ts';
import { documents, filledDocument } from './document.ts';
import { type PortalOf, portalOf } from './portal.ts';
import { framed, siteTitle } from './portal-frame.ts';
import { headOf } from './portal-head.ts';
import { portalRequest } from './portal-request.ts';
import { robotsText, sitemapXml } from './robot-files.ts';
import { parseStatisticsCode } from './statistics-code.ts';

/** Sends the portal's page for an unknown address. */
export type SendMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Adds the pages of the portal: those drawn by the server, readable without a script, those of an application, with their first content, and what
 * search engines and feed readers ask for.
 * @param applicationPaths of the pages an application draws; `/docs/*` for a page and all below it
 */
export function addPortalPages(http: FastifyInstance, platform: Platform, webFolder: string, applicationPaths: readonly string[]): SendMissing {
  const portal = portalOf(platform);
  for (const [path, draw] of Object.entries(portal.pages)) {
    http.get(path, async (request, reply) => {
      const portalCall = await portalRequest(platform, request, await platform.site.settings());
      const page = await draw(portalCall);
      return page ? sendPage(reply, webFolder, portal, portalCall, page) : sendPage(reply, webFolder, portal, portalCall, missing(portalCall));
    });
  }
  for (const path of applicationPaths) {
    const preview = portal.previews[path];
    for (const address of path.endsWith('/*') ? [path.slice(0, -2), path] : [path]) {
      http.get(address, async (request, reply) => {
        const portalCall = await portalRequest(platform, request, await platform.site.settings());
        return sendApplication(reply, webFolder, portal, portalCall, (await preview?.(portalCall)) ?? null);
      });
    }
  }
  for (const [path, make] of Object.entries(portal.files)) {
    http.get(path, async (request, reply) => {
      const file = await make(await portalRequest(platform, request, await platform.site.settings()));
      if (!file) return reply.callNotFound();
      return sendPrivate(reply, file.contentType, file.text);
    });
  }
  http.get('/robots.txt', async (request, reply) =>
    sendPrivate(reply, 'text/plain', robotsText((await portalRequest(platform, request, await platform.site.settings())).origin)),
  );
  http.get('/sitemap.xml', async (request, reply) => {
    const { origin } = await portalRequest(platform, request, await platform.site.settings());
    return sendPrivate(reply, 'application/xml', sitemapXml(origin, await portal.sitemap()));
  });
  return async (request, reply) => {
    const portalCall = await portalRequest(platform, request, await platform.site.settings());
    return sendPage(reply, webFolder, portal, portalCall, missing(portalCall));
  };
}

function missing({ language }: PortalRequest): PortalPage {
  return {
    status: 404,
    head: { title: texts.missing[language], isPrivate: true },
    body: html`<div class="narrow missing"><p class="missing-code" aria-hidden="true">404</p><h1>${texts.missing[language]}</h1><p>${texts.missingText[language]}</p><p><a class="button" href="/">${texts.toHome[language]}</a></p></div>`,
  };
}

async function sendPage(reply: FastifyReply, folder: string, { links }: PortalOf, request: PortalRequest, page: PortalPage): Promise<FastifyReply> {
  const text = await filledDocument(documents.page(folder), request, { head: headOf(request, page.head), body: framed(request, links, page.body) });
  page.wasRead?.();
  return sendDocument(reply.code(page.status ?? 200), request, text);
}

/** The data the application starts with is in the page, so it need not ask for the title of the site. */
async function sendApplication(
  reply: FastifyReply,
  folder: string,
  { links }: PortalOf,
  request: PortalRequest,
  page: PortalPage | null,
): Promise<FastifyReply> {
  const { site } = request;
  const facts = {
    title: siteTitle(request),
    logo: site.logo,
    recordNumber: site.recordNumber,
    recordLink: site.recordLink,
    links,
    isRegistrationOpen: site.registration.isOpen,
  };
  const data = html`<script type="application/json" id="portal-site">${trustedHtml(JSON.stringify(facts).replaceAll('<', '\\u003c'))}</script>`;
  const head = headOf(request, page?.head ?? { title: siteTitle(request), isPrivate: true });
  const body = page ? html`<div class="portal-first">${page.body}</div>` : html``;
  const text = await filledDocument(documents.application(folder), request, { head: html`${head}${data}`, body });
  return sendDocument(reply.code(page?.status ?? 200), request, text);
}

async function sendDocument(reply: FastifyReply, { site }: PortalRequest, text: string): Promise<FastifyReply> {
  const code = site.statisticsCode === '' ? null : parseStatisticsCode(site.statisticsCode);
  return sendPrivate(reply.header('content-security-policy', contentSecurityPolicy(code ?? undefined)), 'text/html', text);
}

/** Pages differ by reader and language, so nobody keeps them for another. */
function sendPrivate(reply: FastifyReply, type: string, text: string): Promise<FastifyReply> {
  return sendText(reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'private, no-cache').header('vary', 'cookie'), text);
}
