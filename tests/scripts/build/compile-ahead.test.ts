import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileAhead, scriptsToCompile } from '../../../scripts/build/compile-ahead.ts';

test('what every page is drawn with is compiled ahead, large parts that are called in part are not', () => {
  const files = scriptsToCompile({
    'engine/web/main.ts': ['main.js', 'shell.js', 'react.js'],
    'engine/web/renderer/FormScreen.tsx': ['form.js', 'shell.js', 'react.js'],
    'engine/formats/money/web/Input.tsx': ['money.js', 'shell.js', 'react.js'],
    'engine/formats/richtext/web/RichTextEditor.tsx': ['editor.js', 'shell.js', 'react.js'],
    'engine/web/widgets/code-editor/MonacoEditor.tsx': ['monaco.js', 'shell.js', 'react.js'],
    'designer/panels/Workspace.tsx': ['designer.js', 'shell.js', 'react.js'],
  });
  expect(files.sort()).toEqual(['form.js', 'main.js', 'money.js', 'react.js', 'shell.js']);
});

test('the mark is the first line, and what follows stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-compile-'));
  await writeFile(join(folder, 'shell.js'), 'export const name = "门廊";\n');
  await compileAhead(folder, ['shell.js']);
  expect(await readFile(join(folder, 'shell.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nexport const name = "门廊";\n');
  await rm(folder, { recursive: true });
});
