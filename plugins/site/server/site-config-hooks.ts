import { isWebAddress } from '../../../engine/core/text/web-address.ts';
import { type HookContext, InputError, parseStatisticsCode, type RecordValues, type ScreenHooks, writeSiteSettings } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-site/site-config.ts';
import { namesIn, settingsOf } from './site-config.ts';

/** These are the platform's own, or always need a permission. */
const reserved = new Set(['App', 'Platform', 'Admin', 'Task']);

/** Docs that ask for a password have one, addresses are origins, the statistics code holds scripts alone, and something is advertised. */
export const siteConfigHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
    const whole: Record<string, unknown> = { ...before, ...values };
    const wrong = (field: string, code: 'required' | 'format', text: (typeof texts)[keyof typeof texts]) => new InputError([{ field, code, text }]);
    if (whole.is_locked === true && !whole.view_password) throw wrong('view_password', 'required', texts.password);
    if (parseStatisticsCode(String(whole.statistics_code ?? '')) === null) throw wrong('statistics_code', 'format', texts.statistics);
    if (![whole.banners_large, whole.banners_small].some((list) => Array.isArray(list) && list.length > 0))
      throw wrong('banners_large', 'required', texts.banner);
    const led = badLink(whole);
    if (led !== null) throw wrong(led, 'format', texts.link);
    const refused = namesIn(String(whole.open_namespaces ?? '')).find((name) => reserved.has(name) || !/^[A-Z][A-Za-z0-9_]*$/.test(name));
    if (refused !== undefined) throw wrong('open_namespaces', 'format', texts.namespace);
    return { ...values, ...originsIn(values) };
  },
  afterWrite: (context, record) => apply(context, record),
};

/** The whole platform goes by the record from now on. */
async function apply({ platform, query, afterCommit }: HookContext, record: RecordValues): Promise<void> {
  await writeSiteSettings(query, settingsOf(record));
  afterCommit(() => platform.events.emit({ kind: 'site-changed' }));
}

/** A path of this site. Browsers leave out tabs and line breaks, which may make another host of it. */
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** Banners lead to a path of this site or to a web address. @returns the path of a link that does neither, or null */
function badLink(values: Record<string, unknown>): string | null {
  for (const field of ['banners_large', 'banners_small']) {
    const banners = Array.isArray(values[field]) ? (values[field] as { link?: unknown }[]) : [];
    const at = banners.findIndex(({ link }) => link && !ownPath.test(String(link)) && !isWebAddress(String(link)));
    if (at >= 0) return `${field}.${at}.link`;
  }
  return null;
}

/** What is more than an origin would be left out silently. */
function originsIn(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    ['public_url', 'api_url'].flatMap((field) => {
      if (!values[field]) return [];
      const url = URL.parse(String(values[field]));
      if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) throw new InputError([{ field, code: 'format', text: texts.origin }]);
      return [[field, url.origin]];
    }),
  );
}
