import type { Language } from '../../../../engine/core/text/text.ts';
import type { Catalog } from '../../shared/calls.ts';
import { catalogRow } from './doc-interface.ts';
import type { DocsContext } from './docs-context.ts';
import type { DocsSettings } from './docs-settings.ts';
import { productsOf } from './products-of.ts';
import { knownModules, type Reader } from './reader.ts';

/** Everything a reader may know of, by module. */
export async function catalogOf(
  { published, platform }: Pick<DocsContext, 'published' | 'platform'>,
  reader: Reader,
  { title, intro, publicOrigin }: DocsSettings,
  language: Language,
): Promise<Catalog> {
  const modules = knownModules(published.modules(), reader).map(({ product, name, services }) => ({
    product,
    name,
    interfaces: services.map((service) => catalogRow(service, language, reader.isGranted(service))),
  }));
  const products = await productsOf(platform, new Set(modules.map(({ product }) => product)));
  return { modules, products, title, intro, publicOrigin };
}
