import { texts as effectTexts } from '../../../../generated/words/engine-server/effect.ts';
import { texts } from '../../../../generated/words/engine-server/undo.ts';
import type { TransitionAnswer } from '../../../core/answers/list-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import { CallError, InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { AnyQuery, Query } from '../../kernel/ports/database.ts';
import { accountOf, verbOf } from '../binding/caller.ts';
import { mayDo } from '../binding/may-do.ts';
import { findRecord, requireInScope } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { requireEditable, requireEffect } from '../write/effect.ts';
import { requireNoCircle } from '../write/require-no-circle.ts';
import { requireThere } from '../write/require-offered.ts';
import { writeWith } from '../write/write-with.ts';
import { removeAll } from './removal.ts';

/** What a call changed: the entries of its request in the audit trail, after the caller's last one before it. */
interface Mark {
  after: number;
  request: string;
}

/** Returns the mark by which `Undo` reverts what this call is about to change. */
export async function undoMark(binding: ScreenBinding, call: Call): Promise<string> {
  const last = await binding.platform.database.read
    .selectFrom('audit')
    .select('id')
    .where('account_id', '=', accountOf(call))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `${Number(last?.id ?? 0)}.${call.requestId}`;
}

/**
 * Returns the records that the call behind a mark has changed, in order.
 * @throws CallError 404 if it has changed none, or was somebody else's
 */
export async function revertedIds(binding: ScreenBinding, call: Call, mark: unknown): Promise<number[]> {
  const { after, request } = readMark(mark);
  const rows = await binding.platform.database.read
    .selectFrom('audit')
    .select('record_id')
    .distinct()
    .where('account_id', '=', accountOf(call))
    .where('id', '>', after)
    .where('request_id', '=', request)
    .where('screen', '=', binding.screen.records)
    .orderBy('record_id')
    .execute();
  if (rows.length === 0) throw refuse('notFound', texts.nothing);
  return rows.map(({ record_id }) => Number(record_id));
}

/** `Undo`: restores the values that the records of `ids` had before the caller's own call, if nobody has changed them since. Added records go to the trash. */
export async function undoChanges(binding: ScreenBinding, call: Call): Promise<TransitionAnswer> {
  const mark = readMark(call.params.undo);
  const answer: TransitionAnswer = { done: [], failed: [] };
  const { ids } = call.params;
  for (const id of Array.isArray(ids) ? ids.map(Number) : []) {
    if (call.signal.aborted) break;
    try {
      await writeWith(binding, call, async (context) => {
        const { query } = context;
        const before = await valuesBefore(binding, call, query, id, mark);
        const record = await findRecord(binding, call, id, query);
        const { platform, screen, repository, hooks } = binding;
        const entry = { screen: screen.records, recordId: id, verb: verbOf(call) };
        if (before === null) return void (await removeAll(binding, context, [record]));
        if (!(await mayDo(binding, call, 'Edit'))) throw refuse('noRight');
        requireEditable(binding, record);
        await requireEffect(binding, call, query, { effect: screen.edit, label: effectTexts.edit }, record);
        const wanted = (await hooks.beforeWrite?.(context, before, record)) ?? before;
        const after = await repository.update(query, id, record.rev, wanted);
        if (!after) throw refuse('conflict', texts.changed);
        await requireInScope(binding, call, query, after);
        await requireNoCircle(binding, query, after, record);
        await requireThere(binding, query, after, record);
        const old = Object.fromEntries(Object.keys(wanted).map((name) => [name, record[name]]));
        await platform.audit.record(query, call, { ...entry, before: auditable(screen, old), after: auditable(screen, wanted) });
        await hooks.afterWrite?.(context, after, record);
      });
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      answer.failed.push({ id, ret: error.ret, msg: error.text[call.language] });
    }
  }
  return answer;
}

/** Null for a record that the call has added. Throws if somebody has changed it since, or a secret would have to be restored, which is stored nowhere. */
async function valuesBefore({ screen }: ScreenBinding, call: Call, query: AnyQuery | Query, id: number, mark: Mark): Promise<Record<string, unknown> | null> {
  const entries = await (query as Query)
    .selectFrom('audit')
    .select(['request_id', 'account_id', 'username', 'verb', 'before'])
    .where('screen', '=', screen.records)
    .where('record_id', '=', id)
    .where('id', '>', mark.after)
    .orderBy('id', 'desc')
    .execute();
  const other = entries.find(({ request_id, account_id }) => request_id !== mark.request || Number(account_id) !== accountOf(call));
  if (other) throw refuse('conflict', texts.changedBy, { name: other.username ?? '' });
  // What other calls do, transitions above all, has its own way back or none.
  const undoable = [screen.calls.Edit, screen.calls.Import];
  if (entries.length === 0 || entries.some(({ verb }) => !undoable.includes(verb))) throw refuse('notFound', texts.nothing);
  const values: Record<string, unknown> = {};
  for (const { before } of entries) {
    if (typeof before !== 'string') return null;
    Object.assign(values, JSON.parse(before));
  }
  const secret = Object.keys(values).find((name) => isPrivate(fieldOf(screen, name)?.format));
  if (secret !== undefined) throw refuse('conflict', texts.secret, { label: fieldOf(screen, secret)?.label ?? secret });
  return values;
}

function readMark(mark: unknown): Mark {
  const [, after, request] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(String(mark)) ?? [];
  if (after === undefined || request === undefined) throw new InputError([{ field: 'undo', code: 'format', text: texts.mark }]);
  return { after: Number(after), request };
}
