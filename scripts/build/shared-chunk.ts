import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './paths.ts';

const shell = join(root, 'engine/web/start.tsx');
const namespace = 'lazy';

/**
 * Everything the shell needs becomes one chunk. esbuild puts modules together that are reached from the same entries, so fifty lazy pages that
 * share some of the shell's modules would tear it into a hundred small files, which compress badly and load slowly. Each lazy
 * module therefore also imports the shell: it is there already, and now all entries reach all of it.
 */
export function sharedChunk(): Plugin {
  return {
    name: 'shared-chunk',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === namespace || /^portico:|\.json$/.test(path)) return undefined;
        const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: namespace });
        return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace };
      });
      build.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: [
          `import ${JSON.stringify(shell)};`,
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

/** The source behind an entry of the metafile, relative to the repository. */
export function sourceOfEntry(entryPoint: string): string {
  return entryPoint.startsWith(`${namespace}:`) ? relative(root, entryPoint.slice(namespace.length + 1)) : entryPoint;
}
