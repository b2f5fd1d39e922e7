import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { type Language, languages } from '../../engine/core/text/text.ts';
import { cssVariables } from '../../engine/web/theme.ts';
import { type Closures, closuresOf } from './closure.ts';
import { compressFolder, compressible } from './compress.ts';
import { renderPages } from './pages.ts';
import { assetsAddress, cacheFolder, root, stampFile, webFolder } from './paths.ts';
import { contentHash } from './route-css.ts';
import { inputStamp } from './stamp.ts';
import { appOptions, type BuildMode, plainOptions } from './web-options.ts';

const ownFilesList = 'assets.txt';
const mainEntry = 'engine/web/main.ts';
/**
 * Builds all web files into a folder beside `dist/web` and then swaps the two, so that a running server never sees a half-made one.
 * `dist/web` holds the three pages, `assets/` with hashed names, each with `.br` and `.gz`, and `assets.json`: chunks by source.
 */
export async function buildWeb(mode: BuildMode): Promise<void> {
  const stamp = inputStamp();
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
  const [app, plain, baseCss, signInCss] = await Promise.all([
    build(appOptions(assetsFolder, mode)),
    build(plainOptions(assetsFolder, mode)),
    buildBaseCss(assetsFolder, !mode.isDev),
    signInSheet(),
  ]);
  if (!app.metafile || !plain.metafile) throw new Error('the build gave no metafile');
  const closures = closuresOf(app.metafile);
  const scripts = closuresOf(plain.metafile);
  const address = (file: string | undefined) => {
    if (file === undefined) throw new Error('an entry is missing in the build');
    return assetsAddress + file;
  };
  const pages = await renderPages({
    early: address(scripts['engine/web/early.ts']?.[0]),
    login: address(scripts['engine/web/login.ts']?.[0]),
    register: address(scripts['engine/web/register.ts']?.[0]),
    main: address(closures[mainEntry]?.[0]),
    baseCss: address(baseCss),
    signInCss,
    closure: (closures[mainEntry] ?? []).map(address),
    languageChunks: languageChunks(closures),
  });
  await Promise.all(Object.entries(pages).map(([name, text]) => writeFile(join(folder, name), text)));
  await writeFile(join(folder, 'assets.json'), JSON.stringify({ closures, baseCss }, null, 1));
}

/** What everything in the application stands on: antd's components, our variables, the shell. */
async function buildBaseCss(assetsFolder: string, minify: boolean): Promise<string> {
  const shell = ['frame', 'header', 'menu', 'tabs', 'pages', 'feedback', 'media'].map((name) => `engine/web/shell/css/${name}.css`);
  const sheets = ['node_modules/antd/dist/reset.css', 'node_modules/antd/dist/antd.css', ...shell];
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), 'utf8')));
  const { code } = await transform([cssVariables(), ...texts].join('\n'), { loader: 'css', minify });
  const file = `base-${contentHash(code)}.css`;
  await writeFile(join(assetsFolder, file), code);
  return file;
}

async function signInSheet(): Promise<string> {
  const text = await readFile(join(root, 'engine/web/sign-in/sign-in.css'), 'utf8');
  const { code } = await transform(`${cssVariables()}\n${text}`, { loader: 'css', minify: true });
  return code.trim();
}

function languageChunks(closures: Closures): Record<Language, string[]> {
  const shared = new Set(closures[mainEntry]);
  const sources: Record<Language, string[]> = {
    zh_cn: ['locales:portico:locales/zh_cn', 'node_modules/antd/es/locale/zh_CN.js', 'node_modules/dayjs/locale/zh-cn.js'],
    en: ['locales:portico:locales/en'],
  };
  const chunks: Record<Language, string[]> = { zh_cn: [], en: [] };
  for (const language of languages) {
    const files = new Set(sources[language].flatMap((source) => closures[source] ?? []));
    chunks[language] = [...files].filter((file) => !shared.has(file)).map((file) => assetsAddress + file);
  }
  return chunks;
}

async function swapIn(folder: string): Promise<void> {
  const old = `${folder}.old`;
  await rename(webFolder, old).catch(() => undefined);
  await rename(folder, webFolder);
  await rm(old, { recursive: true, force: true });
}
