import { Marked } from 'marked';
import { escapeHtml, html } from '../../../engine/core/text/html.ts';
import { type PortalPage, type PortalRequest, prose, sanitizeRichText } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-site/home.ts';

const markdown = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

/** What everyone who signs up agrees to; no page while nothing is said. */
export async function agreementPage({ site, language }: PortalRequest): Promise<PortalPage | null> {
  const { agreement } = site.registration;
  if (!agreement) return null;
  const content = prose(sanitizeRichText(markdown.parse(agreement, { async: false })));
  return {
    head: { title: texts.agreement[language] },
    body: html`<article class="narrow"><h1>${texts.agreement[language]}</h1><div class="prose">${content}</div></article>`,
  };
}
