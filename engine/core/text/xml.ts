import { escapeHtml } from './html.ts';

/** What XML 1.0 has no way to write, not even escaped: controls, halves of a letter, and two letters that are none. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Text for an element or an attribute of an XML document; characters it cannot hold are left out.
 * @example escapeXml('a\u0000 < b') // 'a &lt; b'
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}
