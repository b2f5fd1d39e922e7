import { texts } from '../../../../../generated/words/engine-core/check-related.ts';
import { fieldOf } from '../../field-of.ts';
import { isFileFormat } from '../../file-formats.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { pointerOf } from '../../parse/pointer.ts';
import type { Field } from '../../types.ts';
import { checkCondition } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';
import { recordFields } from './check-effect.ts';

/** Fields from which each part of a thread or timeline can be read. */
const fitting = {
  author: ({ type }: Field) => type === 'integer' || type === 'string',
  body: ({ type, format, isState }: Field) => (type === 'string' && !isState) || format?.kind === 'localized',
  files: ({ format }: Field) => isFileFormat(format),
  time: ({ format }: Field) => format?.kind === 'date' || format?.kind === 'date-time',
  internal: ({ type }: Field) => type === 'boolean',
  state: ({ isState, options, choices }: Field) => isState || options !== undefined || choices !== undefined,
} satisfies Record<string, (field: Field) => boolean>;

/** Checks that related lists have the fields their drawing reads, and that records can be added to them. */
export function checkRelated({ file, screen }: Candidate, all: readonly Candidate[], report: Report): void {
  for (const [name, { as = 'table', query, columns, parts, add }] of Object.entries(file.detail?.related ?? {})) {
    const at = pointerOf('detail', 'related', name);
    if (as === 'table' && parts) report(`${at}/parts`, 'related-word-idle', { found: 'parts', as }, 'key');
    if (as !== 'table' && columns) report(`${at}/columns`, 'related-word-idle', { found: 'columns', as }, 'key');
    if (add?.when) checkCondition(add.when, recordFields(file), {}, `${at}/add/when`, report);
    const from = all.find((other) => other.screen.name === (query.from ?? screen.name))?.screen;
    if (as === 'table' || !from) continue;
    const namesOf = (part: keyof typeof fitting) => from.fields.filter((field) => fitting[part](field)).map((field) => field.name);
    if (as === 'thread' && parts?.body === undefined)
      report(parts ? `${at}/parts` : `${at}/as`, 'thread-without-body', { allowed: allowedText('', namesOf('body')) });
    for (const part of Object.keys(fitting) as (keyof typeof fitting)[]) {
      const found = parts?.[part];
      const field = found === undefined ? undefined : fieldOf(from, found);
      if (field && !fitting[part](field))
        report(`${at}/parts/${part}`, 'related-part-type', { found: field.name, part, wanted: texts[part], allowed: allowedText('', namesOf(part)) });
    }
  }
}
