import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { refuse } from '../../../engine/server/kernel/call/errors.ts';
import type { Schedule, ScheduledRun } from '../../../engine/server/kernel/ports/background/scheduler.ts';
import { createScheduler } from '../../../engine/server/schedules/create-scheduler.ts';
import { nextRun } from '../../../engine/server/schedules/next-run.ts';
import { scheduleTable } from '../../../engine/server/schedules/schedule-table.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { until } from '../../helpers/server.ts';

const at = (text: string) => Date.parse(text);

test('the next run keeps step, makes up for missed ones once, and knows the time of day of the platform', () => {
  const due = at('2026-11-23T00:00:00Z');
  expect(nextRun(10, due, due + 1)).toBe(due + 10_000);
  expect(nextRun(10, due, due + 10_000)).toBe(due + 20_000);
  expect(nextRun(10, due, due + 95_500)).toBe(due + 100_000);
  const daily = { daily: '03:30' } as const;
  expect(new Date(nextRun(daily, due, at('2026-11-23T19:29:59Z'))).toISOString()).toBe('2026-11-23T19:30:00.000Z');
  expect(new Date(nextRun(daily, due, at('2026-11-23T19:30:00Z'))).toISOString()).toBe('2026-11-24T19:30:00.000Z');
});

describeOnDatabases('the scheduler', ({ open }) => {
  const row = async (name: string) => (await open()).read.selectFrom('schedule').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  async function started(schedule: Omit<Schedule, 'title'>, lease = 300, prepare?: (name: string) => Promise<void>) {
    const database = await open();
    await migrate(database, [scheduleTable]);
    await prepare?.(schedule.name);
    const scheduler = createScheduler(database, { lease });
    scheduler.add({ ...schedule, title: both('Probe') });
    scheduler.start();
    onTestFinished(() => scheduler.stop());
    return scheduler;
  }
  const missed = async (name: string) => {
    const values = { name, title: '{}', next_at: new Date(Date.now() - 3_600_000).toISOString(), runs: 4 };
    await (await open()).transact((query) => query.insertInto('schedule').values(values).execute());
  };

  test('catches up once what was missed, and tells its result', async () => {
    const ran: number[] = [];
    const run = async ({ number }: ScheduledRun) => {
      ran.push(number);
      return both('Two removed');
    };
    await started({ name: 'missed', every: 60, run }, 300, missed);
    const { outcome, result, next_at, status } = await until(
      () => row('missed'),
      (one) => one.outcome !== null,
    );
    expect({ outcome, status, result: JSON.parse(String(result)) }).toEqual({ outcome: 'done', status: 'waiting', result: both('Two removed') });
    expect(Date.parse(String(next_at)) - Date.now()).toBeGreaterThan(0);
    expect(Date.parse(String(next_at)) - Date.now()).toBeLessThanOrEqual(60_000);
    expect(ran).toEqual([5]);
  });

  test.each([
    ['a refusal in its own words', () => refuse('conflict', both('The disk is full')), 'The disk is full'],
    ['a fault in none', () => new Error('SELECT secret'), 'en'],
  ])('tells of a failed run, %s, and makes the next', async (name, error, words) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    let runs = 0;
    await started({ name, every: 3_600, run: () => (runs++ === 0 ? Promise.reject<void>(error()) : Promise.resolve()) }, 300, missed);
    const failed = await until(
      () => row(name),
      (one) => one.outcome !== null,
    );
    expect(failed.outcome).toBe('failed');
    expect(String(failed.result)).toContain(words);
    expect(String(failed.result)).not.toContain('SELECT');
    const now = new Date().toISOString();
    await (await open()).transact((query) => query.updateTable('schedule').set({ next_at: now }).where('name', '=', name).execute());
    await until(
      () => row(name),
      (one) => one.outcome === 'done',
    );
  });

  test('takes over the run of an instance that is gone, under its number, and what that one still writes is undone', async () => {
    const stalled = Promise.withResolvers<ScheduledRun>();
    const woken = Promise.withResolvers<void>();
    const stall = (run: ScheduledRun) => {
      stalled.resolve(run);
      return woken.promise;
    };
    await started({ name: 'stalled', every: 3_600, run: stall }, 60_000, missed);
    onTestFinished(() => woken.resolve());
    const lost = await stalled.promise;
    const old = new Date(Date.now() - 10_000).toISOString();
    await (await open()).transact((query) => query.updateTable('schedule').set({ alive_at: old }).where('name', '=', 'stalled').execute());
    const again = Promise.withResolvers<number>();
    await started({ name: 'stalled', every: 3_600, run: async ({ number }) => again.resolve(number) });
    expect(await again.promise).toBe(lost.number);
    await until(
      () => row('stalled'),
      (one) => one.outcome === 'done',
    );
    await expect(lost.finish((query) => query.updateTable('schedule').set({ runs: 99 }).where('name', '=', 'stalled').execute())).rejects.toThrow();
    expect(Number((await row('stalled')).runs)).toBe(lost.number);
  });

  test('gives a run that shutdown stops to the next instance at once', async () => {
    const begun = Promise.withResolvers<number>();
    const stopped = async ({ number, signal }: ScheduledRun) => {
      begun.resolve(number);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    };
    const first = await started({ name: 'handed', every: 3_600, run: stopped }, 60_000, missed);
    const number = await begun.promise;
    await first.stop();
    const again = Promise.withResolvers<number>();
    await started({ name: 'handed', every: 3_600, run: async (run) => again.resolve(run.number) }, 60_000);
    expect(await again.promise).toBe(number);
  });

  test('has no two of one name', async () => {
    const scheduler = createScheduler(await open());
    const schedule = { name: 'twice', title: both('Twice'), every: 1, run: async () => undefined };
    scheduler.add(schedule);
    expect(() => scheduler.add(schedule)).toThrow('twice');
  });
});
