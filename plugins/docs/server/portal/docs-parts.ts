import { interfaceMarkdown } from '../../../../engine/core/docs/markdown/interface-markdown.ts';
import { type Html, html } from '../../../../engine/core/text/html.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import {
  type Platform,
  type PortalPage,
  type PortalParts,
  type PortalReader,
  type PortalRequest,
  prose,
  shownInterface,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-docs/docs-parts.ts';
import { type DocsContext, docsContext } from '../catalog/docs-context.ts';
import { readDocsSettings } from '../catalog/docs-settings.ts';
import type { PublishedModule } from '../catalog/published-list.ts';
import { knownModules, readerOf } from '../catalog/reader.ts';
import { docsHtml } from '../download/docs-html.ts';

const onHome = { modules: 6, interfaces: 3 };
/** Interfaces that the first content of the list names; the application shows all of them. */
const inList = 300;
const mostFound = 12;
const visitor: PortalReader = { session: null, language: 'zh_cn', ip: '', userAgent: '' };

/** The docs as the portal's home, its search, search engines and readers without a script see them. */
export function docsParts(platform: Platform): PortalParts {
  const docs = docsContext(platform);
  return {
    links: [{ path: '/docs', label: texts.link, order: 10 }],
    home: [{ order: 20, draw: (request) => homeModules(docs, request) }],
    previews: { '/docs/*': (request) => preview(docs, request) },
    async sitemap() {
      const modules = await modulesFor(docs, visitor);
      return modules === null ? [] : [{ path: '/docs' }, ...modules.flatMap(({ services }) => services.map(({ name }) => ({ path: `/docs/${name}` })))];
    },
    async search(request, words) {
      const wanted = words.toLowerCase();
      const services = ((await modulesFor(docs, request)) ?? []).flatMap((module) => module.services);
      const found = services.filter(({ name, title, about }) =>
        [name, title[request.language], about.summary, about.module].some((text) => text?.toLowerCase().includes(wanted)),
      );
      return {
        label: texts.interfaces[request.language],
        rows: found
          .slice(0, mostFound)
          .map(({ name, title, about }) => ({ path: `/docs/${name}`, title: title[request.language], text: about.summary, code: name })),
      };
    },
  };
}

/** Null where the docs ask for a password that no page can send. */
async function modulesFor(docs: DocsContext, { session }: Pick<PortalReader, 'session'>): Promise<PublishedModule[] | null> {
  const [reader, { viewPassword }] = await Promise.all([readerOf(docs, session), readDocsSettings(docs.platform)]);
  return viewPassword !== null && !reader.isAdministrator ? null : knownModules(docs.published.modules(), reader);
}

async function homeModules(docs: DocsContext, request: PortalRequest): Promise<Html | null> {
  const { language, site } = request;
  const modules = (await modulesFor(docs, request)) ?? [];
  const named = site.homeModules.flatMap((wanted) => modules.filter(({ name, product }) => name === wanted || product === wanted));
  const shown = (site.homeModules.length > 0 ? [...new Set(named)] : modules).slice(0, onHome.modules);
  if (shown.length === 0) return null;
  return html`<section class="home-part home-modules"><div class="home-head"><h2>${texts.modules[language]}</h2><a href="/docs">${texts.all[language]} →</a></div>
<ul>${shown.map(
    ({ name, services }) =>
      html`<li><h3>${name}</h3><ul>${services
        .slice(0, onHome.interfaces)
        .map(
          (service) => html`<li><a href="/docs/${service.name}">${service.title[language]}</a></li>`,
        )}</ul><p>${fillText(texts.count, { count: services.length })[language]}</p></li>`,
  )}</ul></section>`;
}

async function preview(docs: DocsContext, request: PortalRequest): Promise<PortalPage | null> {
  const { language, site, params } = request;
  const modules = await modulesFor(docs, request);
  if (modules === null) return { head: { title: texts.link[language], isPrivate: true }, body: html`<p>${texts.locked[language]}</p>` };
  const requested = decoded(params['*'] ?? '');
  const services = modules.flatMap((module) => module.services);
  const service = services.find(({ name }) => name === requested);
  if (service) {
    const shown = shownInterface(service, language);
    return {
      head: { title: `${shown.title} ${service.name}`, description: shown.summary || shown.title, canonical: `/docs/${service.name}` },
      body: html`<article class="prose">${prose(docsHtml(interfaceMarkdown(shown, { language, origin: site.apiOrigin ?? request.origin })))}</article>`,
    };
  }
  // Pages of the application's own, as the introduction, and names nobody has: it says so itself.
  if (requested !== '')
    return { head: { title: texts.link[language], isPrivate: /\./.test(requested), canonical: `/docs/${encodeURIComponent(requested)}` }, body: html`` };
  const title = site.title || 'Portico';
  return {
    head: { title: texts.link[language], description: fillText(texts.docsOf, { site: title, count: services.length })[language], canonical: '/docs' },
    body: html`<article class="prose"><h1>${fillText(texts.heading, { site: title })[language]}</h1>${
      site.docs.intro ? prose(docsHtml(site.docs.intro)) : html`<p>${texts.summary[language]}</p>`
    }${firstSteps(language)}${modulesList(modules, language)}</article>`,
  };
}

/** What the start page of the application begins with. */
function firstSteps(language: PortalRequest['language']): Html[] {
  return (['app', 'token', 'call'] as const).map((step) => html`<h2>${texts[step][language]}</h2><p>${texts[`${step}Text`][language]}</p>`);
}

function modulesList(modules: readonly PublishedModule[], language: PortalRequest['language']): Html[] {
  let left = inList;
  return modules.map(({ name, services }) => {
    const shown = services.slice(0, Math.max(0, left));
    left -= shown.length;
    return html`${shown.length > 0 && html`<h2>${name}</h2><ul>${shown.map((service) => html`<li><a href="/docs/${service.name}">${service.title[language]}</a></li>`)}</ul>`}`;
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
