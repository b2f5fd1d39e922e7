import { type ContractService, handle, shownInterface } from '../../../../engine/server/index.ts';
import { getCatalog, getInterface } from '../../shared/calls.ts';
import { catalogOf } from './catalog-of.ts';
import { requireKnown } from './doc-interface.ts';
import { admitReader, type DocsContext } from './docs-context.ts';

/** The list of published interfaces and the page of one, for visitors, developers and administrators alike. */
export function catalogServices(docs: DocsContext): ContractService[] {
  return [
    handle(getCatalog, async ({ password }, call) => {
      const { reader, settings } = await admitReader(docs, call, password);
      return catalogOf(docs, reader, settings, call.language);
    }),
    handle(getInterface, async ({ service_name, password }, call) => {
      const { reader } = await admitReader(docs, call, password);
      const service = requireKnown(docs, reader, service_name);
      return { ...shownInterface(service, call.language), isGranted: reader.isGranted(service), versions: (await service.versions?.(call.language)) ?? [] };
    }),
  ];
}
