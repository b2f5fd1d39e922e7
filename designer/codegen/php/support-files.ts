import type { GeneratedFile } from '../generated-file.ts';
import { calcPhp } from './support/calc-php.ts';
import { failurePhp } from './support/failure-php.ts';
import { httpPhp } from './support/http-php.ts';
import { tablePhp } from './support/table-php.ts';

/** The classes all generated PHP leans on; the same for every project. */
export function phpSupportFiles(): GeneratedFile[] {
  const texts = { Calc: calcPhp, Failure: failurePhp, Http: httpPhp, Table: tablePhp };
  return Object.entries(texts).map(([name, text]) => ({ path: `Portico/${name}.php`, text, map: [] }));
}
