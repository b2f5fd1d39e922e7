import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { cachedBuild } from '../cached-build.ts';
import { root } from '../paths.ts';

/** What charts take of ECharts, built once: a third of all text that the applications are made of, and no change of ours changes it. */
export function charts(): Plugin {
  return {
    name: 'charts',
    setup(context) {
      context.onLoad({ filter: /[\\/]dashboard[\\/]chart[\\/]echarts\.ts$/ }, async ({ path }) => {
        const stdin = { contents: await readFile(path, 'utf8'), resolveDir: root, loader: 'ts' as const };
        const define = { 'process.env.NODE_ENV': '"production"' };
        return { contents: await readFile(join(await cachedBuild('echarts', { stdin, define, entryNames: 'echarts' }), 'echarts.js'), 'utf8'), loader: 'js' };
      });
    },
  };
}
