import type { JobView } from '../../core/protocol/job.ts';
import type { Text } from '../../core/text/text.ts';

export interface JobContext {
  accountId: number;
  /** Aborted by cancel and by shutdown; the work stops at the next row. */
  signal: AbortSignal;
  /** Cheap: written to the database at most twice a second. */
  progress(done: number, total: number): void;
}

/** Runs one kind of job; what it returns becomes `result`. */
export type JobRunner = (payload: unknown, context: JobContext) => Promise<unknown>;

/** Background work that survives a restart: rows in `job`, claimed by exactly one instance. */
export interface JobQueue {
  register(kind: string, runner: JobRunner): void;
  add(job: { kind: string; title: Text; payload: unknown; accountId: number }): Promise<number>;
  find(id: number, accountId: number): Promise<JobView | null>;
  /** The 50 newest. */
  list(accountId: number): Promise<JobView[]>;
  cancel(id: number, accountId: number): Promise<boolean>;
  /** Begins claiming; called once the server listens. */
  start(): void;
  /** Tells running jobs to stop and waits at most 5 s for them. */
  stop(): Promise<void>;
}
