import { texts } from '../../../../generated/words/engine-server/preference-services.ts';
import { getPreference, preferenceBytes, setPreference } from '../../../core/calls/screens/preference.ts';
import { isNestedDeeper } from '../../../core/json/nesting.ts';
import { maxDepth, tooDeep } from '../../../core/validation/parameters/read-value.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import { storedPreference } from './stored-preferences.ts';

const maxKeys = 500;

/** Returns the services of a person's preferences: columns, saved views. Any JSON by key; an empty value removes the key. */
export function preferenceServices(platform: Platform): ContractService[] {
  const { database } = platform;
  return [
    handle(getPreference, async ({ key }, call) => ({ value: await storedPreference(database, sessionOf(call).accountId, key) })),
    handle(setPreference, async ({ key, value: text }, call) => {
      const { accountId } = sessionOf(call);
      const value = text === undefined ? null : checkedJson(text);
      await database.transact(async (query) => {
        if (value === null) {
          await query.deleteFrom('preference').where('account_id', '=', accountId).where('key', '=', key).execute();
          return;
        }
        const { count } = await query
          .selectFrom('preference')
          .select((select) => select.fn.countAll().as('count'))
          .where('account_id', '=', accountId)
          .where('key', '!=', key)
          .executeTakeFirstOrThrow();
        if (Number(count) >= maxKeys) throw refuse('conflict', texts.tooMany, { max: maxKeys });
        await query
          .insertInto('preference')
          .values({ account_id: accountId, key, value })
          .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ value }))
          .execute();
      });
      return null;
    }),
  ];
}

/** Returns the text to be stored. Throws InputError if it is no JSON or too long. */
function checkedJson(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    throw new InputError([{ field: 'value', code: 'format', text: texts.noJson }]);
  }
  // It comes back as part of an answer.
  if (isNestedDeeper(text, maxDepth)) throw new InputError([tooDeep('value')]);
  if (Buffer.byteLength(text) > preferenceBytes) throw new InputError([{ field: 'value', code: 'max', text: texts.tooLong }]);
  return text;
}
