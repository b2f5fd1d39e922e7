import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { languages } from '../../../engine/core/text/text.ts';
import { root } from '../paths.ts';

/** Pages without framework read `login` by themselves, the server `calls`. */
const notForTheApp = /^(login|calls)/;
/** Loaded with the first page that asks, not with the shell. */
const onDemand = /^designer/;

/**
 * `portico:locales`: how to load the words of each language. Those of the engine are one chunk per language, the designer's
 * and each plugin's are chunks of their own.
 */
export function locales(): Plugin {
  return {
    name: 'locales',
    setup(build) {
      build.onResolve({ filter: /^portico:locales/ }, ({ path }) => ({ path, namespace: 'locales' }));
      build.onLoad({ filter: /.*/, namespace: 'locales' }, ({ path }) => {
        const [, language] = path.split('/');
        const contents = language === undefined ? index() : baseWords(language);
        return { contents, loader: 'js', resolveDir: root, watchDirs: [join(root, 'locales/zh_cn'), join(root, 'locales/en')] };
      });
    },
  };
}

function index(): string {
  const base = languages.map((language) => `${language}: () => import('portico:locales/${language}')`).join(', ');
  const extra = [...onDemandFiles()].map(([namespace, fileOf]) => {
    const loads = languages.map((language) => `${language}: () => import(${JSON.stringify(fileOf(language))})`).join(', ');
    return `${JSON.stringify(namespace)}: { ${loads} }`;
  });
  return `export const base = { ${base} };\nexport const extra = { ${extra.join(', ')} };\n`;
}

function baseWords(language: string): string {
  const names = namespacesOf('locales').filter((name) => !onDemand.test(name));
  const imports = names.map((name, at) => `import words${at} from './locales/${language}/${name}.json';`);
  const members = names.map((name, at) => `${JSON.stringify(name)}: words${at}`);
  return `${imports.join('\n')}\nexport default { ${members.join(', ')} };\n`;
}

function namespacesOf(folder: string): string[] {
  return globSync(join(root, folder, 'zh_cn/*.json'))
    .map((file) => basename(file, '.json'))
    .filter((name) => !notForTheApp.test(name) && existsSync(join(root, folder, `en/${name}.json`)))
    .sort();
}

function onDemandFiles(): Map<string, (language: string) => string> {
  const files = new Map<string, (language: string) => string>();
  for (const name of namespacesOf('locales').filter((namespace) => onDemand.test(namespace)))
    files.set(name, (language) => `./locales/${language}/${name}.json`);
  for (const folder of globSync('plugins/*/locales', { cwd: root }).sort()) {
    const name = basename(join(folder, '..'));
    if (languages.every((language) => existsSync(join(root, folder, language, 'web.json')))) files.set(name, (language) => `./${folder}/${language}/web.json`);
  }
  return files;
}
