import type { Language, Text } from '../../../../engine/core/text/text.ts';
import { type PublishedService, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-docs/doc-interface.ts';
import type { CatalogRow } from '../../shared/catalog.ts';
import type { DocsContext } from './docs-context.ts';
import type { Reader } from './reader.ts';

/** Said of what does not exist and of what the reader may not know of. */
export const noInterface: Text = texts.noInterface;

/**
 * Returns an interface as a row of the docs' list.
 * @param isGranted whether the reader's apps may call it
 */
export function catalogRow({ name, title, about, methods, access }: PublishedService, language: Language, isGranted: boolean): CatalogRow {
  return { service: name, title: title[language], summary: about.summary, verbs: methods ?? ['POST'], visibility: access.visibility, isGranted };
}

/** The interface of that name. What the reader may not know of is refused in the words for what does not exist. */
export function requireKnown({ published }: Pick<DocsContext, 'published'>, reader: Reader, name: string): PublishedService {
  const service = published.find(name);
  if (!service || !reader.mayKnow(service)) throw refuse('notFound', noInterface, { name: name.slice(0, 120) });
  return service;
}
