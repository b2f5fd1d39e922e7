import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { cacheFolder, root } from './paths.ts';

/** Read with every start, and of hundreds of files. All others stay packages: they are native, read files of their own, or are loaded late. */
const bundled = ['fastify', '@fastify/static', '@fastify/busboy', 'kysely', 'ajv'];
/** A server that runs loads parts of the build it was started from. */
const maxBuilds = 3;

/**
 * The server as one file instead of 1,600: it starts in half the time and needs 20 MiB less. What it loads late stays apart, workers run from the
 * sources, and `mapped-stacks.ts` leads stacks back to these. Made where it is missing.
 * @param stamp of its sources
 */
export async function serverBuild(stamp: string): Promise<{ main: string; hasBuilt: boolean }> {
  const folder = join(cacheFolder, `server-${stamp.slice(0, 16)}`);
  const main = join(folder, 'main.js');
  if (existsSync(main)) return { main, hasBuilt: false };
  const unfinished = `${folder}.${process.pid}`;
  // Loaded only then: most starts find everything built.
  const [{ build }, { compiledShapes }, { checkedFiles }] = await Promise.all([
    import('esbuild'),
    import('./plugins/compiled-shapes.ts'),
    import('./plugins/checked-files.ts'),
  ]);
  await build({
    entryPoints: [join(root, 'engine/server/main.ts')],
    outdir: unfinished,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    minifyWhitespace: true,
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'error',
    // Each package has its own beside it; a letter in one would make its file two bytes a character.
    legalComments: 'none',
    // What packages in CommonJS ask for while they run.
    banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
    plugins: [httpWithoutFetch, packagesApart, compiledShapes, checkedFiles, inTheirPlaces(folder)],
  });
  // Whichever process has built it meanwhile has made the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  await removeOlder();
  return { main, hasBuilt: true };
}

/** An `import` of `node:http` reads all it exports, also `WebSocket`, for which Node loads its whole client of HTTP: 4 MiB and 15 ms. A `require` does not. */
const httpWithoutFetch: Plugin = {
  name: 'http-without-fetch',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:http$/ }, ({ path, kind }) => (kind === 'import-statement' ? { path, namespace: 'required' } : undefined));
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ contents: `module.exports = require(${JSON.stringify(path)});`, loader: 'js' }));
  },
};

const packagesApart: Plugin = {
  name: 'packages-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isOurs = importer !== '' && !importer.includes('/node_modules/');
      // A chunk made of a package in CommonJS would have its default export alone.
      const isLate = kind === 'dynamic-import';
      const isBundled = bundled.some((name) => path === name || path.startsWith(`${name}/`));
      return isOurs && (isLate || !isBundled) ? { path, external: true } : undefined;
    });
  },
};

/**
 * Sources find workers, folders and packages from where they lie, in the build too. What is not ASCII is escaped: a single arrow in a template, which
 * esbuild leaves as it is, makes V8 keep the whole file at two bytes a character.
 */
function inTheirPlaces(folder: string): Plugin {
  return {
    name: 'in-their-places',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(path))}`)})`)
          .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
        return { contents, loader: 'ts' };
      });
    },
  };
}

async function removeOlder(): Promise<void> {
  const folders = (await readdir(cacheFolder)).filter((name) => /^server-[0-9a-f]{16}$/.test(name)).map((name) => join(cacheFolder, name));
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  const older = dated.sort((one, other) => other.time - one.time).slice(maxBuilds);
  await Promise.all(older.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}
