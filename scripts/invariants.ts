/** `npm run invariants`: whether all money and flow adds up, one line for each rule. Exit code 1 where one is broken. */
import { join } from 'node:path';
import { readConfig } from '../engine/server/composition/read-config.ts';
import { openDatabase } from '../engine/server/data/open-database.ts';
import { invariants } from '../plugins/billing/server/invariants.ts';
import { proveAll } from '../plugins/billing/server/journal/proof-rows.ts';

const database = await openDatabase(readConfig(process.env, join(import.meta.dirname, '..')));
try {
  if (!(await database.inspect('journal_entry'))) throw new Error('There is no journal yet: start the platform on this database once (npm start)');
  const findings = await proveAll(database, invariants);
  for (const { code, rule, checked, violations, samples } of findings) {
    const broken = violations === 0 ? '' : ` (${samples.join(', ')})`;
    console.log(`${violations === 0 ? 'holds ' : 'BROKEN'} ${code.padEnd(4)} ${rule.en}: ${violations} of ${checked}${broken}`);
  }
  const violations = findings.reduce((sum, finding) => sum + finding.violations, 0);
  console.log(`${violations} violations`);
  process.exitCode = violations === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
