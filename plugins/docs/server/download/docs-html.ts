import { Marked } from 'marked';
import { escapeHtml } from '../../../../engine/core/text/html.ts';
import { sanitizeRichText } from '../../../../engine/server/index.ts';

/** Pictures become their words: they would be loaded from elsewhere. HTML is shown, not meant. */
const markdown = new Marked({ renderer: { image: ({ text }) => escapeHtml(text), html: ({ text }) => escapeHtml(text) } });

/** Markdown of the docs as HTML that runs and loads nothing. */
export function docsHtml(text: string): string {
  return sanitizeRichText(markdown.parse(text, { async: false }));
}
