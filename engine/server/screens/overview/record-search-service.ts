import { type FoundRecords, searchOwnRecords, searchRecords } from '../../../core/calls/search.ts';
import { titleField } from '../../../core/descriptor/title-field.ts';
import type { Site } from '../../../core/protocol/site.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Condition, StoredRecord } from '../../kernel/ports/repository.ts';
import { scopeOf } from '../../operations/binding/scope.ts';
import type { ScreenBinding } from '../../operations/binding/screen-binding.ts';
import { isSearchable } from '../../operations/read/list-filters.ts';
import { listsOf } from './lists-of.ts';

/** Maximum number of records of one list. */
const maxRecords = 5;
/** Number of newest records of a list that are searched: no index finds a part of a text, and nobody waits for a million rows. */
const lookedThrough = 50_000;

/** Finds records while somebody types, in all lists of a site he may open. */
export function recordSearchServices(platform: Platform): ContractService[] {
  const searchOn =
    (site: Site) =>
    async ({ words }: { words: string }, call: Call) => {
      const text = words.trim();
      if (text === '' || !isSearchable(text)) return { groups: [] };
      const found = await Promise.all((await listsOf(platform, call, site)).filter(isOfRecords).map((binding) => recordsOf(binding, call, text)));
      return { groups: found.filter(({ records }) => records.length > 0) };
    };
  return [handle(searchRecords, searchOn('admin')), handle(searchOwnRecords, searchOn('portal'))];
}

/** Rows of a log are found in its own list, by its filters; records without a text of their own cannot be found. */
function isOfRecords({ screen }: ScreenBinding): boolean {
  return screen.source === undefined && titleField(screen)?.type !== 'object';
}

async function recordsOf(binding: ScreenBinding, call: Call, text: string): Promise<FoundRecords[number]> {
  const { screen, repository, platform } = binding;
  const title = titleField(screen)?.name;
  const scope = scopeOf(binding, call);
  const query = platform.database.read;
  const columns = title === undefined ? [] : [title];
  const find = async (conditions: Condition[], perPage: number): Promise<StoredRecord[]> => {
    call.signal.throwIfAborted();
    const request = { conditions: [...scope, ...conditions], sort: [{ field: 'id', descending: true }], columns, page: 1, perPage };
    return (await repository.page(query, request)).items;
  };
  const number = Number(/^#?(\d{1,15})$/.exec(text)?.[1] ?? 0);
  const numbered = number > 0 ? await find([{ field: 'id', operator: 'eq', value: number }], 1) : [];
  const [newest] = title === undefined ? [] : await find([], 1);
  const called =
    title === undefined || !newest
      ? []
      : await find(
          [
            { field: 'id', operator: 'from', value: newest.id - lookedThrough },
            { field: title, operator: 'contains', value: text },
          ],
          maxRecords + 1,
        );
  const all = [...numbered, ...called.filter(({ id }) => id !== numbered[0]?.id)];
  const records = all.slice(0, maxRecords);
  return {
    path: screen.routes.list ?? '',
    label: screen.label,
    has_more: all.length > maxRecords && title !== undefined && screen.list?.search.includes(title) === true,
    records: records.map((record) => ({ id: record.id, title: String((title && record[title]) || `#${record.id}`) })),
  };
}
