import { plainText } from '../../../engine/core/text/text.ts';
import type { FollowedSchedule, Platform, ScheduleSource, StoredRecord } from '../../../engine/server/index.ts';
import { rhythmOf, type TaskTimes } from './rhythm.ts';
import { runTask } from './run-task.ts';

/** The row of a task in `schedule`. */
export function scheduleName(taskId: number): string {
  return `tasks:${taskId}`;
}

/** Every task that is not in the trash. */
export function taskSchedules(platform: Platform): ScheduleSource {
  return {
    table: 'scheduled_task',
    async list() {
      const screen = platform.screens.find('scheduled_task');
      const tasks = screen && platform.repositories.of(screen);
      const schedules: FollowedSchedule[] = [];
      if (!tasks) return schedules;
      for await (const task of tasks.stream(platform.database.read, { conditions: [], sort: [{ field: 'id', descending: false }] }))
        schedules.push(scheduleOf(platform, task));
      return schedules;
    },
  };
}

function scheduleOf(platform: Platform, task: StoredRecord): FollowedSchedule {
  const title = String(task.title);
  return {
    name: String(task.id),
    title: plainText(title),
    every: rhythmOf(task as StoredRecord & TaskTimes),
    revision: task.rev,
    isPaused: task.power !== 'on',
    run: (run) => runTask(platform, task.id, run),
  };
}
