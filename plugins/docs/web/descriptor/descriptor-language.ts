import { jsonDefaults } from 'monaco-editor/languages/features/json/register.js';

const uri = 'portico://screen.schema.json';

/** Completion and explanations of descriptors come from the meta-schema; errors come from the server, in both languages. */
export function completeBy(metaSchema: object, address: string): void {
  const others = (jsonDefaults.diagnosticsOptions.schemas ?? []).filter((schema) => schema.uri !== uri);
  jsonDefaults.setDiagnosticsOptions({ validate: false, enableSchemaRequest: false, schemas: [...others, { uri, fileMatch: [address], schema: metaSchema }] });
}
