import type { FlowOptions } from '../emit/emit-flow.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { calcClass } from './calc-class.ts';
import { type PhpSettings, phpDefaults, phpFolder } from './parts/php-settings.ts';
import { phpFiles } from './support/embedded.ts';

/** The classes that all generated PHP uses, the same for every project. `Trace` is among them in code that is printed with traces only. */
export function phpSupportFiles(settings: PhpSettings = phpDefaults, { trace = false }: FlowOptions = {}): GeneratedFile[] {
  const folder = phpFolder({ namespace: 'Portico' }, settings);
  const { Trace, ...texts } = phpFiles;
  const files = { ...texts, Calc: calcClass, ...(trace && { Trace }) };
  return Object.entries(files).map(([name, text]) => ({ path: `${folder}/${name}.php`, text, map: [] }));
}

/** Whether a file is one of those that all interfaces share. */
export function isSupportFile({ path }: Pick<GeneratedFile, 'path'>): boolean {
  return path.startsWith(`${phpFolder({ namespace: 'Portico' })}/`);
}
