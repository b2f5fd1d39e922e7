import { callAddress } from '../../../../engine/core/docs/call-address.ts';
import { codeTable, interfaceMarkdown } from '../../../../engine/core/docs/markdown/interface-markdown.ts';
import { withHeadings, withoutHtml } from '../../../../engine/core/docs/markdown/markdown-text.ts';
import { signingText } from '../../../../engine/core/docs/markdown/signing-text.ts';
import { markdownTexts as texts } from '../../../../engine/core/docs/markdown/texts.ts';
import { escapeHtml } from '../../../../engine/core/text/html.ts';
import { fillText, type Language } from '../../../../engine/core/text/text.ts';
import { shownInterface } from '../../../../engine/server/index.ts';
import { languageFacts } from '../../../../generated/words/languages.ts';
import type { PublishedModule } from '../catalog/published-list.ts';
import { docsHtml } from './docs-html.ts';
import { offlineCss } from './offline-css.ts';

export interface OfflineOptions {
  title: string;
  /** Markdown. */
  intro: string;
  language: Language;
  origin: string;
  createdAt: Date;
}

/** Nothing is loaded from anywhere, whatever stands in the text. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** Docs as one HTML page that needs nothing else, in parts: index, then every interface. Readable without a script, and there is none. */
export function* offlineHtml(modules: readonly PublishedModule[], options: OfflineOptions): Generator<string> {
  const { title, intro, language, origin, createdAt } = options;
  const calling = fillText(texts.calling, { address: `\`${origin}${callAddress('')}\`` })[language];
  yield `<!doctype html>
<html lang="${languageFacts[language].tag}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${offlineCss}</style>
</head>
<body>
${indexOf(modules, language)}
<main>
<h1>${escapeHtml(title)}</h1>
<p class="made">${escapeHtml(fillText(texts.made, { time: `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` })[language])}</p>
${docsHtml(withHeadings(withoutHtml(intro), (words, own) => `${'#'.repeat(Math.min(6, own + 1))} ${words}`))}
${docsHtml(calling)}
${docsHtml(signingText(language))}
<h2 id="codes">${texts.codes[language]}</h2>
${docsHtml(codeTable([], language))}
`;
  for (const module of modules) {
    const { services } = module;
    yield `<h2>${escapeHtml(headingOf(module))}</h2>\n`;
    for (const service of services) {
      const markdown = interfaceMarkdown(shownInterface(service, language), { language, origin, level: 3, standsAlone: false });
      yield `<section id="${escapeHtml(service.name)}">\n${docsHtml(markdown)}</section>\n`;
    }
  }
  yield '</main>\n</body>\n</html>\n';
}

function indexOf(modules: readonly PublishedModule[], language: Language): string {
  const groups = modules.map((module) => {
    const links = module.services.map((service) => {
      const address = escapeHtml(service.name);
      return `<li><a href="#${address}">${escapeHtml(service.title[language])}<br><code>${address}</code></a></li>`;
    });
    return `<h3>${escapeHtml(headingOf(module))}</h3>\n<ul>\n${links.join('\n')}\n</ul>`;
  });
  return `<nav aria-label="${texts.contents[language]}">\n<h2>${texts.contents[language]}</h2>\n${groups.join('\n')}\n</nav>`;
}

function headingOf({ product, name }: PublishedModule): string {
  return product === '' ? name : `${product} / ${name}`;
}
