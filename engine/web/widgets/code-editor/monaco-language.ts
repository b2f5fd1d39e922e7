/** Colours, and for JSON the checks, of one language; each is a chunk of its own. A language nobody knows stays plain. */
export async function loadLanguage(language: string): Promise<void> {
  switch (language) {
    case 'json':
      await import('monaco-editor/languages/features/json/register.js');
      return;
    case 'php':
      await import('monaco-editor/languages/definitions/php/register.js');
      return;
    case 'sql':
      await import('monaco-editor/languages/definitions/sql/register.js');
      return;
    case 'html':
      await import('monaco-editor/languages/definitions/html/register.js');
      return;
    case 'css':
      await import('monaco-editor/languages/definitions/css/register.js');
      return;
    case 'javascript':
      await import('monaco-editor/languages/definitions/javascript/register.js');
      return;
    case 'typescript':
      await import('monaco-editor/languages/definitions/typescript/register.js');
  }
}
