import { type Service, shownInterface } from '../../../../engine/server/index.ts';
import type { Catalog, DocInterface } from '../../shared/catalog.ts';
import { catalogOf } from './catalog-of.ts';
import { requireKnown } from './doc-interface.ts';
import { admitReader, type DocsContext } from './docs-context.ts';
import { serviceParameter } from './service-parameter.ts';
import { passwordParameter } from './view-password.ts';

/** The list of published interfaces and the page of one, for visitors, developers and administrators alike. */
export function catalogServices(docs: DocsContext): Service[] {
  return [
    {
      name: 'Platform.Docs.Catalog',
      title: { zh_cn: '接口文档目录', en: 'List of published interfaces' },
      parameters: [passwordParameter],
      access: { kind: 'public' },
      async handle(call): Promise<Catalog> {
        const { reader, settings } = await admitReader(docs, call);
        return catalogOf(docs, reader, settings, call.language);
      },
    },
    {
      name: 'Platform.Docs.Interface',
      title: { zh_cn: '接口文档', en: 'Docs of a published interface' },
      parameters: [{ ...serviceParameter, required: true }, passwordParameter],
      access: { kind: 'public' },
      async handle(call): Promise<DocInterface> {
        const { reader } = await admitReader(docs, call);
        const service = requireKnown(docs, reader, String(call.params.service_name));
        return { ...shownInterface(service, call.language), isGranted: reader.isGranted(service), versions: (await service.versions?.(call.language)) ?? [] };
      },
    },
  ];
}
