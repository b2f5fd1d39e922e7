import { Marked } from 'marked';
import { escapeHtml, type Html, trustedHtml } from '../../../engine/core/text/html.ts';
import { sanitizeRichText } from '../../../engine/server/index.ts';
import type { Article } from './article-book.ts';

/** HTML in Markdown is shown, not meant. */
const markdown = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

/** What an article says, sanitised once more on its way out: what was stored before the rules grew stricter is held to them too. */
export function contentOf({ content_type, content, content_markdown }: Article): Html {
  const text = content_type === 'markdown' ? markdown.parse(content_markdown ?? '', { async: false }) : (content ?? '');
  return trustedHtml(sized(sanitizeRichText(text)));
}

/** Our pictures say their size in their name, so that the text below them stays in its place while they load. */
function sized(html: string): string {
  return html.replace(
    /<img (?![^>]*\bwidth=)([^>]*src="\/files\/[0-9a-f]+-(\d+)x(\d+)\.(?:jpg|png)"[^>]*)>/g,
    '<img loading="lazy" width="$2" height="$3" $1>',
  );
}

/** Width and height of a picture of ours; nothing of another. */
export function sizeOf(address: string): { width: number; height: number } | null {
  const [, width, height] = /^\/files\/[0-9a-f]+-(\d+)x(\d+)\.(?:jpg|png)$/.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
