import { escapeHtml } from './html.ts';

/** Characters that XML 1.0 cannot represent, not even escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes a text for an element or an attribute of an XML document; removes characters XML cannot represent.
 * @example escapeXml('a\u0000 < b') // 'a &lt; b'
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}
