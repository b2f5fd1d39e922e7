import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { keptBuild } from '../kept-build.ts';
import { root } from '../paths.ts';

const packageName = '@ant-design/icons-svg';

/**
 * `portico:icons`: the pictures of all outlined icons, by name. One module of pictures instead of a thousand of components: it takes no part in
 * how the pages' own icons are put into chunks.
 */
export function iconSet(): Plugin {
  return {
    name: 'icon-set',
    setup(context) {
      context.onResolve({ filter: /^portico:icons$/ }, ({ path }) => ({ path, namespace: 'icon-set' }));
      context.onLoad({ filter: /.*/, namespace: 'icon-set' }, async () => {
        const files = readdirSync(join(root, 'node_modules', packageName, 'es/asn')).filter((file) => file.endsWith('Outlined.js'));
        const names = files.map((file) => file.slice(0, -'.js'.length));
        const imports = names.map((name) => `import ${name} from '${packageName}/es/asn/${name}.js';`);
        const stdin = { contents: `${imports.join('\n')}\nexport const outlined = { ${names.join(', ')} };`, resolveDir: root };
        return { contents: await readFile(join(await keptBuild(packageName, { stdin, entryNames: 'icons' }), 'icons.js'), 'utf8'), loader: 'js' };
      });
    },
  };
}
