import { texts } from '../../../../generated/words/engine-server/list.ts';
import type { ListAnswer } from '../../../core/answers/list-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { hasRowSource } from '../../../core/descriptor/row-source.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { fillText } from '../../../core/text/text.ts';
import { formatValues } from '../../formats/format-values.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { PageRequest, StoredRecord } from '../../kernel/ports/repository.ts';
import { scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';
import { groupTotals } from '../query/group-totals.ts';
import { pageByRollup } from '../query/rollup-order.ts';
import { summaryOf } from '../query/summary.ts';
import { fileTitles } from './file-titles.ts';
import { checkSort, parseFields, parseSelection, type Selection } from './list-request.ts';
import { readerOf } from './reader.ts';
import { referenceLabels } from './reference-labels.ts';
import { ancestorsOf, childrenOf, underCondition } from './tree.ts';

/** Maximum offset in an uncounted list: some ten milliseconds. */
const deepest = 100_000;

/**
 * `List`: returns one page of the records the caller may know of.
 * @param within further conditions, and an order that replaces the call's
 */
export async function listRecords(binding: ScreenBinding, call: Call, within?: Pick<Selection, 'conditions' | 'sort'>): Promise<ListAnswer> {
  const { platform, screen, repository } = binding;
  const reader = await readerOf(binding, call);
  const parsed = selectionWithin(await parseSelection(binding, call, reader), within);
  const { under } = call.params;
  const selection = typeof under === 'number' ? { ...parsed, conditions: [...parsed.conditions, ...underCondition(binding, call, under)] } : parsed;
  await checkSort(binding, selection);
  const fields = parseFields(screen, call.params.fields);
  // What a plugin makes of a record may need all of it.
  const isStored = fields?.every((name) => fieldOf(screen, name)?.computed === undefined);
  const columns =
    isStored && !binding.hooks.serialize
      ? [...storedFields(screen, fields ?? []), 'deleted_at', ...[screen.list?.parent ?? [], screen.list?.groupBy ?? []].flat()]
      : undefined;
  const page = Number(call.params.page ?? 1);
  const perPage = Number(call.params.per_page ?? 20);
  if (screen.list?.hasTotal === false && page * perPage > deepest)
    throw new InputError([{ field: 'page', code: 'max', text: fillText(texts.tooDeep, { deepest }) }]);
  const query = platform.database.read;
  const request = { ...selection, columns, cut: cutOf(binding, fields), page, perPage, counted: screen.list?.hasTotal };
  const { items: found, total } = (await pageByRollup(binding, call, request)) ?? (await repository.page(query, request));
  const above = call.params.with_ancestors === true ? await ancestorsOf(binding, call, found) : undefined;
  const [items, ancestors] = await Promise.all([reader.withDerived(found, fields), above && reader.withDerived(above, fields)]);
  const shown = [...items, ...(ancestors ?? [])];
  const [refs, titles, counts, children, summary, groups] = await Promise.all([
    referenceLabels(platform, screen, call, shown),
    fileTitles(platform, screen, shown),
    call.params.with_counts === true ? countTabs(binding, call, parsed) : undefined,
    ancestors || under !== undefined ? childrenOf(binding, call, shown) : undefined,
    call.params.with_summary === true ? summaryOf(binding, call, selection) : undefined,
    call.params.with_groups === true ? groupTotals(binding, call, selection, found) : undefined,
  ]);
  const pick = fields === undefined ? (record: StoredRecord) => record : pickOf(fields);
  const answered = (record: StoredRecord) => shortened(screen, reader.mask(serialize(binding, call, record)));
  return {
    items: items.map((record) => pick(answered(record))),
    total,
    page,
    per_page: perPage,
    refs: { ...refs, ...titles },
    ...(screen.list?.hasTotal === false && { more: total > (page - 1) * perPage + items.length }),
    ...(counts && { counts }),
    ...(children && { children }),
    ...(ancestors && { ancestors: ancestors.map((record) => pick(answered(record))) }),
    ...(summary && { summary }),
    ...(groups && { groups }),
  };
}

/** Returns the columns to be read for these fields: for a lookup its reference. */
function storedFields(screen: Screen, names: string[]): string[] {
  return [...new Set(names.map((name) => fieldOf(screen, name)?.lookup?.reference ?? name))];
}

function selectionWithin(selection: Selection, within: Pick<Selection, 'conditions' | 'sort'> | undefined): Selection {
  if (!within) return selection;
  return { ...selection, conditions: [...selection.conditions, ...within.conditions], sort: within.sort.length > 0 ? within.sort : selection.sort };
}

/** Leaves a record what was asked for, and what tells which record it is and how it stands. */
function pickOf(fields: string[]): (record: StoredRecord) => StoredRecord {
  const wanted = new Set([...fields, 'deleted_at', 'id', 'rev']);
  return (record) => {
    const left: Record<string, unknown> = {};
    for (const name in record) if (wanted.has(name)) left[name] = record[name];
    return left as StoredRecord;
  };
}

/** Counts the records of each tab or state: the other filters stay, only that of the tab changes. */
async function countTabs(binding: ScreenBinding, call: Call, selection: Selection): Promise<Record<string, number> | undefined> {
  const { platform, screen, repository } = binding;
  const tabs = screen.list?.tabs ?? screen.list?.state;
  const options = tabs === undefined ? undefined : fieldOf(screen, tabs)?.options;
  if (tabs === undefined || !options || hasRowSource(screen)) return undefined;
  // The caller's scope may speak of the same field, and it stays.
  const others = selection.conditions.filter((condition) => !('field' in condition) || condition.field !== tabs);
  const counts = await repository.countBy(platform.database.read, tabs, { ...selection, conditions: [...others, ...scopeOf(binding, call)] });
  return Object.fromEntries(options.map(({ value }) => [String(value), counts.get(value) ?? 0]));
}

/** Lists return a few hundred characters of articles and code, without markup; the rest is for `Get`. */
const previewLength = 300;
/** Number of characters read for that: the markup of an article takes its share. */
const readLength = 3_000;

interface Previewed {
  name: string;
  preview(value: string): string;
}

const previews = new WeakMap<Screen, Previewed[]>();

/** Returns the fields that a list shortens. */
function previewed(screen: Screen): Previewed[] {
  let known = previews.get(screen);
  if (!known) {
    known = [...screen.fields, ...screen.derived].flatMap(({ name, format }) => {
      const preview = format && formatValues[format.kind]?.preview;
      return preview ? [{ name, preview }] : [];
    });
    previews.set(screen, known);
  }
  return known;
}

/** Bodies need not be read whole for their beginnings, unless a plugin reads the records too. */
function cutOf({ screen, hooks }: ScreenBinding, fields: string[] | undefined): PageRequest['cut'] {
  const columns = previewed(screen).map(({ name }) => name);
  const isSeen = hooks.serialize !== undefined || screen.derived.some(({ name, computed }) => computed !== undefined && fields?.includes(name) !== false);
  return isSeen || columns.length === 0 ? undefined : { columns, length: readLength };
}

function shortened(screen: Screen, record: StoredRecord): StoredRecord {
  let short = record;
  for (const { name, preview } of previewed(screen)) {
    const value = record[name];
    if (typeof value !== 'string' || value.length <= previewLength) continue;
    if (short === record) short = { ...record };
    const text = preview(value);
    const isWhole = text.length <= previewLength && value.length < readLength;
    short[name] = isWhole ? text : `${text.slice(0, previewLength).toWellFormed()}…`;
  }
  return short;
}
