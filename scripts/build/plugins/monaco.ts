import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { languages } from '../../../engine/core/text/text.ts';
import { cachedBuild } from '../cached-build.ts';
import { assetsAddress } from '../paths.ts';
import { packageWords } from './languages.ts';

const packageName = 'monaco-editor';
const sources = `node_modules/${packageName}/esm/vs`;
const sheet = `node_modules/${packageName}/min/vs/editor/editor.main.css`;

/** What the sources import of Monaco, as they write it. */
const parts = [
  'editor/editor.api.js',
  'features/register.all.js',
  'languages/features/json/register.js',
  ...['css', 'html', 'javascript', 'php', 'sql', 'typescript'].map((language) => `languages/definitions/${language}/register.js`),
  ...languages.flatMap((language) => packageWords(language).editor ?? []).map((path) => path.slice(packageName.length + 1)),
];
const workers = { editorWorker: 'editor/editor.worker.js', jsonWorker: 'languages/features/json/json.worker.js' };

/** The name of a part's file up to its hash. */
const outOf = (part: string) => `monaco-${part.replace(/\.js$/, '').replaceAll('/', '-')}`;
const entriesOf = (outs: Record<string, string>): BuildOptions => ({
  entryPoints: Object.entries(outs).map(([out, path]) => ({ out, in: `${sources}/${path}` })),
  entryNames: '[name]-[hash]',
});

/**
 * Monaco is built by itself, once per version, and stays outside of the application, which imports its files by their addresses. Its hundred
 * sheets are left out: `portico:monaco-sheet` is its one bundle. `portico:monaco-workers` has the addresses of its workers.
 */
export function monaco(assetsFolder: string): Plugin {
  return {
    name: 'monaco',
    setup(context) {
      let placing: Promise<string[]> | undefined;
      const addressOf = async (out: string): Promise<string> => {
        placing ??= placeFiles(assetsFolder);
        const file = (await placing).find((name) => name.startsWith(`${out}-`) && name.length === out.length + '-########.js'.length);
        if (!file) throw new Error(`Monaco is built without ${out}: name it in scripts/build/plugins/monaco.ts`);
        return assetsAddress + file;
      };
      context.onResolve({ filter: /^monaco-editor\// }, async ({ path }) => ({
        path: await addressOf(outOf(path.slice(packageName.length + 1))),
        external: true,
      }));
      context.onResolve({ filter: /^portico:monaco-sheet$/ }, () =>
        context.resolve(`./${sheet}`, { kind: 'import-statement', resolveDir: context.initialOptions.absWorkingDir ?? '.' }),
      );
      context.onResolve({ filter: /^portico:monaco-workers$/ }, ({ path }) => ({ path, namespace: 'monaco-workers' }));
      context.onLoad({ filter: /.*/, namespace: 'monaco-workers' }, async () => {
        const lines = Object.keys(workers).map(async (name) => `export const ${name} = ${JSON.stringify(await addressOf(name))};`);
        return { contents: (await Promise.all(lines)).join('\n'), loader: 'js' };
      });
    },
  };
}

/** Copies all files of Monaco to where they are served; gives their names. */
async function placeFiles(assetsFolder: string): Promise<string[]> {
  const folders = await Promise.all([
    cachedBuild(packageName, {
      ...entriesOf(Object.fromEntries(parts.map((part) => [outOf(part), part]))),
      splitting: true,
      chunkNames: 'monaco-[hash]',
      loader: { '.css': 'empty', '.ttf': 'empty' },
    }),
    // Each whole in itself: a worker would wait for chunks that are mostly not for it.
    cachedBuild(packageName, entriesOf(workers)),
  ]);
  const names = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(folder);
      await Promise.all(files.map((file) => copyFile(join(folder, file), join(assetsFolder, file))));
      return files;
    }),
  );
  return names.flat();
}
