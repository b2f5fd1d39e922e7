import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { baseSheets } from './base-css.ts';
import { assetsAddress, root } from './paths.ts';
import { callNames } from './plugins/call-names.ts';
import { charts } from './plugins/charts.ts';
import { debarrel } from './plugins/debarrel.ts';
import { iconSet } from './plugins/icon-set.ts';
import { leanAntd } from './plugins/lean-antd.ts';
import { locales } from './plugins/locales.ts';
import { monaco } from './plugins/monaco.ts';
import { namedReact } from './plugins/named-react.ts';
import { routeCss } from './plugins/route-css.ts';
import { sharedChunk } from './plugins/shared-chunk.ts';
import { sources } from './plugins/sources.ts';

const stillCanvas = join(root, 'scripts/build/stand-ins/still-canvas.ts');
/** Whole modules that the canvas gets something smaller for. */
export const canvasAliases = { 'd3-transition': stillCanvas, 'd3-interpolate': stillCanvas };

const noHashes = join(root, 'scripts/build/stand-ins/no-hashes.ts');
const hashAliases = { '@noble/hashes/hmac.js': noHashes, '@noble/hashes/legacy.js': noHashes, '@noble/hashes/sha2.js': noHashes, '@scure/base': noHashes };

export interface BuildMode {
  /** Readable code with source maps, without compression, and pages that reload themselves after a change. */
  isDev: boolean;
}

function sharedOptions(assetsFolder: string, { isDev }: BuildMode): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    minify: !isDev,
    sourcemap: isDev ? 'linked' : false,
    target: 'es2022',
    jsx: 'automatic',
    // React's own warnings are worth having while developing.
    define: { 'process.env.NODE_ENV': isDev ? '"development"' : '"production"', PORTICO_DEV: String(isDev) },
    outdir: assetsFolder,
    entryNames: '[name]-[hash]',
    chunkNames: 'c-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: assetsAddress,
    metafile: true,
    logLevel: 'error',
    legalComments: 'none',
    // Pages say that they are UTF-8; escaped, a Chinese character takes twice as many bytes on the wire.
    charset: 'utf8',
  };
}

/** The two applications. `shell` is what every page of the one stands on, `home` where a login mostly leads. */
export const faces = {
  admin: { entry: 'engine/web/main.ts', shell: 'engine/web/start.tsx', home: 'engine/web/shell/pages/HomePage.tsx' },
  portal: { entry: 'engine/web/portal.tsx', shell: 'engine/web/portal.tsx', home: 'engine/web/portal.tsx' },
};
export type Face = keyof typeof faces;

/** In a chunk of its own, which a new version of ours leaves in the caches: it is a fifth of the shell and changes only with React. */
const apart = 'react-dom/client';

/** An application: modules, split by route. Built one by one, so that neither carries a chunk cut for the other. */
export function appOptions(face: Face, assetsFolder: string, mode: BuildMode): BuildOptions {
  const { entry, shell } = faces[face];
  return {
    ...sharedOptions(assetsFolder, mode),
    entryPoints: [join(root, entry), apart],
    format: 'esm',
    splitting: true,
    alias: { ...canvasAliases, ...hashAliases },
    loader: { '.ttf': 'file', '.svg': 'dataurl', '.png': 'file' },
    plugins: [
      sources(),
      callNames(),
      namedReact(),
      sharedChunk(shell),
      leanAntd(),
      routeCss(assetsFolder, !mode.isDev, baseSheets[face]),
      locales(),
      monaco(assetsFolder),
      iconSet(),
      charts(),
      debarrel(),
    ],
  };
}

/** Small scripts that run before or without the application. */
export function plainOptions(assetsFolder: string, mode: BuildMode): BuildOptions {
  const entry = (name: string) => join(root, `engine/web/${name}.ts`);
  return {
    ...sharedOptions(assetsFolder, mode),
    entryPoints: {
      early: entry('early'),
      'early-sign-in': entry('early-sign-in'),
      login: entry('login'),
      register: entry('register'),
      'forgot-password': entry('sign-in/forgot-password'),
      'reset-password': entry('sign-in/reset-password'),
      'portal-page': entry('portal-page'),
      proof: entry('sign-in/proof-worker'),
    },
    format: 'iife',
    plugins: [callNames()],
  };
}
