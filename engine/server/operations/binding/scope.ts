import { texts } from '../../../../generated/words/engine-server/scope.ts';
import { isSameValue } from '../../../core/validation/same-value.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Condition, StoredRecord } from '../../kernel/ports/repository.ts';
import { accountOf } from './caller.ts';
import { readContext, type ScreenBinding } from './screen-binding.ts';

type Scoped = Pick<ScreenBinding, 'platform' | 'screen' | 'hooks'>;

/** The rows the caller may know of: his own where the descriptor says so, narrowed by the screen's hook. Equality by field. */
export function scopeOf(binding: Scoped, call: Call): Record<string, unknown> {
  const { screen, hooks } = binding;
  const own = screen.own === undefined ? {} : { [screen.own]: accountOf(call) };
  return { ...hooks.scope?.(readContext(binding, call)), ...own };
}

/** The scope as conditions of a query. */
export function scopeConditions(scope: Record<string, unknown>): Condition[] {
  return Object.entries(scope).map(([field, value]) =>
    value === null || value === undefined ? { field, operator: 'empty', value: true } : { field, operator: 'eq', value },
  );
}

export function isInScope(scope: Record<string, unknown>, record: Record<string, unknown>): boolean {
  return Object.entries(scope).every(([field, value]) => isSameValue(record[field], value));
}

/** A record out of scope and one that does not exist are told in the same words. */
export function noSuchRecord(binding: Pick<ScreenBinding, 'screen'>, id: number) {
  return refuse('notFound', texts.noRecord, { label: binding.screen.label, id });
}

/** The live record of that id within the caller's scope. Refuses when there is none. */
export async function findRecord(binding: ScreenBinding, call: Call, id: number, query = binding.platform.database.read): Promise<StoredRecord> {
  const record = await binding.repository.get(query, id);
  if (!record || !isInScope(scopeOf(binding, call), record)) throw noSuchRecord(binding, id);
  return record;
}
