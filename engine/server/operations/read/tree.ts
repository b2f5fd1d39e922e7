import type { Screen } from '../../../core/descriptor/types.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Condition, StoredRecord } from '../../kernel/ports/repository.ts';
import { scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';

/** Maximum number of levels that a path is followed up. */
const deepest = 100;

/**
 * Returns the condition on the direct children of a record; for 0 those at the top: without a parent, or with one the caller cannot know of, so that
 * nothing he may see is out of reach.
 */
export function underCondition(binding: ScreenBinding, call: Call, under: number): Condition[] {
  const { screen, repository } = binding;
  const parent = screen.list?.parent;
  if (parent === undefined) return [];
  if (under > 0) return [{ field: parent, operator: 'eq', value: under }];
  const live: Condition[] = repository.table.hasTrash ? [{ field: 'deleted_at', operator: 'empty', value: true }] : [];
  const known = { table: repository.table, conditions: [...live, ...scopeOf(binding, call)] };
  return [
    {
      either: [
        { field: parent, operator: 'empty', value: true },
        { field: parent, except: known },
      ],
    },
  ];
}

/** Counts the direct children of each of these records that the caller may know of; leaves out zeros. */
export async function childrenOf(binding: ScreenBinding, call: Call, records: StoredRecord[]): Promise<Record<string, number>> {
  const { platform, screen, repository } = binding;
  const parent = screen.list?.parent;
  if (parent === undefined || records.length === 0) return {};
  const above: Condition = { field: parent, operator: 'in', value: records.map(({ id }) => id) };
  const counts = await repository.countBy(platform.database.read, parent, { conditions: [above, ...scopeOf(binding, call)] });
  return Object.fromEntries([...counts].map(([id, count]) => [String(id), count]));
}

/** Returns the ancestors of these records that the caller may know of and that are not among them; one statement per level. */
export async function ancestorsOf(binding: ScreenBinding, call: Call, records: StoredRecord[]): Promise<StoredRecord[]> {
  const { platform, screen, repository } = binding;
  const conditions = scopeOf(binding, call);
  const known = new Set(records.map(({ id }) => id));
  const found: StoredRecord[] = [];
  let level = records;
  for (let height = 0; height < deepest && level.length > 0; height++) {
    const wanted = parentsOf(screen, level).filter((id) => !known.has(id));
    if (wanted.length === 0) break;
    level = await repository.getMany(platform.database.read, wanted, { conditions });
    for (const id of wanted) known.add(id);
    found.push(...level);
  }
  return found;
}

function parentsOf({ list }: Screen, records: StoredRecord[]): number[] {
  return records.map((record) => record[list?.parent ?? '']).filter((id): id is number => typeof id === 'number');
}
