import type { GeneratedFile } from '../generated-file.ts';
import { type PhpSettings, phpDefaults } from './php-settings.ts';
import { calcPhp } from './support/calc-php.ts';
import { failurePhp } from './support/failure-php.ts';
import { faultPhp, strictInputPhp } from './support/fault-php.ts';
import { formatPhp } from './support/format-php.ts';
import { httpPhp } from './support/http-php.ts';
import { inputPhp } from './support/input-php.ts';
import { tablePhp } from './support/table-php.ts';

/** The classes all generated PHP leans on; the same for every project. */
export function phpSupportFiles(settings: PhpSettings = phpDefaults): GeneratedFile[] {
  const texts = {
    Failure: failurePhp,
    Fault: faultPhp,
    Calc: calcPhp,
    Format: formatPhp,
    Input: inputPhp,
    StrictInput: strictInputPhp,
    Http: httpPhp,
    Table: tablePhp,
  };
  const folder = `${settings.source}/${settings.namespaceFolder === 'lower' ? 'portico' : 'Portico'}`;
  return Object.entries(texts).map(([name, text]) => ({ path: `${folder}/${name}.php`, text, map: [] }));
}
