import { platformDay } from '../../../engine/core/text/date.ts';
import { type Html, html } from '../../../engine/core/text/html.ts';
import { fillText, type Language } from '../../../engine/core/text/text.ts';
import { type Platform, type PortalPage, type PortalParts, type PortalRequest, prose } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-articles/articles.ts';
import { ArticleBook, type ArticleRow } from './article-book.ts';
import { contentOf, sizeOf } from './article-html.ts';
import { atomFeed } from './feed.ts';
import type { ReadCounter } from './read-counter.ts';

const perPage = 20;
const onHome = 6;
const inFeed = 20;
const mostFound = 10;
const inSitemap = 1_000;
const visitor = { session: null, language: 'zh_cn' } as const;

/** The portal's pages of articles, their feed, and where else articles are found. */
export function articleParts(platform: Platform, reads: ReadCounter): PortalParts {
  const book = new ArticleBook(platform);
  return {
    pages: {
      '/articles': (request) => listPage(book, request),
      '/articles/:id': (request) => articlePage(book, reads, request),
    },
    files: { '/feed.xml': (request) => feed(book, request) },
    links: [{ path: '/articles', label: texts.title, order: 20 }],
    home: [{ order: 40, draw: (request) => homeSection(book, request) }],
    async sitemap() {
      const { items } = await book.list(visitor, { perPage: inSitemap });
      return [{ path: '/articles' }, ...items.map(({ id, publish_time }) => ({ path: `/articles/${id}`, changed: publish_time }))];
    },
    async search(request, words) {
      const { items } = await book.list(request, { perPage: mostFound, search: words });
      return { label: texts.title[request.language], rows: items.map(({ id, title, abstract }) => ({ path: `/articles/${id}`, title, text: abstract })) };
    },
  };
}

async function listPage(book: ArticleBook, request: PortalRequest): Promise<PortalPage | null> {
  const { language } = request;
  const page = /^[1-9]\d{0,5}$/.test(request.query.page ?? '1') ? Number(request.query.page ?? 1) : 0;
  if (page === 0) return null;
  const { items, total } = await book.list(request, { page, perPage });
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) return null;
  return {
    head: {
      title: page === 1 ? texts.title[language] : `${texts.title[language]} ${page}`,
      description: texts.lead[language],
      canonical: page === 1 ? '/articles' : `/articles?page=${page}`,
    },
    body: html`<div class="wide articles">
<h1>${texts.title[language]}</h1>
<p class="lead">${texts.lead[language]} <a href="/feed.xml">${texts.feed[language]}</a></p>
${items.length === 0 ? html`<p class="empty">${texts.none[language]}</p>` : html`<ol class="article-list">${items.map((item) => rowOf(item, language))}</ol>`}
${
  pages > 1 &&
  html`<nav class="pages"><span>${page > 1 && html`<a rel="prev" href="/articles?page=${page - 1}">${texts.previous[language]}</a>`}</span><span>${
    fillText(texts.page, { page, pages })[language]
  }</span><span>${page < pages && html`<a rel="next" href="/articles?page=${page + 1}">${texts.next[language]}</a>`}</span></nav>`
}
</div>`,
  };
}

async function articlePage(book: ArticleBook, reads: ReadCounter, request: PortalRequest): Promise<PortalPage | null> {
  const { language, params } = request;
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) return null;
  const article = await book.get(request, Number(params.id));
  if (!article) return null;
  const { id, title, abstract, keywords, cover, publish_time, author } = article;
  const size = cover ? sizeOf(cover) : null;
  const others = (await book.list(request, { perPage: onHome })).items.filter((other) => other.id !== id).slice(0, 2);
  return {
    head: { title, description: abstract, keywords, published: publish_time, ...(cover && { image: cover }), ...(author && { author }) },
    wasRead: () => reads.count(id, request),
    body: html`<article class="narrow">
<header class="article-head"><a class="back" href="/articles">← ${texts.all[language]}</a>
<h1>${title}</h1>
${factsOf(article, language)}</header>
${cover && html`<img class="cover" src="${cover}" alt=""${size && html` width="${size.width}" height="${size.height}"`}>`}
<p class="abstract">${abstract}</p>
<div class="prose">${prose(contentOf(article).text)}</div>
${others.length > 0 && html`<nav class="neighbours">${others.map((other) => html`<a href="/articles/${other.id}"><span>${texts[other.publish_time > publish_time ? 'newer' : 'older'][language]}</span>${other.title}</a>`)}</nav>`}
</article>`,
  };
}

async function homeSection(book: ArticleBook, request: PortalRequest): Promise<Html | null> {
  const { language } = request;
  const { items } = await book.list(request, { perPage: onHome });
  if (items.length === 0) return null;
  return html`<section class="home-part home-articles"><div class="home-head"><h2>${texts.latest[language]}</h2><a href="/articles">${texts.all[language]} →</a></div>
<ul class="home-list">${items.map(
    (item) =>
      html`<li><a href="/articles/${item.id}"><strong>${item.topping && html`<span class="tag pinned">${texts.pinned[language]}</span> `}${item.title}</strong><p>${item.abstract}</p><time datetime="${item.publish_time}">${platformDay(Date.parse(item.publish_time))}</time></a></li>`,
  )}</ul></section>`;
}

async function feed(book: ArticleBook, request: PortalRequest) {
  const { items } = await book.list(request, { perPage: inFeed });
  const whole = (await Promise.all(items.map(({ id }) => book.get(request, id)))).filter((article) => article !== null);
  return { contentType: 'application/atom+xml', text: atomFeed(request, whole) };
}

function rowOf(item: ArticleRow, language: Language): Html {
  return html`<li><div><h2><a href="/articles/${item.id}">${item.title}</a></h2><p>${item.abstract}</p>${factsOf(item, language)}</div>${
    item.cover && html`<img src="${item.cover}" alt="" width="176" height="99" loading="lazy">`
  }</li>`;
}

function factsOf({ topping, author, publish_time, read_times }: ArticleRow, language: Language): Html {
  return html`<div class="meta">${topping && html`<span class="tag pinned">${texts.pinned[language]}</span>`}<time datetime="${publish_time}">${platformDay(Date.parse(publish_time))}</time>${
    author && html`<span>${author}</span>`
  }<span>${fillText(texts.reads, { count: read_times })[language]}</span></div>`;
}
