import 'monaco-editor/features/register.all.js';
import 'monaco-editor/languages/definitions/php/register.js';
import 'monaco-editor/languages/definitions/sql/register.js';
import 'monaco-editor/languages/definitions/typescript/register.js';
import { editorWorker, jsonWorker } from 'portico:monaco-workers';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register.js';
import { fonts, palettes, type ThemeName } from '../../../engine/web/index.ts';
import { definitionSchema } from '../../model/types/definition-schema.ts';
import { definitionAddress } from './definition-address.ts';

/* Monaco as the designer uses it: syntax colours only. The TypeScript service would be 7 MB for code that our own printer wrote. */

self.MonacoEnvironment = { getWorker: (_, label) => new Worker(label === 'json' ? jsonWorker : editorWorker, { type: 'module' }) };

// The view leaves `rev` out.
const editedSchema = { ...definitionSchema, required: definitionSchema.required.filter((name) => name !== 'rev') };

// Completion and explanations come from the worker; faults come from the model's own checks, in both languages.
jsonDefaults.setDiagnosticsOptions({
  validate: false,
  enableSchemaRequest: false,
  schemas: [{ uri: 'portico://definition.schema.json', fileMatch: [definitionAddress], schema: editedSchema }],
});

const themes: Record<ThemeName, string> = { light: 'portico-light', dark: 'portico-dark' };
for (const name of ['light', 'dark'] as const) {
  const { surface, text, textSecond, hover, border, raised } = palettes[name];
  monaco.editor.defineTheme(themes[name], {
    base: name === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [],
    colors: {
      'editor.background': surface,
      'editor.foreground': text,
      'editorLineNumber.foreground': textSecond,
      'editor.lineHighlightBackground': hover,
      'editor.lineHighlightBorder': hover,
      'editorWidget.background': raised,
      'editorWidget.border': border,
    },
  });
}

export function setTheme(name: ThemeName): void {
  monaco.editor.setTheme(themes[name]);
}

/** What all our editors have in common. */
export const editorOptions = {
  lineHeight: 20,
  fontSize: 13,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  automaticLayout: true,
  tabSize: 2,
  // A text area, which every shortcut of the page knows to be a place for typing.
  editContext: false,
  fontFamily: fonts.code,
  renderLineHighlight: 'line',
  overviewRulerLanes: 1,
  stickyScroll: { enabled: false },
  // Tab leaves the editor as it leaves any other control.
  tabFocusMode: true,
  scrollbar: { alwaysConsumeMouseWheel: false },
} satisfies monaco.editor.IStandaloneEditorConstructionOptions;

export { monaco };
