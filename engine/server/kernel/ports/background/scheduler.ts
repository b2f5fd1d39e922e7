import type { Text } from '../../../../core/text/text.ts';
import type { Query } from '../database.ts';

/** Seconds from one run to the next, or a time of day on the clocks of the platform. */
export type Rhythm = number | { daily: `${number}:${number}` };

/** Work that is done again and again, by one instance at a time. */
export interface Schedule {
  /** Unlike any other's; the host puts the name of the plugin before it. */
  name: string;
  title: Text;
  every: Rhythm;
  /** What it answers is told as its last result. */
  run(run: ScheduledRun): Promise<Text> | Promise<void>;
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
  start(): void;
  /** Tells what runs to stop and waits at most 5 s; what has not ended is another instance's. */
  stop(): Promise<void>;
}
