import { dirname, join, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { WebParts } from '../../engine/server/screens/plugin-parts.ts';

/** Stands for React and everything else outside the plugin: any member, any call, and the functions that define a plugin as they are. */
const standIn = `
  const anything = new Proxy(function () {}, { get: (_, key) => key === Symbol.toPrimitive ? () => '' : anything, apply: () => anything, construct: () => anything });
  const members = { get: (_, key) => key === 'defineWebPlugin' || key === 'definePortalPlugin' ? (plugin) => plugin : key === '__esModule' ? false : anything };
  module.exports = Object.create(new Proxy({}, members));
`;

/** Names of the pages, widgets and results a web half offers. */
export async function webPartsOf(root: string, entry: string): Promise<WebParts> {
  const plugin = await definitionIn(root, entry);
  return { pages: namesOf(plugin, 'pages'), widgets: namesOf(plugin, 'widgets'), results: namesOf(plugin, 'results') };
}

/** Paths of the portal's pages a plugin brings, `/docs/*`. */
export async function portalPathsOf(root: string, entry: string): Promise<string[]> {
  return namesOf(await definitionIn(root, entry), 'pages');
}

/** What a plugin's entry for the browser exports: it is run without the browser, the parts themselves stay unread. */
async function definitionIn(root: string, entry: string): Promise<unknown> {
  const result = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [onlyInside(dirname(join(root, entry)))],
  });
  const text = result.outputFiles[0]?.text ?? '';
  const module: { default?: unknown } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  return module.default;
}

function namesOf(plugin: unknown, member: keyof WebParts): string[] {
  if (typeof plugin !== 'object' || plugin === null) return [];
  const parts: unknown = Object.getOwnPropertyDescriptor(plugin, member)?.value;
  return typeof parts === 'object' && parts !== null ? Object.keys(parts).sort() : [];
}

function onlyInside(folder: string): Plugin {
  return {
    name: 'only-inside',
    setup(builder) {
      builder.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        if (kind === 'dynamic-import') return { path, external: true };
        const target = resolve(resolveDir, path);
        if (path.startsWith('.') && target.startsWith(folder + sep) && /\.tsx?$/.test(target)) return undefined;
        return { path, namespace: 'outside' };
      });
      builder.onLoad({ filter: /.*/, namespace: 'outside' }, () => ({ contents: standIn, loader: 'js' }));
    },
  };
}
