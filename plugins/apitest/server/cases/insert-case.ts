import { withTextIntegers } from '../../../../engine/core/json/lossless-json.ts';
import { type Call, type Platform, type Query, type StoredRecord, sealParameters } from '../../../../engine/server/index.ts';
import { casesOf } from './test-case.ts';
import { touchInterface } from './touch-interface.ts';

/** Writes a case that a command, a row of a table or another case was made into, as the form would: what is private lies sealed. */
export async function insertCase(platform: Platform, query: Query, call: Call, values: Record<string, unknown>): Promise<StoredRecord> {
  const known = platform.services.find(String(values.api))?.parameters ?? [];
  const isPrivate = (name: string) => known.some((one) => one.name === name && (one.format === 'password' || one.format === 'secret'));
  const record = await casesOf(platform).insert(
    query,
    {
      ret: 200,
      is_example: false,
      status: 'untested',
      totals: 0,
      successes: 0,
      ...values,
      // Interfaces carry their cases in their definitions, which are plain JSON.
      parameters: sealParameters(platform.keyring, withTextIntegers(values.parameters), isPrivate),
    },
    call.session?.accountId ?? null,
  );
  await touchInterface(query, record.interface_id);
  const { parameters: _, ...after } = values;
  await platform.audit.record(query, call, { screen: 'test_case', recordId: record.id, verb: 'Add', before: null, after });
  return record;
}
