import { casesFromCsv as readCases } from '../../../../engine/core/expectation/cases-from-csv.ts';
import { type ActionHandler, InputError } from '../../../../engine/server/index.ts';
import { mostCases } from './case-hooks.ts';
import { insertCase } from './insert-case.ts';
import { caseOf } from './test-case.ts';

/** A case like the chosen one for each row of a table: its inputs in place of the case's, its `ret` where it has one. Answers how many. */
export const casesFromCsv: ActionHandler = async ({ platform, call, auditsItself }, [record], { csv }) => {
  if (!record) return null;
  const test = caseOf(platform, record);
  const { count } = await platform.database.read
    .selectFrom('test_case')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('interface_id', '=', Number(record.interface_id))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const read = readCases(String(csv), platform.services.find(test.service)?.parameters ?? [], mostCases - Number(count));
  if ('error' in read) throw new InputError([{ field: 'csv', code: 'csv', text: read.error }]);
  const { path, api, config_id, interface_id, answer_schema, most_ms } = record;
  auditsItself();
  await platform.database.transact(async (query) => {
    for (const { title, parameters, ret } of read.cases)
      await insertCase(platform, query, call, {
        ...{ path, api, config_id, interface_id, answer_schema, most_ms, ret },
        name: title.slice(0, 200),
        parameters: { ...test.parameters, ...parameters },
      });
  });
  return { added: read.cases.length };
};
