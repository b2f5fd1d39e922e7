import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { assetsAddress, root } from '../paths.ts';

/**
 * A stylesheet that a lazy page imports becomes a file of its own; the importing chunk links it and waits for it, so that a page
 * never shows unstyled and the first page does not pay for the others' css.
 * @param carried sheets, relative to the repository, that the base brings
 */
export function routeCss(assetsFolder: string, minify: boolean, carried: readonly string[]): Plugin {
  const isCarried = new Set(carried.map((sheet) => join(root, sheet)));
  return {
    name: 'route-css',
    setup(context) {
      context.onResolve({ filter: /^portico:attach-css$/ }, () => ({ path: join(root, 'engine/web/attach-css.ts') }));
      context.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        if (isCarried.has(path)) return { contents: '', loader: 'js' };
        const { file, inputs } = await buildSheet(path, assetsFolder, minify);
        const contents = `import { attachCss } from 'portico:attach-css';\nawait attachCss(${JSON.stringify(assetsAddress + file)});`;
        return { contents, loader: 'js', watchFiles: inputs };
      });
    },
  };
}

/** Bundles one stylesheet with its fonts and pictures; gives its hashed file name. */
async function buildSheet(path: string, assetsFolder: string, minify: boolean): Promise<{ file: string; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path],
    bundle: true,
    minify,
    write: false,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: root,
    outdir: assetsFolder,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: assetsAddress,
    loader: { '.ttf': 'file', '.woff2': 'file', '.svg': 'dataurl', '.png': 'file' },
  });
  await Promise.all(outputFiles.map((output) => writeFile(output.path, output.contents)));
  const sheet = outputFiles.find((output) => output.path.endsWith('.css'));
  if (!sheet) throw new Error(`${path} gave no stylesheet`);
  return { file: sheet.path.slice(assetsFolder.length + 1), inputs: Object.keys(metafile.inputs).map((input) => join(root, input)) };
}

/** Short hash for a file name. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
