import type { Text } from '../../../../core/text/text.ts';
import type { Query } from '../database.ts';

/**
 * Seconds between two runs, a time of day in the platform's time zone, or a function `next` that returns the moment after another, both in
 * milliseconds since 1970; null if there is none.
 */
export type Rhythm = number | { daily: `${number}:${number}` } | { next(after: number): number | null };

/** Recurring work, done by one instance at a time. */
export interface Schedule {
  /** Unlike any other's; the host puts the name of the plugin before it. */
  name: string;
  title: Text;
  every: Rhythm;
  /** What it answers is told as its last result. */
  run(run: ScheduledRun): Promise<Text> | Promise<void>;
}

/** Schedules that people create, as rows of a table. Every instance follows the table within seconds. */
export interface ScheduleSource {
  table: string;
  /** Those that there are. Asked again after each write to the table, at most once a second. */
  list(): Promise<FollowedSchedule[]>;
}

/** A schedule from a row. */
export interface FollowedSchedule extends Schedule {
  /** Unlike the one before where the rhythm was changed: its next run is then counted from now. */
  revision: number;
  /** Is not run for now, but goes on counting where it was. */
  isPaused: boolean;
}

/** A run of a schedule. */
export interface ScheduledRun {
  /** Counts the runs. One that another instance died over is made again under its number, so what is done elsewhere can be known by it. */
  readonly number: number;
  /** Aborted by shutdown, and where another instance has taken the run over. */
  readonly signal: AbortSignal;
  /** Writes in the transaction that ends the run: once for each run, whoever dies over it. Rejects where the run is another instance's by now. */
  finish<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** Runs schedules on exactly one of the instances that share a database. Missed runs are made up for by one. */
export interface Scheduler {
  add(schedule: Schedule): void;
  /** @param prefix what the names of its schedules, and of no others, begin with */
  follow(prefix: string, source: ScheduleSource): void;
  start(): void;
  /** Tells what runs to stop and waits at most 5 s; what has not ended is another instance's. */
  stop(): Promise<void>;
}
