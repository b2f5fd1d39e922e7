import type { JobView } from '../../../core/calls/job.ts';
import type { Text } from '../../../core/text/text.ts';
import type { Session } from '../call/service.ts';

/** What a runner receives. */
export interface JobContext {
  accountId: number;
  /** Aborted by cancel, by shutdown, and where `check` finds that the work may not go on; it stops at the next row. */
  signal: AbortSignal;
  /** Asked before each batch: aborts `signal` where whoever began the job may no longer do so. */
  check(): Promise<void>;
  /** Cheap: written to the database at most twice a second. */
  progress(done: number, total: number): void;
}

/** Runs one kind of job; the return value becomes `result`, also after an abort. */
export type JobRunner = (payload: unknown, context: JobContext) => Promise<unknown>;

/** The call a job continues. */
export interface BegunBy {
  service: string;
  session: Session;
}

/** Background work that survives a restart: rows in `job`, claimed by exactly one instance. */
export interface JobQueue {
  register(kind: string, runner: JobRunner): void;
  /** `call` began it: the job ends with the session's account and with its right to make that call. */
  add(job: {
    kind: string;
    title: Text;
    payload: unknown;
    call: BegunBy /** Its owner gets a message when it is over. */;
    notifiesOwner?: boolean;
  }): Promise<number>;
  find(id: number, accountId: number): Promise<JobView | null>;
  /** The 50 newest. */
  list(accountId: number): Promise<JobView[]>;
  cancel(id: number, accountId: number): Promise<boolean>;
  /** Begins claiming; called once the server listens. */
  start(): void;
  /** Tells running jobs to stop and waits at most 5 s for them. */
  stop(): Promise<void>;
}
