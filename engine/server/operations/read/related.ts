import { texts } from '../../../../generated/words/engine-server/related.ts';
import type { ListAnswer } from '../../../core/answers/list-answer.ts';
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
  const { page, per_page } = call.params;
  const params = { page, per_page, with_counts: false };
  return listRecords(other, { ...call, params }, { sort, conditions: [{ field: via, operator: 'eq', value: record.id }, ...belonging] });
}
