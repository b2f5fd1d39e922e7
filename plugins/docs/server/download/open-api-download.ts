import { openApiDocument } from '../../../../engine/core/open-api/document.ts';
import { printJson } from '../../../../engine/core/open-api/print-json.ts';
import { type OpenApiVersion, openApiVersions } from '../../../../engine/core/open-api/version.ts';
import { originParameter } from '../../../../engine/core/protocol/origin-parameter.ts';
import { type FileAnswer, type Service, shownInterface, throttledStream } from '../../../../engine/server/index.ts';
import { requireKnown } from '../catalog/doc-interface.ts';
import { admitReader, type DocsContext } from '../catalog/docs-context.ts';
import { serviceParameter } from '../catalog/service-parameter.ts';
import { passwordParameter } from '../catalog/view-password.ts';
import { moduleParameter, modulesInScope } from './scope.ts';

/** Interfaces beyond which a document says once what it would say twice. */
const manyInterfaces = 50;

/** OpenAPI of one published interface, a module or all, as far as the reader may know of them. */
export function openApiDownload(docs: DocsContext): Service {
  return {
    name: 'Platform.Docs.OpenApi',
    title: { zh_cn: '下载接口的 OpenAPI 文档', en: 'Published interfaces as OpenAPI' },
    parameters: [
      serviceParameter,
      moduleParameter,
      { name: 'version', type: 'string', enum: [...openApiVersions], default: '3.1', text: { zh_cn: 'OpenAPI 版本', en: 'Version of OpenAPI' } },
      originParameter,
      passwordParameter,
    ],
    access: { kind: 'public' },
    async handle(call): Promise<FileAnswer> {
      const { service_name, version, origin = '/' } = call.params;
      const { reader, settings } = await admitReader(docs, call);
      const one = service_name === undefined ? null : requireKnown(docs, reader, String(service_name));
      const modules = one ? [{ name: one.about.module, services: [one] }] : modulesInScope(docs, reader, call.params);
      const [first] = modules;
      const options = {
        version: version as OpenApiVersion,
        title: one?.title[call.language] ?? (modules.length === 1 && first ? first.name : settings.title),
        server: String(origin),
        language: call.language,
        isTerse: modules.reduce((sum, module) => sum + module.services.length, 0) > manyInterfaces,
      };
      const services = modules.flatMap((module) => module.services);
      const interfaces = () => services.values().map((service) => shownInterface(service, call.language));
      const names = modules.map(({ name }) => name);
      const { head, paths } = openApiDocument(names, interfaces(), interfaces(), options);
      const parts = printJson(head, paths, one ? 2 : 0);
      const name = one?.name ?? String(call.params.module ?? 'docs');
      return { kind: 'file', name: `${name}.openapi.json`, contentType: 'application/openapi+json', body: throttledStream(parts) };
    },
  };
}
