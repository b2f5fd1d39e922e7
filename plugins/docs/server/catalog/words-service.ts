import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { PublishedService, Service } from '../../../../engine/server/index.ts';
import type { CatalogWords } from '../../shared/catalog.ts';
import { admitReader, type DocsContext } from './docs-context.ts';
import { knownModules } from './reader.ts';
import { passwordParameter } from './view-password.ts';

/** Characters of one interface: beyond, a text is read rather than searched. */
const most = 8_000;

/** What interfaces are found by beyond their names: asked for once somebody searches. */
export function wordsService(docs: DocsContext): Service {
  return {
    name: 'Platform.Docs.Words',
    title: { zh_cn: '接口文档的检索文本', en: 'Texts the docs are searched in' },
    parameters: [passwordParameter],
    access: { kind: 'public' },
    async handle(call): Promise<CatalogWords> {
      const { reader } = await admitReader(docs, call);
      const services = knownModules(docs.published.modules(), reader).flatMap((module) => module.services);
      return { words: Object.fromEntries(services.map((service) => [service.name, wordsOf(service)])) };
    },
  };
}

function wordsOf({ about, parameters }: PublishedService): string {
  const fields = about.returns.flatMap(({ name, description }) => [name, description]);
  const words = [about.operation, about.description, ...parameters.flatMap(parameterWords), ...fields];
  return words.filter(Boolean).join('\n').slice(0, most);
}

function parameterWords({ name, title, description, items, properties = [] }: Omit<Parameter, 'name'> & { name?: string }): (string | undefined)[] {
  return [name, title, description, ...(items ? parameterWords(items) : []), ...properties.flatMap(parameterWords)];
}
