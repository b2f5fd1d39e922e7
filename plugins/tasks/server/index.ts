import { defineServerPlugin } from '../../../engine/server/index.ts';
import { runNow } from './run-now.ts';
import { taskFields } from './task-fields.ts';
import { taskHooks } from './task-hooks.ts';
import { taskSchedules } from './task-schedules.ts';
import { taskServices } from './task-services.ts';
import { taskTopics } from './task-topics.ts';

export default defineServerPlugin({
  name: 'tasks',
  hooks: { task: taskHooks },
  handlers: { runNow },
  topics: taskTopics,
  computed: taskFields,
  rows: { services: taskServices },
  needs: {
    task: { of: 'scheduled_task' },
    runNow: { of: 'scheduled_task', isForRecords: true },
    nextAt: { of: 'scheduled_task' },
    upcoming: { of: 'scheduled_task' },
  },
  scheduled: taskSchedules,
});
