import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { defaultLanguage, isLanguage, type Language, languages } from '../../../engine/core/text/text.ts';
import { root } from '../paths.ts';
import { languageFile, packageWords, spokenFile } from './languages.ts';

/** Pages without framework read `login` by themselves, the server `calls` and `descriptor`, the build `language`. */
const notForTheApp = /^(login|calls|descriptor|language)/;
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
        const contents = isLanguage(language) ? baseWords(language) : index();
        return { contents, loader: 'js', resolveDir: root, watchDirs: languages.map((each) => join(root, 'locales', each)) };
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
  return [
    `export const base = { ${base} };`,
    `export const extra = { ${extra.join(', ')} };`,
    `export const calendars = { ${ofPackages(({ calendar }, language) => calendarOf(languageFile(language).dayjs, calendar))} };`,
    `export const antdLocales = { ${ofPackages(({ antd }) => (antd ? loading(antd) : 'undefined'))} };`,
    `export const editorWords = { ${ofPackages(({ editor }) => (editor ? loading(editor) : 'undefined'))} };`,
    '',
  ].join('\n');
}

function ofPackages(print: (words: ReturnType<typeof packageWords>, language: Language) => string): string {
  return languages.map((language) => `${language}: ${print(packageWords(language), language)}`).join(', ');
}

/** `{ name: 'zh-cn', load: () => import('…') }`; English is built in. */
function calendarOf(name: string, module: string | undefined): string {
  return module === undefined ? `{ name: '${name}' }` : `{ name: '${name}', load: ${loading(module)} }`;
}

function loading(module: string): string {
  return `() => import('${module}')`;
}

function baseWords(language: Language): string {
  const names = namespacesOf('locales').filter((name) => !onDemand.test(name));
  const imports = names.map((name, at) => `import words${at} from './${spokenFile(language, (each) => `locales/${each}/${name}.json`)}';`);
  const members = names.map((name, at) => `${JSON.stringify(name)}: words${at}`);
  return `${imports.join('\n')}\nexport default { ${members.join(', ')} };\n`;
}

function namespacesOf(folder: string): string[] {
  return globSync(join(root, folder, defaultLanguage, '*.json'))
    .map((file) => basename(file, '.json'))
    .filter((name) => !notForTheApp.test(name))
    .sort();
}

function onDemandFiles(): Map<string, (language: Language) => string> {
  const files = new Map<string, (language: Language) => string>();
  for (const name of namespacesOf('locales').filter((namespace) => onDemand.test(namespace)))
    files.set(name, (language) => `./${spokenFile(language, (each) => `locales/${each}/${name}.json`)}`);
  for (const file of globSync(`plugins/*/locales/${defaultLanguage}/web.json`, { cwd: root }).sort()) {
    const folder = join(file, '../..');
    files.set(basename(join(folder, '..')), (language) => `./${spokenFile(language, (each) => `${folder}/${each}/web.json`)}`);
  }
  return files;
}
