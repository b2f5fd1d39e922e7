import { texts } from '../../../../generated/words/engine-server/related.ts';
import type { ListAnswer } from '../../../core/answers/list-answer.ts';
import { defaults } from '../../../core/descriptor/normalize/defaults.ts';
import { fillText, joinTexts, plainText } from '../../../core/text/text.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { conditionQuery, contextOf } from '../binding/condition-query.ts';
import { findRecord } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { singleRecord } from '../binding/single-record.ts';
import { mayList, queriedScreen } from '../query/ask-query.ts';
import { listRecords } from './list.ts';

/** `Related`: returns a page of one of the lists on a record's page, as `List` of the other screen answers it. Requires the right to that list, too. */
export async function relatedRecords(binding: ScreenBinding, call: Call): Promise<ListAnswer> {
  const { platform, screen } = binding;
  const related = screen.related.find(({ name }) => name === call.params.list);
  if (!related) {
    const allowed = joinTexts(screen.related.map(({ name }) => plainText(name)));
    throw new InputError([{ field: 'list', code: 'unknown', text: fillText(texts.unknown, { name: String(call.params.list), allowed }) }]);
  }
  const record = screen.kind === 'single' ? await singleRecord(binding, call) : await findRecord(binding, call, Number(call.params.id));
  const other = queriedScreen(platform, related.query);
  if (!other || !(await mayList(platform, other.screen, call))) throw refuse('noRight', texts.noList, { label: related.label });
  const { via, where, sort } = related.query;
  const belonging = conditionQuery(platform, other.screen, where, { ...contextOf(call), record });
  const { page, per_page, entry } = call.params;
  const within = { sort, conditions: [{ field: via, operator: 'eq' as const, value: record.id }, ...belonging] };
  const perPage = Number(per_page ?? defaults.pageSize);
  const at = typeof entry === 'number' ? await pageOf(other, call, within, { entry, perPage }) : undefined;
  return listRecords(other, { ...call, params: { page: at ?? page, per_page, with_counts: false } }, within);
}

/** As far as a record is looked for in a list, in records from its beginning. */
const farthest = 1_000;

/** Returns the page of a list that has a record; undefined if none of the first ones has. */
async function pageOf(
  other: ScreenBinding,
  call: Call,
  within: Parameters<typeof listRecords>[2],
  { entry, perPage }: { entry: number; perPage: number },
): Promise<number | undefined> {
  const { items } = await listRecords(other, { ...call, params: { page: 1, per_page: farthest, fields: ['id'], with_counts: false } }, within);
  const place = items.findIndex(({ id }) => id === entry);
  return place < 0 ? undefined : Math.floor(place / perPage) + 1;
}
