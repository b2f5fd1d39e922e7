import type { Language } from '../../../../engine/core/text/text.ts';
import type { Catalog } from '../../shared/calls.ts';
import { catalogRow } from './doc-interface.ts';
import type { DocsContext } from './docs-context.ts';
import type { DocsSettings } from './docs-settings.ts';
import { knownModules, type Reader } from './reader.ts';

/** Everything a reader may know of, by module. */
export function catalogOf(
  { published }: Pick<DocsContext, 'published'>,
  reader: Reader,
  { title, intro, publicOrigin }: DocsSettings,
  language: Language,
): Catalog {
  const modules = knownModules(published.modules(), reader).map(({ name, services }) => ({
    name,
    interfaces: services.map((service) => catalogRow(service, language, reader.isGranted(service))),
  }));
  return { modules, title, intro, publicOrigin };
}
