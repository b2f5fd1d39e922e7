import { randomUUID } from 'node:crypto';
import type { Schedule, Scheduler } from '../kernel/ports/background/scheduler.ts';
import type { Database } from '../kernel/ports/database.ts';
import { announce } from './announce.ts';
import { FollowedSchedules } from './followed-schedules.ts';
import { type ClaimedRun, carryOut } from './run-schedule.ts';

/** A run without a sign of life for so long belonged to an instance that died. */
const leaseMilliseconds = 10_000;
const patienceMilliseconds = 5_000;
/** Maximum delay until a new schedule, or one to be run at once, is noticed. */
const followMilliseconds = 1_000;

/**
 * Returns the scheduler of this instance.
 * @param lease milliseconds until the run of an instance that died is taken over
 */
export function createScheduler(database: Database, { lease = leaseMilliseconds } = {}): Scheduler {
  const schedules = new Map<string, Schedule>();
  const followed: FollowedSchedules[] = [];
  const running = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  let looking: Promise<void> = Promise.resolve();

  /** Runs what is due, or was left by an instance that died, and looks again when the next is. */
  async function look(): Promise<void> {
    for (const one of followed) await one.refresh(schedules).catch((error: unknown) => console.error('schedules:', error));
    const names = [...schedules.keys()].filter((name) => !running.has(name));
    const rows =
      names.length === 0
        ? []
        : await database.read.selectFrom('schedule').select(['name', 'status', 'next_at', 'alive_at', 'runs']).where('name', 'in', names).execute();
    const now = Date.now();
    let wait = followed.length > 0 ? followMilliseconds : lease / 2;
    for (const { name, status, next_at, alive_at } of rows) {
      const due = Date.parse(String(next_at));
      const isLost = status === 'running' && Date.parse(String(alive_at)) < now - lease;
      if (status === 'waiting' && due > now) wait = Math.min(wait, due - now);
      else if (status === 'waiting' || isLost) {
        const claimed = await claim(name, isLost, now);
        const schedule = schedules.get(name);
        if (claimed && schedule) begin(schedule, claimed);
      }
    }
    again(wait);
  }

  /** Of all instances that try, one changes the row. */
  async function claim(name: string, isLost: boolean, now: number): Promise<ClaimedRun | null> {
    const holder = randomUUID();
    const row = await database.transact((query) => {
      const due = query
        .updateTable('schedule')
        .set((set) => ({ status: 'running', holder, started_at: iso(now), alive_at: iso(now), ...(!isLost && { runs: set('runs', '+', 1) }) }))
        .where('name', '=', name);
      const free = isLost
        ? due.where('status', '=', 'running').where('alive_at', '<', iso(now - lease))
        : due.where('status', '=', 'waiting').where('next_at', '<=', iso(now));
      return free.returning(['runs', 'next_at']).executeTakeFirst();
    });
    return row ? { holder, number: Number(row.runs), due: Date.parse(String(row.next_at)) } : null;
  }

  function begin(schedule: Schedule, claimed: ClaimedRun): void {
    const abort = new AbortController();
    const ended = carryOut(database, schedule, claimed, { abort, beat: lease / 3 })
      .catch((error: unknown) => console.error(`schedule ${schedule.name}:`, error))
      .finally(() => {
        running.delete(schedule.name);
        again(0);
      });
    running.set(schedule.name, { abort, ended });
  }

  function again(wait: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = looking.then(look).catch((error: unknown) => {
        console.error('schedules:', error);
        again(lease / 2);
      });
    }, wait).unref();
  }

  return {
    add(schedule) {
      if (schedules.has(schedule.name)) throw new Error(`two schedules are called ${schedule.name}`);
      schedules.set(schedule.name, schedule);
    },
    follow(prefix, source) {
      followed.push(new FollowedSchedules(database, prefix, source));
    },
    start() {
      if (schedules.size === 0 && followed.length === 0) return;
      isStopped = false;
      looking = announce(database, [...schedules.values()]).catch((error: unknown) => console.error('schedules:', error));
      again(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      for (const { abort } of running.values()) abort.abort();
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds).unref());
      await Promise.race([Promise.allSettled([...running.values()].map(({ ended }) => ended)), patience]);
    },
  };
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
