import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import { root } from '../paths.ts';

const namespace = 'named-react';
const load = createRequire(import.meta.url);

/**
 * React is CommonJS. esbuild would copy its exports into an object of getters for each of the thousand modules that import it, and ask a getter at
 * every call of a hook and for every element. Behind one module with named exports they are plain variables.
 */
export function namedReact(): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^react(\/jsx-runtime|-dom)?$/ }, ({ path, kind, namespace: importer }) =>
        kind === 'import-statement' && importer !== namespace ? { path, namespace } : undefined,
      );
      build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: namedExports(path), resolveDir: root }));
    },
  };
}

function namedExports(path: string): string {
  const names = Object.keys(load(path)).join(', ');
  return `import whole from ${JSON.stringify(path)};\nexport const { ${names} } = whole;\nexport default whole;`;
}
