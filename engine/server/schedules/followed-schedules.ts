import type { FollowedSchedule, Schedule, ScheduleSource } from '../kernel/ports/background/scheduler.ts';
import type { Database } from '../kernel/ports/database.ts';
import { announce } from './announce.ts';
import { never, nextRun } from './next-run.ts';

const readAgainMilliseconds = 1_000;

/** Follows the schedules of a table. */
export class FollowedSchedules {
  readonly #database: Database;
  readonly #prefix: string;
  readonly #source: ScheduleSource;
  #known = new Map<string, FollowedSchedule>();
  #version = -1;
  #readAt = 0;

  constructor(database: Database, prefix: string, source: ScheduleSource) {
    this.#database = database;
    this.#prefix = prefix;
    this.#source = source;
  }

  /** Puts into `schedules` what is to run and takes out what is not, where the table has been written to. */
  async refresh(schedules: Map<string, Schedule>): Promise<void> {
    const version = this.#database.version(this.#source.table);
    if (version === this.#version || Date.now() - this.#readAt < readAgainMilliseconds) return;
    const listed = await this.#source.list();
    const found = new Map(listed.map((one) => [this.#prefix + one.name, { ...one, name: this.#prefix + one.name }]));
    const running = [...found.values()].filter(({ isPaused }) => !isPaused);
    const fresh = running.filter(({ name }) => !this.#known.has(name));
    const changed = [...found.values()].filter(
      ({ name, revision, isPaused }) => (this.#known.get(name)?.revision ?? (isPaused ? null : revision)) !== revision,
    );
    if (fresh.length > 0) await announce(this.#database, fresh);
    if (changed.length > 0) await this.#countAnew(changed);
    for (const name of this.#known.keys()) schedules.delete(name);
    for (const [name, one] of found) if (!one.isPaused) schedules.set(name, one);
    await this.#forget(new Set(found.keys()));
    this.#known = found;
    this.#version = version;
    this.#readAt = Date.now();
  }

  /** What is due already, because somebody wants it at once, stays so; what is paused is due never. */
  async #countAnew(changed: FollowedSchedule[]): Promise<void> {
    const now = Date.now();
    await this.#database.transact(async (query) => {
      for (const { name, title, every, isPaused } of changed) {
        const next = isPaused ? never : nextRun(every, now, now);
        const values = { title: JSON.stringify(title), next_at: new Date(next).toISOString() };
        const waiting = query.updateTable('schedule').set(values).where('name', '=', name).where('status', '=', 'waiting');
        await (isPaused ? waiting : waiting.where('next_at', '>', new Date(now).toISOString())).execute();
      }
    });
  }

  /** Removes the rows of schedules that are no more. That of one which runs just now goes with the next write to the table. */
  async #forget(names: ReadonlySet<string>): Promise<void> {
    const waiting = this.#database.read.selectFrom('schedule').select('name').where('status', '=', 'waiting');
    const rows = await waiting.where('name', 'like', `${this.#prefix}%`).execute();
    const gone = rows.map(({ name }) => String(name)).filter((name) => !names.has(name));
    if (gone.length === 0) return;
    await this.#database.transact((query) => query.deleteFrom('schedule').where('name', 'in', gone).where('status', '=', 'waiting').execute());
  }
}
