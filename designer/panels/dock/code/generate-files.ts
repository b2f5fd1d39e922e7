import { currentLanguage } from '../../../../engine/web/index.ts';
import type { GeneratedFile } from '../../../codegen/emit/generated-file.ts';
import { generate } from '../../../codegen/generate.ts';
import { exportOpenApi } from '../../../export/openapi.ts';
import { type InterfaceDefinition, serviceOf } from '../../../model/types/definition.ts';
import type { CodeLanguage } from './code-language.ts';

/** The files of one language as the generator writes them, whatever was edited by hand. The definition must be free of errors. */
export function generateFiles(definition: InterfaceDefinition, language: CodeLanguage): GeneratedFile[] {
  const { code: _, ...generated } = definition;
  if (language !== 'openapi') return generate(generated, language);
  const document = exportOpenApi([generated], { version: '3.1', title: definition.title, server: window.location.origin, language: currentLanguage() });
  return [{ path: `${serviceOf(definition)}.openapi.json`, text: `${JSON.stringify(document, null, 2)}\n`, map: [] }];
}
