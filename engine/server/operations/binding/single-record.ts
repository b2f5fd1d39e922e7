import { initialValue } from '../../../core/condition/initial-value.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { contextOf } from './condition-query.ts';
import { machineDefaults } from './machine-defaults.ts';
import { findRecord, scopeValues } from './scope.ts';
import type { ScreenBinding } from './screen-binding.ts';

/**
 * Returns the record of a `single` screen and creates it with its defaults on first use. With `own` there is one per account.
 * @throws CallError if the descriptor's `where` or the hooks exclude the caller
 */
export async function singleRecord(binding: ScreenBinding, call: Call): Promise<StoredRecord> {
  const record = await findOrCreate(binding, call);
  const isNarrowed = (binding.whole ?? binding.screen).where !== undefined || binding.hooks.scope !== undefined;
  return isNarrowed ? findRecord(binding, call, record.id) : record;
}

/** One instance at a time creates it, so there are never two. */
async function findOrCreate(binding: ScreenBinding, call: Call): Promise<StoredRecord> {
  const { platform, repository, screen } = binding;
  const { database } = platform;
  const scope = scopeValues(binding, call);
  const found = await repository.findBy(database.read, scope);
  if (found) return found;
  const values = {
    ...Object.fromEntries(screen.fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, initialValue(field, contextOf(call))]]))),
    ...machineDefaults(screen),
    ...scope,
  };
  return database.exclusively(() =>
    database.transact(async (query) => (await repository.findBy(query, scope)) ?? repository.insert(query, values, call.session?.accountId ?? null)),
  );
}
