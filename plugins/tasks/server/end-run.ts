import { fillText } from '../../../engine/core/text/text.ts';
import { type Platform, type Query, requireScreen, type ScheduledRun, type StoredRecord } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-tasks/end-run.ts';

/** How a run went. */
export interface RunEnd {
  outcome: 'done' | 'failed' | 'timeout';
  /** Null where nothing was answered in time. */
  ret: number | null;
  /** What was answered, as JSON text. */
  result: string;
  /** Milliseconds. */
  took: number;
}

/** Characters of an answer that are kept with the run, with its task, and in a letter. */
const maxCharacters = { run: 10_000, task: 300, letter: 2_000 };

/** Writes the run, what the task says of it, and the notices of a task that has become an exception or recovered: in one transaction. */
export async function endRun(platform: Platform, task: StoredRecord, run: ScheduledRun, end: RunEnd): Promise<void> {
  const tell = await run.finish(async (query) => {
    const before = await lastOutcome(query, task.id);
    const runs = platform.repositories.of(requireScreen(platform, 'scheduled_task_run'));
    await runs?.insert(query, { task_id: task.id, number: run.number, ...end, result: cut(end.result, maxCharacters.run) }, null);
    const isDone = end.outcome === 'done';
    const shown = { status: isDone ? 'idle' : 'exception', last_result: cut(end.result, maxCharacters.task) } as const;
    await query.updateTable('scheduled_task').set(shown).where('id', '=', task.id).execute();
    const wasDone = before === undefined || before === 'done';
    return isDone === wasDone ? null : notify(platform, query, task, { ...end, number: run.number });
  });
  await tell?.();
}

async function lastOutcome(query: Query, taskId: number): Promise<unknown> {
  const row = await query.selectFrom('scheduled_task_run').select('outcome').where('task_id', '=', taskId).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.outcome;
}

/** Tells whoever made the task, its webhook and its mailbox; a mail server that was taken out of the settings is no reason to lose the run. */
async function notify(platform: Platform, query: Query, task: StoredRecord, end: RunEnd & { number: number }): Promise<() => Promise<void>> {
  const isDone = end.outcome === 'done';
  const { id, title, api, webhook, email } = task;
  const kind = `tasks/${isDone ? 'recovered' : 'exception'}`;
  if (typeof webhook === 'string' && webhook !== '') {
    const event = isDone ? 'task.recovered' : 'task.exception';
    const body = JSON.stringify({
      event,
      task: { id, title, service: api },
      run: end.number,
      outcome: end.outcome,
      ret: end.ret,
      result: cut(end.result, maxCharacters.run),
    });
    await platform.outbox.deliver(query, { kind, url: webhook, body });
  }
  if (typeof email === 'string' && email !== '' && platform.mail.isConfigured) {
    const words = { title: String(title), service: String(api), run: end.number, result: cut(end.result, maxCharacters.letter) };
    const [subject, text] = isDone ? [texts.recovered, texts.recoveredLetter] : [texts.exceptionSubject, texts.exceptionLetter];
    await platform.mail.send(query, { kind, to: email, subject: fillText(subject, words), text: fillText(text, words) });
  }
  if (typeof task.created_by === 'number') {
    const payload = { id, title, service: api, run: end.number, outcome: end.outcome, ret: end.ret };
    await platform.topics.emit(query, { topic: isDone ? 'task.recovered' : 'task.exception', payload, key: `task-${id}`, account: task.created_by });
  }
  const to = typeof task.created_by === 'number' ? { account: task.created_by } : { right: 'ScheduledTask.Edit' };
  const text = fillText(isDone ? texts.recovered : texts.exception, { title: String(title), result: cut(end.result, 120) });
  return platform.messages.notify(query, { to, text, kind: 'job', about: { screen: 'scheduled_task', id: task.id } });
}

function cut(text: string, length: number): string {
  const characters = Array.from(text.slice(0, 2 * length));
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}
