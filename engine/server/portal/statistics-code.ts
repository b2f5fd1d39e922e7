import { createHash } from 'node:crypto';
import { type Html, html, trustedHtml } from '../../core/text/html.ts';

/** The operator's statistics code, taken apart: nothing but what is named here gets into a page. */
export interface StatisticsCode {
  elements: Html;
  /** Addresses of scripts and those that stand in the code, `https://hm.example.com`. */
  origins: string[];
  /** Of the code that stands in the page itself, as a policy names it. */
  hashes: string[];
}

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const address = /(?:https:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)(?=[/"'?\s`]|$)/gi;

/** Null where the text holds anything but script elements and comments, or a script that does not come over https. */
export function parseStatisticsCode(code: string): StatisticsCode | null {
  const rest = code.replace(/<!--[\s\S]*?-->/g, '').replace(element, '');
  if (rest.trim() !== '') return null;
  const origins = new Set<string>();
  const hashes: string[] = [];
  const elements: Html[] = [];
  for (const [, head = '', body = ''] of code.matchAll(element)) {
    const given = attributesOf(head);
    const { src } = given;
    if (src !== undefined) {
      const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
      if (url?.protocol !== 'https:') return null;
      origins.add(url.origin);
      elements.push(html`<script src="${url.href}"${'async' in given && trustedHtml(' async')}${'defer' in given && trustedHtml(' defer')}></script>`);
    } else if (body.trim() !== '') {
      hashes.push(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
      for (const [, host = ''] of body.matchAll(address)) origins.add(`https://${host.toLowerCase()}`);
      elements.push(trustedHtml(`<script>${body}</script>`));
    }
  }
  return { elements: trustedHtml(elements.join('')), origins: [...origins], hashes };
}

function attributesOf(head: string): Record<string, string> {
  return Object.fromEntries([...head.matchAll(attribute)].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']));
}
