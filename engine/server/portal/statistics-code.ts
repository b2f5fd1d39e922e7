import { createHash } from 'node:crypto';
import { type Html, html, trustedHtml } from '../../core/text/html.ts';

/** The operator's statistics code, parsed: nothing else gets into a page. */
export interface StatisticsCode {
  elements: Html;
  /** Addresses of scripts and those that stand in the code, `https://hm.example.com`. */
  origins: string[];
  /** Of the code that stands in the page itself, as a policy names it. */
  hashes: string[];
}

/** What comes first counts: a script inside a comment is none, and neither is a comment inside a script. */
const part = /<!--[\s\S]*?-->|<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** An origin that can be written into a policy; addresses may contain `*`, `;` and quotes, which would mean something else there. */
const plainOrigin = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/;
/** With both in it, a browser does not end the script at its end tag. */
const endsElsewhere = /<!--[\s\S]*<script/i;
const attribute = /([a-z][a-z\d-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const address = /(?:https:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)(?=[/"'?\s`]|$)/gi;

/**
 * Parses statistics code. Returns null if it contains anything but script elements and comments, or a script that does not come over https from a
 * named host.
 */
export function parseStatisticsCode(code: string): StatisticsCode | null {
  if (code.replace(part, '').trim() !== '') return null;
  const origins = new Set<string>();
  const hashes: string[] = [];
  const elements: Html[] = [];
  for (const [, head, body = ''] of code.matchAll(part)) {
    if (head === undefined) continue;
    if (endsElsewhere.test(body)) return null;
    const attributes = attributesOf(head);
    const { src } = attributes;
    if (src !== undefined) {
      const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
      if (!url || !plainOrigin.test(url.origin)) return null;
      origins.add(url.origin);
      const flags = ['async', 'defer'].map((name) => name in attributes && trustedHtml(` ${name}`));
      elements.push(html`<script src="${url.href}"${flags}${ownData(attributes)}></script>`);
    } else if (body.trim() !== '') {
      hashes.push(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
      for (const [, host = ''] of body.matchAll(address)) origins.add(`https://${host.toLowerCase()}`);
      elements.push(trustedHtml(`<script>${body}</script>`));
    }
  }
  return { elements: trustedHtml(elements.join('')), origins: [...origins], hashes };
}

/** What a service's script reads from its own element, such as the number of the site. Data attributes execute nothing. */
function ownData(attributes: Record<string, string>): Html[] {
  return Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('data-') ? [html` ${name}="${value}"`] : []));
}

function attributesOf(head: string): Record<string, string> {
  return Object.fromEntries([...head.matchAll(attribute)].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']));
}
