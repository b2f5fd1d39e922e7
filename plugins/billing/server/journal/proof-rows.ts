import type { Database, RowSource } from '../../../../engine/server/index.ts';
import type { Finding, Invariant } from './invariant.ts';

/** Asks all of them, one after the other: together they would keep every connection of the database busy. */
export async function proveAll(database: Database, invariants: readonly Invariant[]): Promise<(Finding & Pick<Invariant, 'code' | 'rule'>)[]> {
  const findings: (Finding & Pick<Invariant, 'code' | 'rule'>)[] = [];
  for (const { code, rule, check } of invariants) findings.push({ code, rule, ...(await check(database)) });
  return findings;
}

/** A row for each rule, checked when it is asked for. */
export function proofRows(invariants: readonly Invariant[]): RowSource {
  return {
    filters: ['id', 'result'],
    sorts: [],
    async list({ filters }, { database }) {
      const findings = await proveAll(database, invariants);
      const rows = findings.map((finding, index) => ({
        id: index + 1,
        ...finding,
        samples: finding.samples.join(', '),
        result: finding.violations === 0 ? 'holds' : 'broken',
      }));
      return { items: rows.filter((row) => filters.every(({ field, value }) => [value].flat().includes(row[field as 'id' | 'result']))) };
    },
  };
}
