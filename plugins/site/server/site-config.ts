import type { RecordValues, SiteSettings, StoredSiteSettings } from '../../../engine/server/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the record of the screen `site_config` says, as the whole platform reads it. */
export function settingsOf(values: Values): StoredSiteSettings {
  const text = (name: string) => String(values[name] ?? '');
  const number = (name: string) => (values[name] === null || values[name] === undefined ? null : Number(values[name]));
  const isOn = (name: string, otherwise: boolean) => (typeof values[name] === 'boolean' ? values[name] === true : otherwise);
  return {
    title: text('title'),
    logo: text('logo'),
    icon: text('icon'),
    keywords: text('keywords'),
    description: text('description'),
    recordNumber: text('record_number'),
    recordLink: text('record_link'),
    statisticsCode: text('statistics_code'),
    template: templateOf(values.template),
    publicOrigin: text('public_url') || null,
    apiOrigin: text('api_url') || null,
    openNamespaces: namesIn(text('open_namespaces')),
    banners: { large: bannersOf(values.banners_large), small: bannersOf(values.banners_small) },
    homeModules: namesIn(text('home_modules')),
    showsFigures: isOn('show_figures', true),
    hasWatermark: isOn('watermark', false),
    registration: {
      isOpen: isOn('registration_open', true),
      requiresPhone: isOn('registration_phone', false),
      requiresEmail: isOn('registration_email', false),
      isReviewed: isOn('registration_review', false),
      agreement: text('agreement'),
    },
    apps: {
      makesDefault: isOn('default_app', false),
      approvesDefault: isOn('default_app_approved', true),
      defaultLimit: number('default_app_limit') ?? 100,
      most: number('max_apps'),
      initialLimit: number('initial_daily_limit'),
    },
    docs: { intro: text('intro'), sealedPassword: values.is_locked === true ? text('view_password') || null : null },
  };
}

/** Splits a text at commas, Chinese ones included; drops empty names. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function templateOf(value: unknown): SiteSettings['template'] {
  return value === 'search' || value === 'showcase' ? value : 'classic';
}

function bannersOf(value: unknown): SiteSettings['banners']['large'] {
  if (!Array.isArray(value)) return [];
  return (value as Partial<RecordValues>[]).flatMap(({ image, title, link }) =>
    image ? [{ image: String(image), title: String(title ?? ''), link: String(link ?? '') }] : [],
  );
}
