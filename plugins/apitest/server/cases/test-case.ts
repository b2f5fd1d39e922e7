import type { Expectation, ExpectedAnswer } from '../../../../engine/core/expectation/expectation.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import { type Platform, type Repository, requireScreen, type StoredRecord, withOpenParameters } from '../../../../engine/server/index.ts';

export type CaseStatus = 'untested' | 'failed' | 'successful';

/** A stored test case, ready to be run. */
export interface TestCase {
  id: number;
  rev: number;
  name: string;
  service: string;
  path: string;
  configId: number | null;
  parameters: Record<string, unknown>;
  expected: ExpectedAnswer;
  record: StoredRecord;
}

/** Returns the repository of test cases. */
export function casesOf(platform: Platform): Repository {
  const repository = platform.repositories.of(requireScreen(platform, 'test_case'));
  if (!repository) throw new Error('test cases have no table');
  return repository;
}

/** The test cases of these ids that are there, in their order. */
export async function readCases(platform: Platform, ids: readonly number[]): Promise<TestCase[]> {
  const records = await casesOf(platform).getMany(platform.database.read, [...ids]);
  return records.map((record) => caseOf(platform, record));
}

/** Converts a record of the screen `test_case`. */
export function caseOf(platform: Platform, stored: StoredRecord): TestCase {
  const record = withOpenParameters(platform.keyring, requireScreen(platform, 'test_case').fields, stored);
  const { id, rev, name, api, path, config_id, parameters } = record;
  return {
    ...{ id, rev, name: String(name), service: String(api), path: String(path || '/api/') },
    configId: typeof config_id === 'number' ? config_id : null,
    parameters: typeof parameters === 'object' && parameters !== null ? { ...parameters } : {},
    expected: expectedOf(record),
    record: stored,
  };
}

function expectedOf({ ret, answer, expectations, answer_schema, most_ms }: StoredRecord): ExpectedAnswer {
  return {
    ...(typeof ret === 'number' && { ret }),
    ...(typeof answer === 'string' && answer !== '' && { data: parseLossless(answer) as Json }),
    ...(Array.isArray(expectations) && { expectations: expectations as Expectation[] }),
    ...(typeof answer_schema === 'object' && answer_schema !== null && { schema: answer_schema as { [member: string]: Json } }),
    ...(typeof most_ms === 'number' && { milliseconds: most_ms }),
  };
}

/** Ids of the test cases of a module, or of all, in the order they were made. */
export async function caseIds({ database }: Pick<Platform, 'database'>, module?: string): Promise<number[]> {
  let select = database.read.selectFrom('test_case').select('test_case.id').where('test_case.deleted_at', 'is', null);
  if (module !== undefined && module !== '')
    select = select.innerJoin('interface_definition', 'interface_definition.id', 'test_case.interface_id').where('interface_definition.module', '=', module);
  return (await select.orderBy('test_case.id').execute()).map(({ id }) => Number(id));
}
