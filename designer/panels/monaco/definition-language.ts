import { editor, KeyCode, KeyMod } from 'monaco-editor/editor/editor.api.js';
import 'monaco-editor/languages/definitions/php/register.js';
import 'monaco-editor/languages/definitions/sql/register.js';
import 'monaco-editor/languages/definitions/typescript/register.js';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register.js';
import { definitionSchema } from '../../model/types/definition-schema.ts';
import { definitionAddress } from './definition-address.ts';

/* What the designer's editors know: syntax colours only. The TypeScript service would be 7 MB for code that our own printer wrote. */

// Publishes, as everywhere in the designer; the editor would begin a line with it.
editor.addKeybindingRule({ keybinding: KeyMod.CtrlCmd | KeyCode.Enter, command: null });

// The view leaves `rev` out.
const editedSchema = { ...definitionSchema, required: definitionSchema.required.filter((name) => name !== 'rev') };

// Completion and explanations come from the worker; errors come from the model's own checks, in both languages.
jsonDefaults.setDiagnosticsOptions({
  validate: false,
  enableSchemaRequest: false,
  schemas: [
    ...(jsonDefaults.diagnosticsOptions.schemas ?? []),
    { uri: 'portico://definition.schema.json', fileMatch: [definitionAddress], schema: editedSchema },
  ],
});
