import type { Action, Screen } from '../../../core/descriptor/types.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ActionContext, ActionHandler } from '../../kernel/plugin.ts';
import type { JobContext } from '../../kernel/ports/job-queue.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { verbOf } from '../binding/caller.ts';
import { contextOf } from '../binding/condition-query.ts';
import { parameterErrors } from '../binding/parameter-errors.ts';
import { findRecord, noSuchRecord, scopeOf } from '../binding/scope.ts';
import { compileAskValidator, type ScreenBinding } from '../binding/screen-binding.ts';
import { idsOf, selectedIds } from '../binding/selected-ids.ts';
import { auditable } from '../binding/serialize.ts';
import { requireReadable } from '../files/require-readable.ts';
import { effectValues, requireEffect, writeValues } from './effect.ts';
import { followEffect } from './make-transition.ts';
import { recordInput, sealPrivate } from './record-input.ts';
import { requireKnown } from './require-offered.ts';
import { writeWith } from './write-with.ts';

/** Where an action runs: a screen with records, or a hand-made page without. */
export type ActionPlace = ScreenBinding | { platform: Platform; screen: Screen };

/**
 * Returns the call of a descriptor's `action`. The handler may take long and call other systems, so it runs outside of a transaction: `context.query`
 * reads, and it writes in `platform.database.transact`. What the action sets and moves follows in one transaction, unless it was a job that was
 * stopped.
 */
export function actionService(place: ActionPlace, action: Action, handler: ActionHandler | null, job?: JobContext): (call: Call) => Promise<unknown> {
  const { platform, screen } = place;
  const check = actionCheck(place, action);
  return async (call) => {
    const { records, values } = await check(call);
    const committed: (() => Promise<void>)[] = [];
    let isAudited = false;
    const context: ActionContext = {
      ...{ platform, screen, call, query: platform.database.read },
      afterCommit: (work) => void committed.push(work),
      auditsItself: () => {
        isAudited = true;
      },
      check: async () => job?.check(),
      progress: (done, total) => job?.progress(done, total),
    };
    const answer = await handler?.(context, records, values);
    for (const follow of committed) await follow();
    const isStopped = job?.signal.aborted === true;
    const sealed = await sealPrivate(platform, action.ask, values);
    if ('repository' in place && !isStopped) await writeRecords(place, action, call, records, sealed);
    if (isAudited || (changesRecords(action) && !isStopped)) return answer ?? null;
    await platform.database.transact(async (query) => {
      const entry = { screen: screen.records, verb: verbOf(call), before: null, after: auditable({ fields: action.ask }, sealed) };
      for (const recordId of records.length > 0 ? records.map((record) => record.id) : [0]) await platform.audit.record(query, call, { ...entry, recordId });
    });
    return answer ?? null;
  };
}

/**
 * Returns a check of whether the action may be done, with its records and what it asked for.
 * @throws CallError if it may not
 */
export function actionCheck(place: ActionPlace, action: Action): (call: Call) => Promise<{ records: StoredRecord[]; values: Record<string, unknown> }> {
  const check = compileAskValidator(action.ask);
  return async (call) => {
    const records = action.at === 'toolbar' || !('repository' in place) ? [] : await selectedRecords(place, action, call);
    const { values, errors } = check(recordInput(action.ask, call.params), { mode: 'add', context: contextOf(call) });
    errors.push(...(await parameterErrors(place.platform, action.ask, call, values)));
    if (errors.length > 0) throw new InputError(errors);
    await requireReadable(place.platform, action.ask, call, values);
    await requireKnown(place, action.ask, call, values);
    return { records, values };
  };
}

/** Sets and moves what the action says, all or none, with its audit. */
async function writeRecords(binding: ScreenBinding, action: Action, call: Call, records: StoredRecord[], askValues: Record<string, unknown>): Promise<void> {
  if (!changesRecords(action)) return;
  const { request_key: _one, ...params } = call.params;
  await writeWith(binding, { ...call, params }, async (context) => {
    for (const { id } of records) {
      const { query } = context;
      // The handler may have written to it; without one, somebody else has.
      const record = await findRecord(binding, call, id, query);
      if (action.handler === undefined) await requireEffect(binding, call, query, { effect: action, label: action.label }, record);
      await writeValues(binding, query, call, record, verbOf(call), effectValues(action, call, askValues, record));
      await followEffect(binding, context, action, record, askValues);
    }
    return null;
  });
}

function changesRecords({ set, move, notify }: Action): boolean {
  return Object.keys(set).length > 0 || Object.keys(move).length > 0 || notify.length > 0;
}

async function selectedRecords(binding: ScreenBinding, action: Action, call: Call): Promise<StoredRecord[]> {
  const selected = selectedIds(call, { several: action.at === 'bulk' });
  const ids = idsOf(selected);
  const query = binding.platform.database.read;
  const records = await binding.repository.getMany(query, ids, { conditions: scopeOf(binding, call) });
  const missing = ids.find((id) => !records.some((record) => record.id === id));
  if (missing !== undefined) throw noSuchRecord(binding, missing);
  for (const record of records) await requireEffect(binding, call, query, { effect: action, label: action.label }, record);
  return records;
}
