import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { type ContractService, handle, type PublishedService } from '../../../../engine/server/index.ts';
import { getCatalogWords } from '../../shared/calls.ts';
import { admitReader, type DocsContext } from './docs-context.ts';
import { knownModules } from './reader.ts';

/** Characters of one interface: beyond, a text is read rather than searched. */
const most = 8_000;

/** What interfaces are found by beyond their names: asked for once somebody searches. */
export function wordsService(docs: DocsContext): ContractService {
  return handle(getCatalogWords, async ({ password }, call) => {
    const { reader } = await admitReader(docs, call, password);
    const services = knownModules(docs.published.modules(), reader).flatMap((module) => module.services);
    return { words: Object.fromEntries(services.map((service) => [service.name, wordsOf(service)])) };
  });
}

function wordsOf({ about, parameters }: PublishedService): string {
  const fields = about.returns.flatMap(({ name, description }) => [name, description]);
  const words = [about.operation, about.description, ...parameters.flatMap(parameterWords), ...fields];
  return words.filter(Boolean).join('\n').slice(0, most);
}

function parameterWords({ name, title, description, items, properties = [] }: Omit<Parameter, 'name'> & { name?: string }): (string | undefined)[] {
  return [name, title, description, ...(items ? parameterWords(items) : []), ...properties.flatMap(parameterWords)];
}
