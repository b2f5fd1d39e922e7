import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { type Language, languages } from '../../engine/core/text/text.ts';
import { cssVariables } from '../../engine/web/theme/theme.ts';
import { buildBaseCss } from './base-css.ts';
import { type Closures, closuresOf, lazySourcesOf, sheetsOf } from './closure.ts';
import { compileAhead, scriptsToCompile } from './compile-ahead.ts';
import { compressFolder, compressible } from './compress.ts';
import { type FaceAssets, renderPages } from './pages.ts';
import { assetsAddress, cacheFolder, root, stampFile, webFolder } from './paths.ts';
import { packageWords } from './plugins/languages.ts';
import { inputStamps } from './stamp.ts';
import { appOptions, type BuildMode, type Face, faces, plainOptions } from './web-options.ts';

const ownFilesList = 'assets.txt';
/**
 * Builds all web files into a folder beside `dist/web` and then swaps the two, so that a running server never sees a half-made one.
 * `dist/web` holds the pages, `assets/` with hashed names, each with `.br` and `.gz`, and `assets.json`: chunks by source.
 */
export async function buildWeb(mode: BuildMode): Promise<void> {
  const stamp = inputStamps().web;
  const folder = `${webFolder}.${process.pid}`;
  await rm(folder, { recursive: true, force: true });
  await writeWebFiles(folder, mode);
  // The server sends the pages compressed only; chunks go either way.
  await compressFolder(folder, mode.isDev ? /\.html$/ : compressible);
  await writeFile(join(folder, stampFile), mode.isDev ? 'dev' : stamp);
  await keepPreviousAssets(folder);
  await swapIn(folder);
}

/**
 * Pages that were loaded before the swap still ask for their chunks. So the build before this one stays, but none older: each build
 * lists the files of its own.
 */
async function keepPreviousAssets(folder: string): Promise<void> {
  const own = await readdir(join(folder, 'assets'));
  await writeFile(join(folder, ownFilesList), own.join('\n'));
  const previous = await readFile(join(webFolder, ownFilesList), 'utf8').catch(() => '');
  const current = new Set(own);
  const gone = previous.split('\n').filter((file) => file !== '' && !current.has(file));
  await Promise.all(gone.map((file) => copyFile(join(webFolder, 'assets', file), join(folder, 'assets', file)).catch(() => undefined)));
}

async function writeWebFiles(folder: string, mode: BuildMode): Promise<void> {
  const assetsFolder = join(folder, 'assets');
  await mkdir(assetsFolder, { recursive: true });
  await mkdir(cacheFolder, { recursive: true });
  const [admin, portal, plain, signInCss, portalCss] = await Promise.all([
    buildFace('admin', assetsFolder, mode),
    buildFace('portal', assetsFolder, mode),
    build(plainOptions(assetsFolder, mode)),
    inlineSheet('engine/web/sign-in/sign-in.css'),
    inlineSheet('engine/web/portal/css/page.css', 'engine/web/portal/css/home.css', 'engine/web/portal/css/plans.css'),
  ]);
  // The two share React. Readable code has source maps, which count its lines.
  if (!mode.isDev) await compileAhead(assetsFolder, new Set([admin, portal].flatMap(({ closures }) => scriptsToCompile(closures))));
  if (!plain.metafile) throw new Error('the build gave no metafile');
  const scripts = closuresOf(plain.metafile);
  const address = (file: string | undefined) => {
    if (file === undefined) throw new Error('an entry is missing in the build');
    return assetsAddress + file;
  };
  const pages = await renderPages({
    early: address(scripts['engine/web/early.ts']?.[0]),
    earlySignIn: address(scripts['engine/web/early-sign-in.ts']?.[0]),
    login: address(scripts['engine/web/login.ts']?.[0]),
    register: address(scripts['engine/web/register.ts']?.[0]),
    forgotPassword: address(scripts['engine/web/sign-in/forgot-password.ts']?.[0]),
    resetPassword: address(scripts['engine/web/sign-in/reset-password.ts']?.[0]),
    proof: address(scripts['engine/web/sign-in/proof-worker.ts']?.[0]),
    signInCss,
    portalPage: address(scripts['engine/web/portal-page.ts']?.[0]),
    portalCss,
    admin,
    portal,
  });
  await Promise.all(Object.entries(pages).map(([name, text]) => writeFile(join(folder, name), text)));
  await writeFile(join(folder, 'assets.json'), JSON.stringify({ admin: admin.closures, portal: portal.closures }, null, 1));
}

async function buildFace(face: Face, assetsFolder: string, mode: BuildMode): Promise<FaceAssets & { closures: Closures }> {
  const { metafile } = await build(appOptions(face, assetsFolder, mode));
  if (!metafile) throw new Error('the build gave no metafile');
  const baseCss = await buildBaseCss(face, metafile, assetsFolder, !mode.isDev);
  const closures = closuresOf(metafile);
  const late = sheetsOf(metafile, closures[faces[face].entry] ?? []);
  if (late.length > 0) throw new Error(`the application would wait for ${late.join(', ')}: name it in baseSheets of scripts/build/base-css.ts`);
  const needed = [faces[face].entry, ...lazySourcesOf(metafile, portalParts)].flatMap((source) => closures[source] ?? []);
  const closure = [...new Set(needed)].map((file) => assetsAddress + file);
  const home = (closures[faces[face].home] ?? []).map((file) => assetsAddress + file).filter((address) => !closure.includes(address));
  return { closures, closure, home, baseCss: assetsAddress + baseCss, languageChunks: languageChunks(closures, closure) };
}

/** Where the portal's pages are named. They are few, and whoever opens the portal opens one: their code is asked for together with the application's. */
const portalParts = /^plugins\/[^/]+\/web\/portal\.ts$/;

/** Sheets that a page carries in itself, on our variables. */
async function inlineSheet(...sheets: string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), 'utf8')));
  const { code } = await transform([cssVariables(), ...texts].join('\n'), { loader: 'css', minify: true });
  return code.trim();
}

function languageChunks(closures: Closures, closure: string[]): Record<Language, string[]> {
  const shared = new Set(closure);
  return Object.fromEntries(
    languages.map((language) => {
      const { antd, calendar } = packageWords(language);
      const sources = [`locales:portico:locales/${language}`, ...[antd, calendar].filter(Boolean).map((module) => `node_modules/${module}`)];
      const files = new Set(sources.flatMap((source) => closures[source] ?? []));
      return [language, [...files].map((file) => assetsAddress + file).filter((address) => !shared.has(address))];
    }),
  ) as Record<Language, string[]>;
}

async function swapIn(folder: string): Promise<void> {
  const old = `${folder}.old`;
  await rename(webFolder, old).catch(() => undefined);
  await rename(folder, webFolder);
  await rm(old, { recursive: true, force: true });
}
