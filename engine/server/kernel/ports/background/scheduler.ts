import type { Text } from '../../../../core/text/text.ts';
import type { Query } from '../database.ts';

/**
 * Seconds from one run to the next, a time of day on the clocks of the platform, or whatever `next` says: the moment that follows another, both in
 * milliseconds since 1970; null where there is none any more.
 */
export type Rhythm = number | { daily: `${number}:${number}` } | { next(after: number): number | null };

/** Work that is done again and again, by one instance at a time. */
export interface Schedule {
  /** Unlike any other's; the host puts the name of the plugin before it. */
  name: string;
  title: Text;
  every: Rhythm;
  /** What it answers is told as its last result. */
  run(run: ScheduledRun): Promise<Text> | Promise<void>;
}

/** Schedules that people make, as rows of a table. They come, change and go with it, on every instance within seconds. */
export interface ScheduleSource {
  table: string;
  /** Those that there are. Asked again after each write to the table, at most once a second. */
  list(): Promise<FollowedSchedule[]>;
}

export interface FollowedSchedule extends Schedule {
  /** Unlike the one before where the rhythm was changed: its next run is then counted from now. */
  revision: number;
  /** Is not run for now, but goes on counting where it was. */
  isPaused: boolean;
}

export interface ScheduledRun {
  /** Counts the runs. One that another instance died over is made again under its number, so what is done elsewhere can be known by it. */
  readonly number: number;
  /** Aborted by shutdown, and where another instance has taken the run over. */
  readonly signal: AbortSignal;
  /** Writes in the transaction that ends the run: once for each run, whoever dies over it. Rejects where the run is another instance's by now. */
  finish<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** Runs schedules on exactly one of the instances that share a database. A run that was missed is caught up once. */
export interface Scheduler {
  add(schedule: Schedule): void;
  /** @param prefix what the names of its schedules, and of no others, begin with */
  follow(prefix: string, source: ScheduleSource): void;
  start(): void;
  /** Tells what runs to stop and waits at most 5 s; what has not ended is another instance's. */
  stop(): Promise<void>;
}
