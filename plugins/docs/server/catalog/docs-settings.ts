import type { Platform } from '../../../../engine/server/index.ts';

/** What the operator says of the docs. */
export interface DocsSettings {
  title: string;
  /** Markdown. */
  intro: string;
  /** Where calls go, `https://api.example.com`; null where the reader's own address is meant. */
  publicOrigin: string | null;
  /** Null while everybody may read. */
  viewPassword: string | null;
}

/** The settings of the site as the docs need them, with the product’s name where the site has none. */
export async function readDocsSettings({ site }: Pick<Platform, 'site'>): Promise<DocsSettings> {
  const { title, docs, publicOrigin, apiOrigin } = await site.settings();
  return { title: title || 'Portico', intro: docs.intro, publicOrigin: apiOrigin ?? publicOrigin, viewPassword: docs.password };
}
