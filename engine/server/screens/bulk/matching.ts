import { texts } from '../../../../generated/words/engine-server/matching.ts';
import type { BulkResult, Matching } from '../../../core/answers/bulk-answer.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { accountOf } from '../../operations/binding/caller.ts';
import type { ScreenBinding } from '../../operations/binding/screen-binding.ts';
import { parseSelection } from '../../operations/read/list-request.ts';
import { readerOf } from '../../operations/read/reader.ts';
import { revertedIds } from '../../operations/trash/undo.ts';

/** Share of the confirmed count that may have changed since; of fewer than a hundred none. */
const tolerance = 0.01;

/**
 * Returns the records a bulk call selects by `matching`, `job` or `undo`; null if it names them itself.
 * @throws CallError if they are not the ones somebody confirmed
 */
export async function matchedIds(binding: ScreenBinding, call: Call): Promise<number[] | null> {
  const { id, ids, matching, job, undo } = call.params;
  // A job names the records beside it.
  if (undo !== undefined) return ids === undefined ? revertedIds(binding, call, undo) : null;
  const named = [id, ids, matching, job].filter((value) => value !== undefined);
  if (matching === undefined && job === undefined) return null;
  if (named.length > 1) throw new InputError([{ field: 'matching', code: 'exclusive', text: texts.exclusive }]);
  return job === undefined ? matchingIds(binding, call, matching as Matching) : removedIds(binding, call, Number(job));
}

async function matchingIds(binding: ScreenBinding, call: Call, { count, ...selectionParams }: Matching): Promise<number[]> {
  const selection = await parseSelection(binding, { ...call, params: selectionParams }, await readerOf(binding, call));
  const ids = await binding.repository.ids(binding.platform.database.read, selection);
  if (Math.abs(ids.length - count) > count * tolerance) throw refuse('conflict', texts.changed, { count, now: ids.length }, { count: ids.length });
  return ids;
}

/** Returns what a removal job of the caller has removed, to restore it. */
async function removedIds({ platform, screen }: ScreenBinding, call: Call, job: number): Promise<number[]> {
  const found = await platform.jobs.find(job, accountOf(call));
  const result = found?.kind === bulkKind && found.finished_at !== null ? (found.result as (BulkResult & { screen: string }) | null) : null;
  if (result?.screen !== screen.name) throw refuse('notFound', texts.noJob, { job });
  return result.ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

export const bulkKind = 'bulk';
