import type { TestRunAnswer } from '../../calls/run-calls.ts';

/** What a node did in the last test run. */
export interface NodeRun {
  /** Of its last turn. */
  outputs: { [port: string]: unknown };
  /** Of all turns together. */
  milliseconds: number;
  hits: number;
  failure?: { ret: number; msg: string };
}

/** What each node did, by id. */
export function nodeRuns(run: TestRunAnswer | null): Map<string, NodeRun> {
  const runs = new Map<string, NodeRun>();
  for (const { node, outputs, milliseconds, failure } of run?.steps ?? []) {
    const known = runs.get(node);
    runs.set(node, {
      outputs: outputs ?? {},
      milliseconds: (known?.milliseconds ?? 0) + milliseconds,
      hits: (known?.hits ?? 0) + 1,
      ...(failure && { failure }),
    });
  }
  return runs;
}
