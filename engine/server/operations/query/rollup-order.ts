import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Page, PageRequest } from '../../kernel/ports/repository.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { rolledUp } from './rollups.ts';

/**
 * Returns the ids of a selection in the order of a rollup, which has no index: the values are compared in memory, ties by id, empty ones first.
 * `checkSort` limits the number of records. Null if the sort is by no rollup.
 */
export async function idsByRollup(
  { platform, repository, screen }: ScreenBinding,
  call: Call,
  selection: Omit<PageRequest, 'page' | 'perPage'>,
): Promise<number[] | null> {
  const [key] = selection.sort;
  const rollup = key && fieldOf(screen, key.field)?.rollup;
  if (!key || !rollup) return null;
  const ids = await repository.ids(platform.database.read, selection);
  const rollupOf = await rolledUp(platform, screen, { rollup }, call, ids);
  const turned = key.descending ? -1 : 1;
  const sorted = ids.map((id) => ({ id, value: rollupOf(id) })).sort((one, other) => turned * (compare(one.value, other.value) || one.id - other.id));
  return sorted.map(({ id }) => id);
}

/** Returns a page of records in the order of a rollup. Null if the sort is by no rollup. */
export async function pageByRollup(binding: ScreenBinding, call: Call, request: PageRequest): Promise<Page | null> {
  const { platform, repository } = binding;
  const ids = await idsByRollup(binding, call, request);
  if (!ids) return null;
  const shown = ids.slice((request.page - 1) * request.perPage, request.page * request.perPage);
  const { conditions, columns, trash } = request;
  const items = await repository.getMany(platform.database.read, shown, { conditions, columns, trash });
  return { items, total: ids.length };
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return -1;
  if (other === null || other === undefined) return 1;
  return typeof one === 'string' ? (one < String(other) ? -1 : 1) : Number(one) - Number(other);
}
