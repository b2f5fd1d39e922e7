import { type Html, html } from '../../../engine/core/text/html.ts';
import { type HomeSection, type Platform, type PortalRequest, type SiteBanner, searchForm } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-site/home.ts';
import { colonnade } from './colonnade.ts';
import { figuresOf } from './figures.ts';

const steps = ['signUp', 'app', 'call'] as const;

/** What the platform is, what is advertised, its figures, and how one begins. How they stand to each other is the template's affair. */
export function homeSections(platform: Platform): HomeSection[] {
  const figures = figuresOf(platform);
  return [
    { order: 0, draw: async (request) => hero(request) },
    { order: 10, draw: async ({ site }) => banners(site.banners) },
    { order: 50, draw: async (request) => (request.site.showsFigures ? figureRow(request, await figures()) : null) },
    { order: 60, draw: async (request) => beginning(request) },
  ];
}

function hero(request: PortalRequest): Html {
  const { site, language, session } = request;
  const first = session
    ? html`<a class="button large first" href="/console/">${texts.console[language]}</a>`
    : site.registration.isOpen && html`<a class="button large first" href="/register">${texts.begin[language]}</a>`;
  return html`<section class="home-hero"><div class="home-hero-text">
<h1>${site.title || texts.headline[language]}</h1>
<p>${site.description || texts.text[language]}</p>
${searchForm(request)}
<div class="home-ways">${first}<a class="button large" href="/docs">${texts.readDocs[language]}</a></div>
</div>${site.template === 'classic' && colonnade}</section>`;
}

function banners({ large, small }: PortalRequest['site']['banners']): Html | null {
  if (large.length + small.length === 0) return null;
  return html`<section class="home-part home-banners" data-large="${large.length}" data-small="${small.length}">${
    large.length > 0 && html`<div class="home-large">${large.map((banner, at) => bannerOf(banner, [638, 350], at === 0))}</div>`
  }${small.length > 0 && html`<div class="home-small">${small.map((banner) => bannerOf(banner, [380, 130], false))}</div>`}</section>`;
}

function bannerOf({ image, title, link }: SiteBanner, [width, height]: [number, number], isFirst: boolean): Html {
  const picture = html`<img src="${image}" alt="${title}" width="${width}" height="${height}"${isFirst && html` fetchpriority="high"`}>`;
  return link ? html`<a href="${link}">${picture}</a>` : html`<span>${picture}</span>`;
}

function figureRow({ language }: PortalRequest, figures: readonly { name: 'interfaces' | 'developers' | 'calls'; value: number }[]): Html {
  const number = new Intl.NumberFormat(language === 'zh_cn' ? 'zh-CN' : 'en', { notation: 'compact', maximumFractionDigits: 1 });
  return html`<section class="home-part"><dl class="home-figures">${figures.map(
    ({ name, value }) => html`<div><dt>${texts[name][language]}</dt><dd title="${value}">${number.format(value)}</dd></div>`,
  )}</dl></section>`;
}

function beginning({ language, session }: PortalRequest): Html | null {
  if (session) return null;
  return html`<section class="home-part"><div class="home-head"><h2>${texts.steps[language]}</h2></div><ol class="home-steps">${steps.map(
    (step) => html`<li><h3>${texts[step][language]}</h3><p>${texts[`${step}Text`][language]}</p></li>`,
  )}</ol></section>`;
}
