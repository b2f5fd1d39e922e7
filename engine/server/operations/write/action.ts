import { texts } from '../../../../generated/words/engine-server/action.ts';
import type { Action, Screen } from '../../../core/descriptor/types.ts';
import { matchesCondition } from '../../../core/states/condition.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ActionContext, ActionHandler } from '../../kernel/plugin.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { verbOf } from '../binding/caller.ts';
import { isInScope, noSuchRecord, scopeOf } from '../binding/scope.ts';
import { compileAskValidator, type ScreenBinding } from '../binding/screen-binding.ts';
import { idsOf, selectedIds } from '../binding/selected-ids.ts';
import { auditable } from '../binding/serialize.ts';
import { recordInput } from './record-input.ts';

/** Where an action runs: a screen with records, or a hand-made page that has none. */
export type ActionPlace = ScreenBinding | { platform: Platform; screen: Screen };

/**
 * The call of a descriptor's `action`. The handler may take its time and talk to other machines, so no transaction is open around it:
 * `context.query` reads, and what it writes it writes in `platform.database.transact`.
 */
export function actionService(place: ActionPlace, action: Action, handler: ActionHandler): (call: Call) => Promise<unknown> {
  const { platform, screen } = place;
  const check = compileAskValidator(action.ask);
  return async (call) => {
    const records = action.at === 'toolbar' || !('repository' in place) ? [] : await selectedRecords(place, action, call);
    const { values, errors } = check(recordInput(action.ask, call.params), { mode: 'add' });
    if (errors.length > 0) throw new InputError(errors);
    const committed: (() => Promise<void>)[] = [];
    let isAudited = false;
    const context: ActionContext = {
      ...{ platform, screen, call, query: platform.database.read },
      afterCommit: (work) => void committed.push(work),
      auditsItself: () => {
        isAudited = true;
      },
    };
    const answer = await handler(context, records, values);
    for (const follow of committed) await follow();
    if (isAudited) return answer ?? null;
    await platform.database.transact(async (query) => {
      const entry = { screen: screen.name, verb: verbOf(call), before: null, after: auditable({ fields: action.ask }, values) };
      for (const recordId of records.length > 0 ? records.map((record) => record.id) : [0]) await platform.audit.record(query, call, { ...entry, recordId });
    });
    return answer ?? null;
  };
}

async function selectedRecords(binding: ScreenBinding, action: Action, call: Call): Promise<StoredRecord[]> {
  const selected = selectedIds(call, { several: action.at === 'bulk' });
  const ids = idsOf(selected);
  const scope = scopeOf(binding, call);
  const records = (await binding.repository.getMany(binding.platform.database.read, ids)).filter((record) => isInScope(scope, record));
  const missing = ids.find((id) => !records.some((record) => record.id === id));
  if (missing !== undefined) throw noSuchRecord(binding, missing);
  const unfit = records.find((record) => !matchesCondition(action.when, record));
  if (unfit) throw refuse('conflict', texts.unfit, { id: unfit.id, action: action.label });
  return records;
}
