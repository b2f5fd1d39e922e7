import type { OpenApiOptions } from '../../../engine/core/open-api/document.ts';
import { type OpenApiVersion, openApiVersions } from '../../../engine/core/open-api/version.ts';
import { originParameter } from '../../../engine/core/protocol/origin-parameter.ts';
import { type Call, pacedStream, refuse, type Service } from '../../../engine/server/index.ts';
import { type DocumentFormat, documentFormats } from '../../export/document-formats.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { type DesignerContext, mayList } from '../context/designer-context.ts';

/** Interfaces as one OpenAPI document to download. */
export function exportService({ store }: Pick<DesignerContext, 'store'>): Service {
  return {
    name: 'Admin.Interface.Export',
    title: { zh_cn: '导出 OpenAPI', en: 'Export as OpenAPI' },
    parameters: [
      {
        name: 'ids',
        type: 'array',
        min: 1,
        max: 10_000,
        items: { type: 'integer', min: 1 },
        text: { zh_cn: '要导出的接口；不传 ids 与 module 时导出全部', en: 'The interfaces to export; all of them without ids and module' },
      },
      { name: 'module', type: 'string', max: 200, text: { zh_cn: '只导出该模块的接口', en: 'Only the interfaces of this module' } },
      { name: 'version', type: 'string', enum: [...openApiVersions], default: '3.1', text: { zh_cn: 'OpenAPI 版本', en: 'Version of OpenAPI' } },
      { name: 'format', type: 'string', enum: [...documentFormats], default: 'json', text: { zh_cn: '文件格式', en: 'Format of the file' } },
      originParameter,
    ],
    access: mayList,
    async handle(call) {
      const { ids, module, version, format, origin } = call.params;
      if (ids !== undefined && module !== undefined) throw refuse('badInput', texts.both);
      const definitions = await store.definitions({ ...(ids ? { ids: ids as number[] } : {}), ...(module === undefined ? {} : { module: String(module) }) });
      if (definitions.length === 0) throw refuse('notFound', texts.none);
      const title = titleOf(definitions, module, call);
      const options: OpenApiOptions = { version: version as OpenApiVersion, title, server: String(origin ?? '/'), language: call.language };
      const { printOpenApi } = await import('../../export/print-document.ts');
      return {
        kind: 'file',
        name: `${title}.openapi.${format}`,
        contentType: format === 'yaml' ? 'application/openapi+yaml' : 'application/openapi+json',
        body: pacedStream(printOpenApi(definitions, options, format as DocumentFormat)),
      };
    },
  };
}

function titleOf(definitions: readonly InterfaceDefinition[], module: unknown, call: Pick<Call, 'language'>): string {
  if (typeof module === 'string') return module;
  return definitions.length === 1 ? serviceOf(definitions[0]!) : texts.title[call.language];
}

const texts = {
  both: { zh_cn: 'ids 与 module 只能传一个', en: 'Send either ids or module' },
  none: { zh_cn: '没有可导出的接口', en: 'There are no such interfaces' },
  title: { zh_cn: 'Portico 接口', en: 'Portico interfaces' },
};
