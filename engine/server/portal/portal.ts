import { texts } from '../../../generated/words/engine-server/portal.ts';
import { type Html, html } from '../../core/text/html.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PortalPage, PortalParts, PortalRequest } from '../kernel/portal-parts.ts';
import { searchPage } from './search-page.ts';

/** The portal's parts of all plugins, merged. */
export interface PortalOf {
  pages: Readonly<Record<string, (request: PortalRequest) => Promise<PortalPage | null>>>;
  previews: NonNullable<PortalParts['previews']>;
  files: NonNullable<PortalParts['files']>;
  links: NonNullable<PortalParts['links']>;
  sitemap(): Promise<{ path: string; changed?: string }[]>;
}

/** Merges the portal's parts of all plugins. */
export function portalOf(platform: Platform): PortalOf {
  const parts = platform.plugins.plugins.flatMap((plugin) => plugin.portal?.(platform) ?? []);
  const sections = parts.flatMap(({ home = [] }) => home).sort((one, other) => one.order - other.order);
  return {
    pages: {
      '/': (request) => homePage(request, sections),
      '/search': (request) => searchPage(request, parts),
      ...Object.assign({}, ...parts.map(({ pages }) => pages)),
    },
    previews: Object.assign({}, ...parts.map(({ previews }) => previews)),
    files: Object.assign({}, ...parts.map(({ files }) => files)),
    links: parts.flatMap(({ links = [] }) => links).sort((one, other) => one.order - other.order),
    async sitemap() {
      const entries = await Promise.all(parts.map(({ sitemap }) => sitemap?.() ?? []));
      return [{ path: '/' }, ...entries.flat()];
    },
  };
}

/** The front page: the sections of plugins, one below the other. */
async function homePage(request: PortalRequest, sections: readonly { draw(request: PortalRequest): Promise<Html | null> }[]): Promise<PortalPage> {
  const drawn = await Promise.all(sections.map((section) => section.draw(request)));
  return { head: { title: request.site.title ? '' : texts.home[request.language], canonical: '/' }, body: html`<div class="home">${drawn}</div>` };
}
