import { Readable } from 'node:stream';
import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import {
  type Answer,
  makeOwnCall,
  type Platform,
  requireScreen,
  type ScheduledRun,
  type StoredRecord,
  withOpenParameters,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-tasks/run-task.ts';
import { endRun, type RunEnd } from './end-run.ts';

/** Makes one run of a task and writes how it ended, once whoever dies over it. A run that shutdown stops is made again under its number. */
export async function runTask(platform: Platform, id: number, run: ScheduledRun): Promise<void> {
  const screen = requireScreen(platform, 'scheduled_task');
  const stored = await platform.repositories.of(screen)?.get(platform.database.read, id);
  if (!stored) return;
  const task = withOpenParameters(platform.keyring, screen.fields, stored);
  // Beside the revision: that a task runs is no change of it that an open form would have to heed.
  const begun = { status: 'running', last_at: new Date().toISOString() } as const;
  await platform.database.transact((query) => query.updateTable('scheduled_task').set(begun).where('id', '=', id).execute(), { waitForDisk: false });
  const end = await callOf(platform, task, run);
  if (run.signal.aborted) throw new Error(`run ${run.number} of task ${id} was stopped`);
  await endRun(platform, task, run, end);
}

async function callOf(platform: Platform, task: StoredRecord, { number, signal }: ScheduledRun): Promise<RunEnd> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const limit = AbortSignal.timeout(Number(task.timeout) * 1_000);
  const ended = AbortSignal.any([signal, limit]);
  const members = typeof task.parameters === 'object' && task.parameters !== null ? { ...task.parameters } : {};
  const call = makeOwnCall(platform, {
    service: String(task.api),
    members,
    language: 'zh_cn',
    requestId: `task-${task.id}-${number}`,
    signal: ended,
  });
  const answer = await Promise.race([call, whenAborted(ended)]);
  if (answer === null) return { outcome: 'timeout', ret: null, result: texts.timeout.zh_cn, took: took() };
  const { ret, result } = read(answer);
  return { outcome: ret === codes.ok ? 'done' : 'failed', ret, result, took: took() };
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

function read(answer: Answer): { ret: number; result: string } {
  if ('envelope' in answer) return { ret: answer.envelope.ret, result: printLossless(answer.envelope) };
  // Nobody reads it.
  if (answer.file.body instanceof Readable) answer.file.body.destroy();
  return { ret: codes.ok, result: JSON.stringify({ file: answer.file.name, type: answer.file.contentType }) };
}
