import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../paths.ts';

const namespace = 'lazy';
/** Our own modules, and the words that packages put into their own. Whatever else is loaded lazily shares nothing with the shell. */
const lazySources = /\.tsx?$|\/locale\//;
/** The designer's own lazy parts come after its page and its first panels, and share the modules of those as all pages share the shell's. */
const designerParts = /^designer\/(canvas|panels)\/(?!data\/|import\/|plugin)/;
const designerPage = join(root, 'designer/panels/Workspace.tsx');
const firstPanels = join(root, 'designer/panels/first-panels.ts');

/**
 * Everything the shell needs becomes one chunk. esbuild puts modules together that are reached from the same entries, so fifty lazy pages that
 * share some of the shell's modules would tear it into a hundred small files, which compress badly and load slowly. Each lazy
 * module therefore also imports the shell: it is there already, and now all entries reach all of it.
 * @param shell the module every page of the application stands on, relative to the repository
 */
export function sharedChunk(shell: string): Plugin {
  return {
    name: 'shared-chunk',
    setup(build) {
      const ground = join(root, shell);
      build.onResolve({ filter: lazySources }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === namespace) return undefined;
        const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: namespace });
        if (found.errors.length > 0) return { errors: found.errors };
        return { path: found.path, namespace, pluginData: [ground, ...designerGrounds(found.path, importer)] };
      });
      build.onLoad({ filter: /./, namespace }, ({ path, pluginData: grounds }) => ({
        contents: [
          ...grounds.map((ground: string) => `import ${JSON.stringify(ground)};`),
          `import * as module from ${JSON.stringify(path)};`,
          `export * from ${JSON.stringify(path)};`,
          'export default module.default;',
        ].join('\n'),
        loader: 'js',
        resolveDir: root,
      }));
    },
  };
}

function designerGrounds(path: string, importer: string): string[] {
  if (!designerParts.test(relative(root, importer))) return [];
  return path === firstPanels ? [designerPage] : [designerPage, firstPanels];
}

/** The source behind an entry of the metafile, relative to the repository. */
export function sourceOfEntry(entryPoint: string): string {
  return entryPoint.startsWith(`${namespace}:`) ? relative(root, entryPoint.slice(namespace.length + 1)) : entryPoint;
}
