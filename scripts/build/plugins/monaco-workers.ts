import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { assetsAddress, cacheFolder, root } from '../paths.ts';

const workers = { editorWorker: 'editor/editor.worker.js', jsonWorker: 'languages/features/json/json.worker.js' };
const packageFolder = join(root, 'node_modules/monaco-editor');

/** `portico:monaco-workers`: the addresses of Monaco's worker scripts. They are built once per version of Monaco. */
export function monacoWorkers(assetsFolder: string): Plugin {
  return {
    name: 'monaco-workers',
    setup(context) {
      context.onResolve({ filter: /^portico:monaco-workers$/ }, ({ path }) => ({ path, namespace: 'monaco-workers' }));
      context.onLoad({ filter: /.*/, namespace: 'monaco-workers' }, async () => {
        const folder = await builtWorkers();
        const files = await readdir(folder);
        await Promise.all(files.map((file) => copyFile(join(folder, file), join(assetsFolder, file))));
        const lines = Object.keys(workers).map(
          (name) => `export const ${name} = ${JSON.stringify(assetsAddress + files.find((file) => file.startsWith(name)))};`,
        );
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };
}

async function builtWorkers(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cacheFolder, `monaco-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await build({
    entryPoints: Object.entries(workers).map(([out, file]) => ({ out, in: join(packageFolder, 'esm/vs', file) })),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: unfinished,
    entryNames: '[name]-[hash]',
    logLevel: 'error',
  });
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}
