import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../paths.ts';

const prefix = 'portico:source/';

/**
 * `portico:source/plugins/…/Page.tsx`: a file of the repository as it is written, for pages that show how they are made. No path that tools could
 * follow: a text that is shown is no part of who imports whom.
 */
export function sources(): Plugin {
  return {
    name: 'sources',
    setup(context) {
      context.onResolve({ filter: /^portico:source\// }, ({ path }) => ({ path: join(root, path.slice(prefix.length)), namespace: 'source' }));
      context.onLoad({ filter: /./, namespace: 'source' }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'text',
        watchFiles: [path],
      }));
    },
  };
}
