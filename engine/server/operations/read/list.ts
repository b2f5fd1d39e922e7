import type { ListAnswer } from '../../../core/answers/list-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { formatValues } from '../../formats/format-values.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { fieldMaskingOf } from '../binding/field-masking.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';
import { checkSort, parseFields, parseSelection, type Selection } from './list-request.ts';
import { referenceLabels } from './reference-labels.ts';

/** `List`: one page of the records the caller may know of. */
export async function listRecords(binding: ScreenBinding, call: Call): Promise<ListAnswer> {
  const { platform, screen, repository } = binding;
  const masking = await fieldMaskingOf(binding, call);
  const selection = parseSelection(binding, call, masking.screen);
  await checkSort(binding, selection);
  const fields = parseFields(screen, call.params.fields);
  // What a plugin makes of a record may need all of it.
  const columns = fields && !binding.hooks.serialize ? [...fields, 'deleted_at'] : undefined;
  const page = Number(call.params.page ?? 1);
  const perPage = Number(call.params.per_page ?? 20);
  const query = platform.database.read;
  const { items, total } = await repository.page(query, { ...selection, columns, page, perPage });
  const [refs, counts] = await Promise.all([
    referenceLabels(platform, screen, items),
    call.params.with_counts === true ? countTabs(binding, selection) : undefined,
  ]);
  return {
    items: items.map((record) => picked(shortened(screen, masking.mask(serialize(binding, call, record))), columns ? undefined : fields)),
    total,
    page,
    per_page: perPage,
    refs,
    ...(counts && { counts }),
  };
}

function picked(record: StoredRecord, fields: string[] | undefined): StoredRecord {
  if (!fields) return record;
  return { ...Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name))), id: record.id, rev: record.rev };
}

/** Records behind each tab: everything else that is asked for stays, only the tab itself changes. */
async function countTabs({ platform, screen, repository }: ScreenBinding, selection: Selection): Promise<Record<string, number> | undefined> {
  const tabs = screen.list?.tabs;
  const options = tabs === undefined ? undefined : fieldOf(screen, tabs)?.options;
  if (tabs === undefined || !options) return undefined;
  const others = selection.conditions.filter((condition) => condition.field !== tabs);
  const counts = options.map(async ({ value }): Promise<[string, number]> => {
    const conditions = [...others, { field: tabs, operator: 'eq' as const, value }];
    return [String(value), await repository.count(platform.database.read, { ...selection, conditions })];
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** Articles and code are for `Get`: in a list a few hundred of their characters stand for the rest, without the markup. */
const previewLength = 300;

function shortened(screen: Screen, record: StoredRecord): StoredRecord {
  let short = record;
  for (const { name, format } of screen.fields) {
    const value = record[name];
    if (typeof value !== 'string' || value.length <= previewLength) continue;
    const preview = format && formatValues[format.kind]?.preview;
    if (!preview) continue;
    if (short === record) short = { ...record };
    const text = preview(value);
    short[name] = text.length <= previewLength ? text : `${text.slice(0, previewLength).toWellFormed()}…`;
  }
  return short;
}
