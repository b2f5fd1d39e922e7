import { acceptAnswer } from '../../../../engine/core/expectation/accept-answer.ts';
import type { FoundAnswer } from '../../../../engine/core/expectation/expectation.ts';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import { type Call, type Platform, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/accept-snapshot.ts';
import type { Comparison } from '../../shared/comparison.ts';
import { judgeAnswer } from '../cases/judge-answer.ts';
import { caseOf, casesOf, type TestCase } from '../cases/test-case.ts';
import { touchInterface } from '../cases/touch-interface.ts';
import { snapshotsOf } from '../run/keep-run.ts';
import { comparisonOf, envelopeOf } from './comparison-of.ts';

/**
 * What a snapshot holds is what its case expects from now on: its `ret`, the whole of its `data` and the values that had to be equal, each where the case
 * says something of it. Throws 404, and 409 where nothing was answered or what else the case demands is not met.
 */
export async function acceptSnapshot(platform: Platform, call: Call, id: number): Promise<Comparison> {
  const { database } = platform;
  const caseId = await database.transact(async (query) => {
    const snapshot = await snapshotsOf(platform).get(query, id);
    const stored = snapshot && (await casesOf(platform).get(query, Number(snapshot.case_id)));
    if (!snapshot || !stored) throw refuse('notFound', texts.none, { id });
    const found = envelopeOf(snapshot.answer);
    if (!found) throw refuse('conflict', texts.noAnswer);
    const test = caseOf(platform, stored);
    const values = acceptedValues(test, found);
    const after = await casesOf(platform).update(query, test.id, null, { ...values, status: 'successful', failures: null });
    const left = after && judgeAnswer(caseOf(platform, after).expected, found, Number(snapshot.took));
    if (left) throw refuse('conflict', texts.left, { failures: left });
    const by = call.session?.accountId ?? null;
    await snapshotsOf(platform).update(query, id, null, { accepted_by: by, accepted_at: new Date().toISOString() });
    await touchInterface(query, stored.interface_id);
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, stored[name]]));
    await platform.audit.record(query, call, { screen: 'test_case', recordId: test.id, verb: 'Accept', before, after: values });
    return test.id;
  });
  return comparisonOf(platform, caseId, id);
}

/** Columns that say something else from now on. */
function acceptedValues({ expected }: TestCase, found: FoundAnswer): Record<string, unknown> {
  const { ret, data, expectations } = acceptAnswer(expected, found);
  return {
    ...(ret !== expected.ret && { ret }),
    ...(!isSameJson(data, expected.data) && { answer: data === undefined ? null : printLossless(data, 2) }),
    ...(!isSameJson(expectations, expected.expectations) && { expectations }),
  };
}
