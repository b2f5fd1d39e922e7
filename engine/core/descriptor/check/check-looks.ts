import { texts } from '../../../../generated/words/engine-core/check-looks.ts';
import { fieldsOfLooks } from '../normalize/look-fields.ts';
import { allowedText } from '../parse/allowed-text.ts';
import type { Field } from '../types.ts';
import type { Candidate, Report } from './shapes/check-context.ts';

/** Reports sections of a form or detail page that are shown one at a time and have no label, or are only one. */
export function checkSectionLooks({ file }: Candidate, report: Report): void {
  for (const part of ['form', 'detail'] as const) {
    const { as = 'card', layout = [] } = file[part] ?? {};
    if (as === 'card') continue;
    for (const [index, entry] of layout.entries()) {
      const isSection = typeof entry === 'object' && !Array.isArray(entry);
      if (!isSection) report(`/${part}/layout/${index}`, 'section-without-label', { found: as });
    }
    if (layout.length < 2) report(`/${part}/as`, 'section-alone', { found: as });
  }
}

/**
 * Reports a look of the list without the field it needs, and a field that is named for a look that is not offered.
 * @param asText names of references that are already reported for storing a text; a tree over one is not reported again
 */
export function checkLooks({ file, screen }: Candidate, asText: ReadonlySet<string>, report: Report): void {
  const { list } = screen;
  if (!file.list || !list) return;
  for (const look of ['tree', 'gallery', 'kanban'] as const) {
    const { word, fits } = fieldsOfLooks[look];
    const found = file.list[word];
    if (look === 'tree' && screen.fields.some((field) => asText.has(field.name) && leadsBack(field, screen.records) && (found ?? field.name) === field.name))
      continue;
    const fitting = screen.fields.filter((field) => !field.isSystem && fits(field, screen.records)).map(({ name }) => name);
    const at = Array.isArray(file.list.as) ? `/list/as/${file.list.as.indexOf(look)}` : '/list/as';
    if (!list.looks.includes(look)) {
      if (found !== undefined) report(`/list/${word}`, 'look-not-offered', { found: word, look }, 'key');
    } else if (found !== undefined && !fitting.includes(found)) {
      report(`/list/${word}`, 'look-wrong-field', { found, wanted: texts[look], allowed: allowedText(found, fitting) });
    } else if (fitting.length === 0) report(at, 'look-without-field', { found: look, wanted: texts[look] });
    else if (!list.hasTotal && look !== 'gallery') report(at, 'look-uncounted', { found: look });
  }
  const required = file.schema?.required?.indexOf(list.parent ?? '') ?? -1;
  if (required >= 0) report(`/schema/required/${required}`, 'look-parent-required', { found: list.parent ?? '' });
}

function leadsBack({ format }: Field, records: string): boolean {
  return format?.kind === 'ref' && format.screen === records;
}
