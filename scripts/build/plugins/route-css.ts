import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import { componentCss } from '../lean-css.ts';
import { assetsAddress, root } from '../paths.ts';

/**
 * A stylesheet that a lazy page imports becomes a file of its own; the importing chunk links it and waits for it, so that a page
 * never shows unstyled and the first page does not pay for the others' css. So does antd's sheet of a component that few pages have, which a chunk
 * imports as `portico:antd-sheet/Cascader`; the base leaves that one out.
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
        return { contents: attaching(file), loader: 'js', watchFiles: inputs };
      });
      context.onResolve({ filter: /^portico:antd-sheet\/\w+$/ }, ({ path }) => ({ path: path.slice(path.indexOf('/') + 1), namespace: 'antd-sheet' }));
      context.onLoad({ filter: /.*/, namespace: 'antd-sheet' }, async ({ path: component }) => {
        const whole = await readFile(join(root, 'node_modules/antd/dist/antd.css'), 'utf8');
        const { code } = await transform(componentCss(whole, component), { loader: 'css', minify });
        const file = `antd-${component.toLowerCase()}-${contentHash(code)}.css`;
        await writeFile(join(assetsFolder, file), code);
        return { contents: attaching(file), loader: 'js', resolveDir: root };
      });
    },
  };
}

const attaching = (file: string) => `import { attachCss } from 'portico:attach-css';\nawait attachCss(${JSON.stringify(assetsAddress + file)});`;

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
