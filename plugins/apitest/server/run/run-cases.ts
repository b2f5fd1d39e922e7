import { readCases } from '../cases/test-case.ts';
import type { TestContext } from '../context/test-context.ts';
import { keepRun } from './keep-run.ts';
import { type CaseRun, runCase } from './run-case.ts';

/** Calls that are under way at a time: a test is no load test. */
const together = 4;
/** Cases that are read at a time. */
const batch = 100;

export interface RunOptions {
  /** Account; null for the platform itself. */
  tester: number | null;
  signal: AbortSignal;
  /** Asked before each batch. */
  check?(): Promise<void>;
  progress?(done: number, total: number): void;
}

export interface RunResult extends CaseRun {
  id: number;
  name: string;
}

/** Runs test cases and keeps how each of them went. One that is gone meanwhile is left out; an abort ends it after the calls under way. */
export async function runCases(context: TestContext, ids: readonly number[], { tester, signal, check, progress }: RunOptions): Promise<RunResult[]> {
  const results = new Map<number, RunResult>();
  for (let at = 0; at < ids.length && !signal.aborted; at += batch) {
    await check?.();
    const waiting = await readCases(context.platform, ids.slice(at, at + batch));
    const work = async () => {
      for (let test = waiting.shift(); test && !signal.aborted; test = waiting.shift()) {
        const run = await runCase(context, test, signal);
        // What was cut off says nothing of the case.
        if (signal.aborted) return;
        await keepRun(context.platform, test, run, tester);
        results.set(test.id, { id: test.id, name: test.name, ...run });
        progress?.(results.size, ids.length);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
  }
  return ids.flatMap((id) => results.get(id) ?? []);
}
