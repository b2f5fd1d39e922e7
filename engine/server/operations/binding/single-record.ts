import { initialValue } from '../../../core/condition/initial-value.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { contextOf } from './condition-query.ts';
import { machineDefaults } from './machine-defaults.ts';
import { findRecord, scopeValues } from './scope.ts';
import type { ScreenBinding } from './screen-binding.ts';

/**
 * The one record of a `single` screen, made with its defaults when it does not exist yet. With `own` there is one per account.
 * Refuses the caller whom the descriptor's `where` or the hooks keep from it.
 */
export async function singleRecord(binding: ScreenBinding, call: Call): Promise<StoredRecord> {
  const record = await findOrCreate(binding, call);
  const isNarrowed = (binding.whole ?? binding.screen).where !== undefined || binding.hooks.scope !== undefined;
  return isNarrowed ? findRecord(binding, call, record.id) : record;
}

/** Only one instance at a time makes it, so there are never two. */
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
