/** A long piece of work as its owner sees it. */
export interface JobView {
  id: number;
  kind: string;
  title: { zh_cn: string; en: string };
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Units done and in all; `total` is 0 while unknown. */
  done: number;
  total: number;
  /** What the work answered: counts, a download's file id, row faults. */
  result: unknown;
  error: { zh_cn: string; en: string } | null;
  created_at: string;
  finished_at: string | null;
}

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
  add(job: { kind: string; title: JobView['title']; payload: unknown; accountId: number }): Promise<number>;
  find(id: number, accountId: number): Promise<JobView | null>;
  list(accountId: number): Promise<JobView[]>;
  cancel(id: number, accountId: number): Promise<boolean>;
  /** Begins claiming; called once the server listens. */
  start(): void;
  /** Lets running jobs reach a safe point, at most 5 s. */
  stop(): Promise<void>;
}
