import { tableOf } from '../../../../engine/core/derive/table/table.ts';
import {
  createRepository,
  InputError,
  openSecret,
  type Platform,
  requireScreen,
  type ScreenHooks,
  writePublicOrigin,
  writeSiteTitle,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-docs/docs-settings.ts';

/** What the operator says of the docs. */
export interface DocsSettings {
  title: string;
  /** Markdown. */
  intro: string;
  /** `https://open.example.com`; null where the reader's own address is meant. */
  publicOrigin: string | null;
  /** Null while everybody may read. */
  viewPassword: string | null;
}

/** The record of the screen `docs_settings` as it is now; its defaults while nobody has saved it. */
export async function readDocsSettings(platform: Platform): Promise<DocsSettings> {
  const record = await createRepository(platform.database, tableOf(requireScreen(platform, 'docs_settings'))!).findBy(platform.database.read, {});
  return {
    title: String(record?.title || 'Portico'),
    intro: String(record?.intro ?? ''),
    publicOrigin: record?.public_url ? String(record.public_url) : null,
    viewPassword: record?.is_locked === true ? openSecret(platform.keyring, record.view_password) : null,
  };
}

/** Docs that ask for a password have one; the platform's own address is an origin, and the whole platform learns of it. */
export const docsSettingsHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
    const { is_locked, view_password, public_url } = { ...before, ...values };
    if (is_locked === true && !view_password) throw new InputError([{ field: 'view_password', code: 'required', text: texts.required }]);
    if (!public_url) return values;
    const url = URL.parse(String(public_url));
    // What is more than an origin would be left out silently.
    if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
      throw new InputError([{ field: 'public_url', code: 'format', text: texts.origin }]);
    }
    return { ...values, public_url: url.origin };
  },
  async afterWrite({ query }, { public_url, title }) {
    await writePublicOrigin(query, public_url ? String(public_url) : null);
    await writeSiteTitle(query, String(title ?? ''));
  },
};
