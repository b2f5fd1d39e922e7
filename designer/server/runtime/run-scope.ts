import type { Environment } from '../../model/semantics/runtime/environments.ts';
import type { Cache } from '../../model/semantics/runtime/runtime.ts';
import type { RunWrites } from '../databases/all-tables.ts';
import type { RunLevels } from '../databases/run-tables.ts';
import type { StandIns } from '../databases/stand-in-tables.ts';
import type { UpstreamFile } from '../outbound/upstream-file.ts';
import type { RunBudget } from './run-budget.ts';

/** What the interfaces of one run share, however deep they call one another. */
export interface RunScope {
  /** The interfaces that led here, the running one last. */
  path: readonly string[];
  tables: RunWrites;
  cache: Cache;
  budget: RunBudget;
  /** Of tables that keep or undo writes together. */
  levels?: RunLevels;
  /** Of writes that are kept or undone together: keeps those made so far, before the run waits for something outside. */
  settle?(): Promise<void>;
  /** Files that upstreams have answered so far; those that are not the answer are discarded in the end. */
  files: UpstreamFile[];
  /** Sealed values that were read so far: they are used, and in nothing the caller is told. */
  secrets: Set<string>;
  /** A designer tries out the first interface of the path. */
  isTest?: boolean;
  /** What statements of SQL nodes and stored procedures write is undone at once, that of statements counted here. */
  undone?: { changes: number };
  /** Whose configuration values it reads; `prod` by default. */
  environment?: Environment;
  /** Databases that take the place of others in the environment. */
  standIns?: StandIns;
}
