import { type Html, trustedHtml } from '../../core/text/html.ts';

/** Sanitised HTML as the text of a page of the portal. Code and tables scroll where they are wider than it, and what scrolls must be reached by keyboard. */
export function prose(sanitized: string): Html {
  return trustedHtml(sanitized.replace(/<(pre|table)\b/g, '<$1 tabindex="0"'));
}
