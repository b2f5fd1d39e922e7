import { texts } from '../../../../generated/words/engine-server/options.ts';
import type { OptionsAnswer } from '../../../core/answers/list-answer.ts';
import { pickableLibraries, pickableReferences, type ReferenceTarget } from '../../../core/derive/references.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Condition } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf } from '../binding/condition-query.ts';
import { scopeOf } from '../binding/scope.ts';
import { hooksOf, type ScreenBinding } from '../binding/screen-binding.ts';
import { libraryOptions } from './library-options.ts';
import { isSearchable } from './list-filters.ts';
import { labelSource } from './reference-labels.ts';

const maxOptions = 20;

/**
 * `Options`: returns records a reference field of this screen may refer to, found by label or number (`12`, `#12`). They contain nothing but the
 * label, so no right on the target screen is needed. The target's own scope applies here too.
 */
export async function listOptions({ platform, screen, plugins }: Pick<ScreenBinding, 'platform' | 'screen' | 'plugins'>, call: Call): Promise<OptionsAnswer> {
  const library = pickableLibraries(screen).get(String(call.params.field));
  if (library) return libraryOptions(platform, library, call);
  const reference = pickableReferences(screen).get(String(call.params.field));
  const source = reference && labelSource(platform, screen, reference);
  const repository = source && platform.repositories.of(source.screen);
  if (!reference || !source || !repository) return { items: [] };
  const { search, ids } = call.params;
  const text = typeof search === 'string' ? search.trim() : '';
  if (!isSearchable(text)) throw new InputError([{ field: 'search', code: 'characters', text: texts.unsearchable }]);
  const scope = scopeOf({ platform, screen: source.screen, hooks: hooksOf(source.screen, plugins) }, call);
  const within = [...scope, ...(Array.isArray(ids) ? [] : offeredConditions(platform, source.screen, reference, call))];
  const conditions: Condition[] = [...within];
  if (text !== '') conditions.push({ field: source.column, operator: 'contains', value: text });
  if (Array.isArray(ids)) conditions.push({ field: 'id', operator: 'in', value: ids });
  const perPage = Array.isArray(ids) ? 100 : maxOptions;
  const find = async (wanted: Condition[], most: number) =>
    (await repository.page(platform.database.read, { conditions: wanted, sort: [{ field: 'id', descending: true }], page: 1, perPage: most })).items;
  const number = Number(/^#?(\d{1,15})$/.exec(text)?.[1] ?? 0);
  const numbered = number > 0 ? await find([...within, { field: 'id', operator: 'eq', value: number }], 1) : [];
  const called = (await find(conditions, perPage)).filter(({ id }) => id !== numbered[0]?.id);
  return {
    items: [...numbered, ...called].slice(0, perPage).map((record) => {
      const label = String(record[source.column] ?? record.id);
      return { value: reference.stores === 'id' ? record.id : label, label };
    }),
  };
}

/** Returns the conditions of `options.where`; chosen records are always returned. */
function offeredConditions(platform: Platform, target: Screen, { offered }: ReferenceTarget, call: Call): Condition[] {
  const form = typeof call.params.form === 'object' && call.params.form !== null ? { ...call.params.form } : {};
  return conditionQuery(platform, target, offered, { ...contextOf(call), form });
}
