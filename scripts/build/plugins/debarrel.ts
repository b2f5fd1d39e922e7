import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { root } from '../paths.ts';
import { frontDoorExports, pastTheDoor } from './front-door.ts';

const barrels = /import\s*\{([^}]*)\}\s*from\s*(['"])(antd|@ant-design\/icons)\2;?/g;
export const touched = /(engine|designer|plugins|@rjsf\/antd\/lib)\/.*\.(tsx?|js)$/;
const componentLine = /export \{ default as (\w+) \} from '\.\/([\w/-]+)'/g;

/**
 * Barrels are left out: the front door of the web half (front-door.ts) and antd's. `import { Button } from 'antd'` would put everything that any page takes from antd's index into the first chunk, because
 * code is split by file. This rewrites such imports, ours and those of @rjsf/antd, to the component's own file.
 */
export function debarrel(): Plugin {
  return {
    name: 'debarrel',
    async setup(build) {
      const [paths, exports] = await Promise.all([antdPaths(), frontDoorExports()]);
      build.onLoad({ filter: touched }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!/antd|@ant-design\/icons|engine\/web\/index/.test(source)) return undefined;
        return { contents: deepImports(pastTheDoor(source, exports), paths), loader: loaderOf(path) };
      });
    },
  };
}

/**
 * The source with barrel imports replaced. Types are left out; what has no file of its own keeps its barrel import.
 * @example deepImports("import { Button as B } from 'antd'", new Map([['Button', 'button']])) // "import B from 'antd/es/button/index.js';"
 */
export function deepImports(source: string, paths: ReadonlyMap<string, string>): string {
  return source.replace(barrels, (_whole, names: string, _quote: string, barrel: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [imported = '', local = imported] = name.split(/\s+as\s+/);
        if (barrel === '@ant-design/icons') return `import ${local} from '@ant-design/icons/es/icons/${imported}';`;
        const folder = paths.get(imported);
        return folder ? `import ${local} from 'antd/es/${folder}/index.js';` : `import { ${name} } from 'antd';`;
      });
    // On one line, so that line numbers in error messages stay true for the rest of the file.
    return imports.join(' ') + '\n'.repeat(names.split('\n').length - 1);
  });
}

/** Exported name → folder, from antd's own index. */
async function antdPaths(): Promise<Map<string, string>> {
  const index = await readFile(join(root, 'node_modules/antd/es/index.js'), 'utf8');
  return new Map([...index.matchAll(componentLine)].flatMap(([, name, folder]) => (name && folder ? [[name, folder] as const] : [])));
}

function loaderOf(path: string): Loader {
  return path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
}
