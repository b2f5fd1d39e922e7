import type { Language, Text } from '../../../../engine/core/text/text.ts';
import { refuse } from '../../../../engine/server/index.ts';
import type { CatalogRow, DocInterface } from '../../shared/catalog.ts';
import type { DocsContext } from '../docs-context.ts';
import type { PublishedService } from './published-list.ts';
import type { Reader } from './reader.ts';

/** Said of what does not exist and of what the reader may not know of. */
export const noInterface: Text = { zh_cn: '接口 {name} 不存在', en: 'There is no interface {name}' };

export function catalogRow({ name, title, about, verbs, access }: PublishedService, language: Language, isGranted: boolean): CatalogRow {
  return { service: name, title: title[language], summary: about.summary, verbs: verbs ?? ['POST'], visibility: access.visibility, isGranted };
}

/** Everything there is to read of an interface but its versions, which cost a statement. */
export function docInterface(service: PublishedService, language: Language, isGranted: boolean): Omit<DocInterface, 'versions'> {
  const { module, description, returns, example, failures } = service.about;
  return { ...catalogRow(service, language, isGranted), module, description, parameters: service.parameters, returns, example, failures };
}

/** The interface of that name. What the reader may not know of is refused in the words for what does not exist. */
export function requireKnown({ published }: Pick<DocsContext, 'published'>, reader: Reader, name: string): PublishedService {
  const service = published.find(name);
  if (!service || !reader.mayKnow(service)) throw refuse('notFound', noInterface, { name: name.slice(0, 120) });
  return service;
}
