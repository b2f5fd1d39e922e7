import type { ExpectedAnswer } from '../../../../engine/core/expectation/expectation.ts';
import { parseLossless, printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { withSortedMembers } from '../../../../engine/core/json/sorted-members.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { type Platform, refuse, type StoredRecord } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/comparison-of.ts';
import type { Comparison, ShownSnapshot, SnapshotHead } from '../../shared/comparison.ts';
import { readCases } from '../cases/test-case.ts';
import { snapshotsOf } from '../run/keep-run.ts';

const maxCases = 100;

/** A test case beside one of its snapshots, the latest where none is named. Throws 404. */
export async function comparisonOf(platform: Platform, id: number, snapshot?: number): Promise<Comparison> {
  const [test] = await readCases(platform, [id]);
  if (!test) throw refuse('notFound', texts.noCase, { id });
  const { items } = await snapshotsOf(platform).page(platform.database.read, {
    conditions: [{ field: 'case_id', operator: 'eq', value: id }],
    sort: [{ field: 'id', descending: true }],
    ...{ page: 1, perPage: maxCases, counted: false },
  });
  const chosen = snapshot === undefined ? items[0] : items.find((one) => one.id === snapshot);
  if (snapshot !== undefined && !chosen) throw refuse('notFound', texts.noSnapshot, { id: snapshot });
  const before = chosen && items.find((one) => one.id < chosen.id && (one.outcome === 'successful' || one.accepted_at !== null));
  return {
    id,
    name: test.name,
    service: test.service,
    snapshots: items.map(headOf),
    shown: chosen ? shownOf(chosen, test.expected, before) : null,
  };
}

function headOf({ id, created_at, outcome, accepted_at }: StoredRecord): SnapshotHead {
  return { id, at: String(created_at), outcome: outcome === 'successful' ? 'successful' : 'failed', isAccepted: accepted_at !== null };
}

/** Beside what a case expects stands, where it says nothing of the whole answer, the last one that was right. */
function shownOf(snapshot: StoredRecord, { ret = codes.ok, data }: ExpectedAnswer, before: StoredRecord | undefined): ShownSnapshot {
  const expected = data === undefined && before ? dataOf(before.answer) : data;
  const found = envelopeOf(snapshot.answer);
  return {
    ...headOf(snapshot),
    took: Number(snapshot.took),
    failures: (snapshot.failures as Text | null) ?? null,
    expected: printLossless(withSortedMembers(expected === undefined ? { ret } : { ret, data: expected }), 2),
    found:
      found === null ? '' : printLossless(withSortedMembers(expected === undefined && data === undefined ? found : { ret: found.ret, data: found.data }), 2),
  };
}

/** The envelope in the text of a snapshot; null where nothing was answered. */
export function envelopeOf(answer: unknown): { ret: number; data: unknown; msg: string } | null {
  return typeof answer === 'string' && answer !== '' ? (parseLossless(answer) as { ret: number; data: unknown; msg: string }) : null;
}

function dataOf(answer: unknown): unknown {
  return envelopeOf(answer)?.data;
}
