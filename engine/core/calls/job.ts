import { type AnswerOf, defineCall } from '../contract/define-call.ts';
import { dateTime, integer, json, list, object, oneOf, string, typed } from '../contract/field.ts';
import type { Text } from '../text/text.ts';

const job = {
  id: integer(),
  kind: string(),
  title: json(typed<Text>()),
  status: oneOf(['waiting', 'running', 'done', 'failed', 'cancelled', 'stopped']),
  done: integer(),
  total: integer(),
  result: json(typed<unknown>(), { nullable: true }),
  error: json(typed<Text>(), { nullable: true }),
  created_at: dateTime(),
  finished_at: dateTime({ nullable: true }),
};
/** A job as its owner sees it. */
export type JobView = AnswerOf<typeof job>;

const id = integer({ min: 1 });

/** Lists the jobs of the caller. Nobody sees or stops the jobs of others here. */
export const listJobs = defineCall({ name: 'Admin.Job.List', access: { kind: 'session' }, answer: list(object(job)) });

export const getJob = defineCall({ name: 'Admin.Job.Get', access: { kind: 'session' }, parameters: { id }, answer: job });

export const cancelJob = defineCall({ name: 'Admin.Job.Cancel', access: { kind: 'session' }, parameters: { id } });
