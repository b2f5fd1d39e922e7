import 'portico:monaco-sheet';
import 'monaco-editor/features/register.all.js';
import { editorWorker, jsonWorker } from 'portico:monaco-workers';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import { fonts, palettes, type ThemeName } from '../../theme/theme.ts';

/* Monaco as all our editors use it. Loaded by loadMonaco, which brings the editor's own words first. */

self.MonacoEnvironment = { getWorker: (_, label) => new Worker(label === 'json' ? jsonWorker : editorWorker, { type: 'module' }) };

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

/** Of all editors on the page: Monaco has one theme. */
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
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  stickyScroll: { enabled: false },
  // Else what has the letters in another order comes first.
  suggest: { filterGraceful: false },
  // Tab leaves the editor as it leaves any other control.
  tabFocusMode: true,
  scrollbar: { alwaysConsumeMouseWheel: false },
} satisfies monaco.editor.IStandaloneEditorConstructionOptions;

export { monaco };
