import type { Language } from '../../../engine/core/text/text.ts';
import { type ContractService, handle, refuse, throttledStream } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/export-service.ts';
import { exportInterfaces } from '../../calls/drafts/draft-calls.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';

/** Answers interfaces as one OpenAPI document to download. */
export function exportService({ store }: Pick<DesignerContext, 'store'>): ContractService {
  return handle(exportInterfaces, async ({ ids, module, version, format, origin = '/' }, { language }) => {
    if (ids !== undefined && module !== undefined) throw refuse('badInput', texts.both);
    const found = await store.definitions({ ...(ids && { ids }), ...(module !== undefined && { module }) });
    // Nobody calls a function.
    const definitions = found.filter(({ kind }) => kind !== 'function');
    if (definitions.length === 0) throw refuse('notFound', texts.none);
    const title = titleOf(definitions, module, language);
    const { printOpenApi } = await import('../../export/print-document.ts');
    return {
      kind: 'file' as const,
      name: `${title}.openapi.${format}`,
      contentType: format === 'yaml' ? 'application/openapi+yaml' : 'application/openapi+json',
      body: throttledStream(printOpenApi(definitions, { version, title, server: origin, language }, format)),
    };
  });
}

function titleOf(definitions: readonly InterfaceDefinition[], module: string | undefined, language: Language): string {
  return module ?? (definitions.length === 1 ? serviceOf(definitions[0]!) : texts.title[language]);
}
