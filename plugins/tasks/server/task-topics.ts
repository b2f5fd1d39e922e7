import type { ServerPlugin } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-tasks/task-topics.ts';

const schema = {
  type: 'object',
  required: ['id', 'title', 'service', 'run', 'outcome'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    service: { type: 'string' },
    run: { type: 'integer' },
    outcome: { enum: ['done', 'failed', 'timeout'] },
    ret: { type: ['integer', 'null'] },
  },
};
const sample = { id: 7, title: 'Stock', service: 'Shop.Stock.Refresh', run: 128, outcome: 'failed', ret: 502 };

/** What the account that made a task may hear of, by its apps. */
export const taskTopics = {
  'task.exception': { ...texts.exception, audience: 'account', schema, sample },
  'task.recovered': { ...texts.recovered, audience: 'account', schema, sample: { ...sample, outcome: 'done', ret: 200 } },
} satisfies ServerPlugin['topics'];
