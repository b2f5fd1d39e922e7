import { refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-docs/scope.ts';
import type { DocsContext } from '../catalog/docs-context.ts';
import type { PublishedModule } from '../catalog/published-list.ts';
import { knownModules, type Reader } from '../catalog/reader.ts';

/** What a document is about: one module, or all that the reader may know of. Throws 404 for a module in which he may know of nothing. */
export function modulesInScope({ published }: Pick<DocsContext, 'published'>, reader: Reader, module: string | undefined): PublishedModule[] {
  const known = knownModules(published.modules(), reader);
  if (module === undefined) return known;
  const wanted = known.filter(({ name }) => name === module);
  if (wanted.length === 0) throw refuse('notFound', texts.none, { module });
  return wanted;
}
