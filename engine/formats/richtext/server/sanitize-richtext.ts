import { createRequire } from 'node:module';
import type SanitizeHtml from 'sanitize-html';

/** Loaded on first use: it parses HTML and CSS, and most processes see rich text late or never. */
const require = createRequire(import.meta.url);
let loaded: typeof SanitizeHtml | undefined;

const cellAttributes = ['colspan', 'rowspan'];

/**
 * Rich text without anything that runs, loads from places unasked or breaks out of its box: no scripts, styles, forms, frames or handlers.
 * Pictures come from our own files or over https; links open without a way back to the page.
 */
export function sanitizeRichText(html: string): string {
  loaded ??= require('sanitize-html') as typeof SanitizeHtml;
  return loaded(html, {
    allowedTags: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'div', 'span'],
      ...['a', 'img', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'small'],
      ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      th: [...cellAttributes, 'scope'],
      td: cellAttributes,
      ol: ['start'],
      code: ['class'],
      '*': ['style'],
    },
    allowedClasses: { code: ['language-*'] },
    allowedStyles: {
      '*': {
        'text-align': [/^(left|right|center|justify)$/],
        color: [/^#[0-9a-fA-F]{3,8}$/, /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/],
        'background-color': [/^#[0-9a-fA-F]{3,8}$/, /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    exclusiveFilter: (frame) => frame.tag === 'img' && !/^(\/files\/[A-Za-z0-9]|https:\/\/)/.test(frame.attribs.src ?? ''),
    transformTags: {
      a: (tagName, { rel: _rel, target, ...attributes }) => ({
        tagName,
        attribs: { ...attributes, ...(target === '_blank' ? { target } : {}), rel: 'noopener noreferrer' },
      }),
    },
    nestingLimit: 100,
  });
}
