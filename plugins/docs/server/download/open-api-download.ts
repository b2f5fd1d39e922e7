import { openApiDocument } from '../../../../engine/core/open-api/document.ts';
import { printJson } from '../../../../engine/core/open-api/print-json.ts';
import { type ContractService, type FileAnswer, handle, shownInterface, throttledStream } from '../../../../engine/server/index.ts';
import { downloadOpenApi } from '../../shared/calls.ts';
import { requireKnown } from '../catalog/doc-interface.ts';
import { admitReader, type DocsContext } from '../catalog/docs-context.ts';
import { modulesInScope } from './scope.ts';

/** Interfaces beyond which a document says once what it would say twice. */
const manyInterfaces = 50;

/** OpenAPI of one published interface, a module or all, as far as the reader may know of them. */
export function openApiDownload(docs: DocsContext): ContractService {
  return handle(downloadOpenApi, async ({ service_name, module, version, origin = '/', password }, call): Promise<FileAnswer> => {
    const { reader, settings } = await admitReader(docs, call, password);
    const one = service_name === undefined ? null : requireKnown(docs, reader, service_name);
    const modules = one ? [{ name: one.about.module, services: [one] }] : modulesInScope(docs, reader, module);
    const [first] = modules;
    const options = {
      version,
      title: one?.title[call.language] ?? (modules.length === 1 && first ? first.name : settings.title),
      server: origin,
      language: call.language,
      isTerse: modules.reduce((sum, module) => sum + module.services.length, 0) > manyInterfaces,
    };
    const services = modules.flatMap((module) => module.services);
    const interfaces = () => services.values().map((service) => shownInterface(service, call.language));
    const names = modules.map(({ name }) => name);
    const { head, paths } = openApiDocument(names, interfaces(), interfaces(), options);
    const parts = printJson(head, paths, one ? 2 : 0);
    const name = one?.name ?? module ?? 'docs';
    return { kind: 'file', name: `${name}.openapi.json`, contentType: 'application/openapi+json', body: throttledStream(parts) };
  });
}
