import { texts } from '../../../../generated/words/engine-server/options.ts';
import type { OptionsAnswer } from '../../../core/answers/list-answer.ts';
import { titleField } from '../../../core/descriptor/title-field.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import { scopeOf } from '../binding/scope.ts';
import { hooksOf } from '../binding/screen-binding.ts';
import { isSearchable } from './list-filters.ts';

/** Pictures fill a page of the picker; more of them are found by name. */
const mostPictures = 100;

/** `Options` of a picture: returns the newest of its library, or those whose name contains the text. The value is the picture's address. */
export async function libraryOptions(platform: Platform, { screen: name, field }: NonNullable<Field['library']>, call: Call): Promise<OptionsAnswer> {
  const screen = platform.screens.find(name);
  const repository = screen && platform.repositories.of(screen);
  if (!screen || !repository) return { items: [] };
  const text = typeof call.params.search === 'string' ? call.params.search.trim() : '';
  if (!isSearchable(text)) throw new InputError([{ field: 'search', code: 'characters', text: texts.unsearchable }]);
  const title = titleField(screen)?.name;
  const { items } = await repository.page(platform.database.read, {
    conditions: scopeOf({ platform, screen, hooks: hooksOf(screen, platform.plugins) }, call),
    ...(text !== '' && title !== undefined && { search: { text, fields: [title] } }),
    sort: [{ field: 'id', descending: true }],
    page: 1,
    perPage: mostPictures,
  });
  return {
    items: items.flatMap((record) => {
      const value = record[field];
      return typeof value === 'string' && value !== '' ? [{ value, label: String((title && record[title]) ?? record.id) }] : [];
    }),
  };
}
