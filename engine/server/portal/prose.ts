import { type Html, trustedHtml } from '../../core/text/html.ts';

/** Returns sanitised HTML as the text of a page of the portal. Code and tables scroll if they are too wide, and whatever scrolls is reachable by keyboard. */
export function prose(sanitized: string): Html {
  return trustedHtml(sanitized.replace(/<(pre|table)\b/g, '<$1 tabindex="0"'));
}
