import type { BulkResult } from '../../../core/answers/bulk-answer.ts';
import type { TransitionAnswer } from '../../../core/answers/list-answer.ts';
import { CallError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { JobContext } from '../../kernel/ports/job-queue.ts';

/**
 * Records between two checks of whether the work may continue, and those of one call: the calls of a batch run side by side, so that their writes
 * share one fsync.
 */
const batch = 200;
const together = 10;
/** Maximum number of failures that are listed. */
const maxFailures = 500;

/** Handles the ids of a bulk call, batch by batch. Refused records stay as they were and are reported; an abort leaves the rest. */
export async function runBulk(run: (ids: number[]) => Promise<unknown>, call: Pick<Call, 'language'>, ids: number[], context: JobContext): Promise<BulkResult> {
  const changed: number[] = [];
  const failed: BulkResult['failed'] = [];
  let failures = 0;
  const fail = (errors: BulkResult['failed']): void => {
    failures += errors.length;
    failed.push(...errors.slice(0, Math.max(0, maxFailures - failed.length)));
  };
  const work = async (some: number[]): Promise<void> => {
    try {
      const answer = (await run(some)) as Partial<TransitionAnswer> & { removed?: number[]; restored?: number[] };
      changed.push(...(answer.done ?? answer.removed ?? answer.restored ?? some));
      fail(answer.failed ?? []);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const [only, ...others] = some;
      // All of a batch are refused for one of them: the others are done without it.
      if (only !== undefined && others.length === 0) fail([{ id: only, ret: error.ret, msg: error.text[call.language] }]);
      else for (const id of some) await work([id]);
    }
  };
  for (let at = 0; at < ids.length; at += batch) {
    await context.check();
    if (context.signal.aborted) break;
    const some = ids.slice(at, at + batch);
    await Promise.all(Array.from({ length: Math.ceil(some.length / together) }, (_, part) => work(some.slice(part * together, (part + 1) * together))));
    context.progress(Math.min(at + batch, ids.length), ids.length);
  }
  return { done: changed.length, failed_count: failures, failed, ranges: rangesOf(changed) };
}

/** Returns ranges of consecutive ids: those of one removal are mostly consecutive, and a million of them are then one pair. */
function rangesOf(ids: number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const id of ids.sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}
