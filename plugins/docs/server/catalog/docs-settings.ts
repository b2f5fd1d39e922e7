import { tableOf } from '../../../../engine/core/derive/table.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { createRepository, InputError, openSecret, type Platform, requireScreen, type ScreenHooks } from '../../../../engine/server/index.ts';

/** What the operator says of the docs. */
export interface DocsSettings {
  title: string;
  /** Markdown. */
  intro: string;
  /** Null while everybody may read. */
  viewPassword: string | null;
}

/** The record of the screen `docs_settings` as it is now; its defaults while nobody has saved it. */
export async function readDocsSettings(platform: Platform): Promise<DocsSettings> {
  const record = await createRepository(platform.database, tableOf(requireScreen(platform, 'docs_settings'))!).findBy(platform.database.read, {});
  return {
    title: String(record?.title || 'Portico'),
    intro: String(record?.intro ?? ''),
    viewPassword: record?.is_locked === true ? openSecret(platform.keyring, record.view_password) : null,
  };
}

/** Docs that ask for a password have one. */
export const docsSettingsHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
    const { is_locked, view_password } = { ...before, ...values };
    if (is_locked === true && !view_password) throw new InputError([{ field: 'view_password', code: 'required', text: texts.required }]);
    return values;
  },
};

const texts: Record<'required', Text> = { required: { zh_cn: '请设置查看密码', en: 'Set a viewing password' } };
