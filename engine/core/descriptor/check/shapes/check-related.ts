import { pointerOf } from '../../parse/pointer.ts';
import { checkCondition } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';
import { recordFields } from './check-effect.ts';

/** Related lists have the words their drawing reads, and records are added while the record they stand on can be so. */
export function checkRelated({ file }: Candidate, report: Report): void {
  for (const [name, { as = 'table', columns, parts, add }] of Object.entries(file.detail?.related ?? {})) {
    const at = pointerOf('detail', 'related', name);
    if (as === 'table' && parts) report(`${at}/parts`, 'related-word-idle', { found: 'parts', as }, 'key');
    if (as !== 'table' && columns) report(`${at}/columns`, 'related-word-idle', { found: 'columns', as }, 'key');
    if (add?.when) checkCondition(add.when, recordFields(file), {}, `${at}/add/when`, report);
  }
}
