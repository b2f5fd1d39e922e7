import type { References } from '../../../core/answers/list-answer.ts';
import { type ListRows, operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { formFieldsOf } from '../../../core/derive/form-schema.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { call } from '../../api/call.ts';
import { widgetKindOf } from '../../widgets/base/widget-kind.ts';

export interface LoadedRecords {
  records: ListedRecord[];
  refs: References;
}

const pageSize = 100;
const together = 4;
/** Of these a list gives the beginning only. */
const shortened = new Set(['richtext', 'markdown', 'code']);

/** Records as they are now, whole, in the order of the ids; those that are gone are left out. */
export async function loadRecords(screen: Screen, ids: number[], signal: AbortSignal): Promise<LoadedRecords> {
  const isLong = formFieldsOf(screen).some((field) => shortened.has(widgetKindOf(field)));
  const answers = isLong && screen.calls.Get !== undefined ? await getEach(screen, ids, signal) : await listPages(screen, ids, signal);
  const records = new Map(answers.flatMap(({ items }) => items).map((record) => [record.id, record]));
  const refs: References = {};
  for (const [field, labels] of answers.flatMap((answer) => Object.entries(answer.refs))) refs[field] = { ...refs[field], ...labels };
  return { records: ids.flatMap((id) => records.get(id) ?? []), refs };
}

type Part = Pick<ListRows, 'items' | 'refs'>;

function listPages(screen: Screen, ids: number[], signal: AbortSignal): Promise<Part[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) => ids.slice(page * pageSize, (page + 1) * pageSize));
  return inTurn(pages, (page) => call(operationOf(screen, 'List'), { per_page: pageSize, filters: { id: { in: page } } }, { signal, quiet: true }));
}

function getEach(screen: Screen, ids: number[], signal: AbortSignal): Promise<Part[]> {
  return inTurn(ids, async (id) => {
    const { refs, ...record } = await call(operationOf(screen, 'Get'), { id }, { signal, quiet: true });
    return { items: [record], refs };
  });
}

/** A few calls at a time. */
async function inTurn<Item>(items: Item[], load: (item: Item) => Promise<Part>): Promise<Part[]> {
  const parts: Part[] = [];
  const waiting = items[Symbol.iterator]();
  const work = async () => {
    for (const item of waiting) parts.push(await load(item));
  };
  await Promise.all(Array.from({ length: together }, work));
  return parts;
}
