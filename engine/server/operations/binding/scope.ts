import { texts } from '../../../../generated/words/engine-server/scope.ts';
import { ownerField } from '../../../core/descriptor/field-of.ts';
import type { Condition } from '../../../core/descriptor/types.ts';
import { inSentence } from '../../../core/text/in-sentence.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { AnyQuery } from '../../kernel/ports/database.ts';
import type { Condition as QueryCondition, StoredRecord } from '../../kernel/ports/repository.ts';
import { accountOf } from './caller.ts';
import { conditionQuery, contextOf } from './condition-query.ts';
import { readContext, type ScreenBinding } from './screen-binding.ts';

type Scoped = Pick<ScreenBinding, 'platform' | 'screen' | 'hooks' | 'whole'>;

/** Returns the conditions on the rows the caller may know of: his own, those of the descriptor's `where` and those of the screen's hook. Empty for all rows. */
export function scopeOf(binding: Scoped, call: Call): QueryCondition[] {
  const { platform, hooks } = binding;
  const screen = binding.whole ?? binding.screen;
  if (screen.own.length === 0 && !screen.where && !hooks.scope) return [];
  const context = contextOf(call);
  const narrowed = (condition: Condition | null | undefined) => conditionQuery(platform, screen, condition ?? undefined, context);
  return [...ownConditions(binding, call, screen.own), ...narrowed(screen.where), ...narrowed(hooks.scope?.(readContext(binding, call)))];
}

/**
 * Returns the condition that one of these fields or lookups is the caller's account; none for no fields.
 * @throws CallError for a call without an account
 */
export function ownConditions({ platform, screen }: Scoped, call: Call, own: readonly string[]): QueryCondition[] {
  if (own.length === 0) return [];
  accountOf(call);
  const context = contextOf(call);
  const each = own.flatMap((path) => conditionQuery(platform, screen, { [path]: '$account' }, context));
  return each.length === 1 ? each : [{ either: each }];
}

/** Returns the values a new record needs to be in the caller's scope. */
export function scopeValues(binding: Scoped, call: Call): Record<string, unknown> {
  const { screen, hooks } = binding;
  const owner = ownerField(screen);
  const narrowed = Object.entries(hooks.scope?.(readContext(binding, call)) ?? {}).filter(([, wanted]) => typeof wanted !== 'object');
  return { ...Object.fromEntries(narrowed), ...(owner !== undefined && { [owner]: accountOf(call) }) };
}

/** Returns the refusal for a record that is out of scope or does not exist, in the same words. */
export function noSuchRecord(binding: Pick<ScreenBinding, 'screen'>, id: number) {
  return refuse('notFound', texts.noRecord, { label: inSentence(binding.screen.label), id });
}

/** Refuses a record that was written out of the caller's scope, as if what it refers to did not exist. Rolls back the transaction. */
export async function requireInScope(binding: ScreenBinding, call: Call, query: AnyQuery, record: StoredRecord): Promise<void> {
  const conditions = scopeOf(binding, call);
  if (conditions.length > 0 && !(await binding.repository.get(query, record.id, { conditions })))
    throw refuse('noRight', texts.outOfScope, { label: binding.screen.label });
}

/**
 * Returns the live record of that id within the caller's scope.
 * @throws CallError if there is none
 */
export async function findRecord(binding: ScreenBinding, call: Call, id: number, query = binding.platform.database.read): Promise<StoredRecord> {
  const record = await binding.repository.get(query, id, { conditions: scopeOf(binding, call) });
  if (!record) throw noSuchRecord(binding, id);
  return record;
}
