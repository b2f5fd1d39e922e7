import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { cachedBuild } from '../cached-build.ts';
import { root } from '../paths.ts';

const packageName = '@ant-design/icons-svg';
const sectionsFile = join(root, 'schemas/sections.json');

/**
 * `portico:icons`: the pictures of all outlined icons, by name. One module of pictures instead of a thousand of components: it takes no part in
 * how the pages' own icons are put into chunks.
 * `portico:section-icons`: those of the sections of the menu, which every page shows; without them each would fetch the whole set.
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
        return { contents: await readFile(join(await cachedBuild(packageName, { stdin, entryNames: 'icons' }), 'icons.js'), 'utf8'), loader: 'js' };
      });
      context.onResolve({ filter: /^portico:section-icons$/ }, ({ path }) => ({ path, namespace: 'section-icons' }));
      context.onLoad({ filter: /.*/, namespace: 'section-icons' }, async () => {
        const { sections }: { sections: { icon: string }[] } = JSON.parse(await readFile(sectionsFile, 'utf8'));
        // A section that is made for files without one stands in the menu as a folder.
        const icons = [...new Set(['folder', ...sections.map(({ icon }) => icon)])].map((name) => ({ name, variable: variableOf(name) }));
        const imports = icons.map(({ variable }) => `import ${variable} from '${packageName}/es/asn/${variable}.js';`);
        const members = icons.map(({ name, variable }) => `'${name}': ${variable}`);
        return {
          contents: `${imports.join('\n')}\nexport const sectionIcons = { ${members.join(', ')} };`,
          loader: 'js',
          resolveDir: root,
          watchFiles: [sectionsFile],
        };
      });
    },
  };
}

/** `bar-chart` → `BarChartOutlined`. */
function variableOf(name: string): string {
  return `${name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Outlined`;
}
