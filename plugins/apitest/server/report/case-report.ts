import type { Text } from '../../../../engine/core/text/text.ts';
import type { Platform } from '../../../../engine/server/index.ts';
import { type CaseStatus, caseIds, casesOf } from '../cases/test-case.ts';

/** A test case as a report tells of it. */
export interface ReportedCase {
  id: number;
  name: string;
  service: string;
  module: string;
  status: CaseStatus;
  failures: Text | null;
  /** ISO, UTC; null where it was never run. */
  at: string | null;
  /** Null where nobody or the platform itself has run it. */
  tester: string | null;
  totals: number;
  successes: number;
  /** Milliseconds of the last run. */
  took: number;
  /** Who has taken the answer of the last run for the right one, and when. */
  accepted: { by: string; at: string } | null;
}

const batch = 500;

/** The state of these test cases, of a module's, or of all, by module and service. */
export async function reportedCases(platform: Platform, { ids, module }: { ids?: readonly number[]; module?: string }): Promise<ReportedCase[]> {
  const chosen = ids ?? (await caseIds(platform, module));
  const cases: ReportedCase[] = [];
  for (let at = 0; at < chosen.length; at += batch) cases.push(...(await readBatch(platform, chosen.slice(at, at + batch))));
  return cases.sort((one, other) => compare(one.module, other.module) || compare(one.service, other.service) || one.id - other.id);
}

async function readBatch(platform: Platform, ids: readonly number[]): Promise<ReportedCase[]> {
  const { read } = platform.database;
  const records = await casesOf(platform).getMany(read, [...ids]);
  const interfaces = await read
    .selectFrom('interface_definition')
    .select(['id', 'module'])
    .where('id', 'in', [0, ...new Set(records.map((record) => Number(record.interface_id ?? 0)))])
    .execute();
  const modules = new Map(interfaces.map(({ id, module }) => [Number(id), String(module ?? '')]));
  const last = await read
    .selectFrom('test_snapshot')
    .select(({ fn }) => ['case_id', fn.max('id').as('id')])
    .where('case_id', 'in', [0, ...ids])
    .groupBy('case_id')
    .execute();
  const snapshots = await read
    .selectFrom('test_snapshot')
    .select(['case_id', 'took', 'accepted_by', 'accepted_at'])
    .where('id', 'in', [0, ...last.map(({ id }) => Number(id))])
    .execute();
  const byCase = new Map(snapshots.map((snapshot) => [Number(snapshot.case_id), snapshot]));
  const people = new Set([...records.map(({ last_tester }) => Number(last_tester ?? 0)), ...snapshots.map(({ accepted_by }) => Number(accepted_by ?? 0))]);
  const accounts = await read
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', 'in', [0, ...people])
    .execute();
  const names = new Map(accounts.map(({ id, username }) => [Number(id), String(username)]));
  return records.map((record): ReportedCase => {
    const snapshot = byCase.get(record.id);
    const acceptedAt = snapshot?.accepted_at;
    return {
      id: record.id,
      name: String(record.name),
      service: String(record.api),
      module: modules.get(Number(record.interface_id ?? 0)) ?? '',
      status: record.status as CaseStatus,
      failures: record.status === 'failed' ? ((record.failures as Text | null) ?? null) : null,
      at: record.last_run_at === null ? null : new Date(String(record.last_run_at)).toISOString(),
      tester: names.get(Number(record.last_tester ?? 0)) ?? null,
      totals: Number(record.totals ?? 0),
      successes: Number(record.successes ?? 0),
      took: Number(snapshot?.took ?? 0),
      accepted: acceptedAt ? { by: names.get(Number(snapshot?.accepted_by ?? 0)) ?? '', at: new Date(String(acceptedAt)).toISOString() } : null,
    };
  });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
