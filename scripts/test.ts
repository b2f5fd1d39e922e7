/**
 * `npm test`: the whole suite. `npm run test:faults`: kill -9, databases cut off, full disks, slow clients, several instances, stops under load
 * and restores alone, with more rounds than `npm test` has time for. What this machine cannot run (PostgreSQL, MariaDB, PHP, Chromium) is skipped
 * with one visible line each.
 * A file with a failure is run a second time, alone. Ends with a line for each failure, of the first time and of the second, for whoever has only
 * the end of a log, then `N passed, N failed` alone on a line; exit code 1 when a test failed both times or none ran.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './test/chromium.ts';
import { notInTests, type Outcome } from './test/outcome-reporter.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-test-'));

if (!process.env.PORTICO_TEST_POSTGRES) console.log('SKIPPED: tests on PostgreSQL (set PORTICO_TEST_POSTGRES=postgres://… to run them)');
if (!process.env.PORTICO_TEST_MARIADB) console.log('SKIPPED: tests on MariaDB (set PORTICO_TEST_MARIADB=mysql://… to run them)');
if (!['redis-server', 'valkey-server'].some((name) => spawnSync(name, ['--version']).status === 0))
  console.log('SKIPPED: tests on Redis (neither redis-server nor valkey-server is installed)');
if (spawnSync('php', ['--version']).status !== 0) console.log('SKIPPED: tests that run generated PHP (php is not installed)');
if (!chromiumPath) console.log('SKIPPED: tests in a browser (no Chromium found; CHROMIUM=/path names one)');

const args = process.argv.slice(2);
const isFaultRun = args[0] === '--faults';
/** What goes wrong outside of the product, and what is done in rounds; `tests/faults/rounds.ts` reads PORTICO_TEST_FAULTS. */
const faultTests = [
  ...['tests/faults', 'tests/server/backup', 'tests/server/data/kill', 'tests/server/data/instances', 'tests/integration/two-instances'],
  ...[
    'tests/integration/publish-under-load',
    'tests/server/import/import-services',
    'tests/designer/server/verify/planted-faults',
    'tests/e2e/designer-faults',
  ],
];
const filters = [...(isFaultRun ? faultTests : []), ...args.slice(isFaultRun ? 1 : 0)];
if (chromiumPath && spawnSync('node_modules/.bin/node', ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) {
  console.log('The pages for the tests in a browser could not be built.\n0 passed, 1 failed');
  process.exit(1);
}

/** What is printed comes through here: two terminals of their own would write over each other. */
async function run(name: string, projects: string[], only = filters): Promise<Outcome> {
  const report = join(folder, `${name}.json`);
  const options = [...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=scripts/test/outcome-reporter.ts'];
  const child = spawn('node_modules/.bin/vitest', ['run', '--passWithNoTests', ...options, ...only], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORTICO_TEST_OUTCOME: report, ...(isFaultRun && { PORTICO_TEST_FAULTS: 'all' }) },
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const [status] = (await once(child, 'close')) as [number | null];
  const outcome = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Outcome) : {};
  if (status !== 0 && Object.values(outcome).every(({ failures }) => failures.length === 0))
    outcome[`${notInTests} (${name})`] = { passed: 0, failures: [`${name}: it ended with ${status} and told nothing`] };
  return outcome;
}

/**
 * Beside each other: pages wait for their server, servers for their database, and each computes while the other waits.
 * A file that failed is run once more, whole and from an empty database, when nothing else runs: of some thousands of tests one may come too late
 * on a machine with two cores. More than a few files are no accident.
 */
const outcome: Outcome = Object.assign(
  {},
  ...(await Promise.all([run('server', ['unit', 'server', 'apart']), ...(chromiumPath ? [run('browser', ['e2e'])] : [])])),
);
const failed = Object.keys(outcome).filter((file) => outcome[file]?.failures.length);
const repeated = failed.length <= 12 && failed.every((file) => existsSync(file)) ? failed : [];
const first = repeated.flatMap((file) => outcome[file]?.failures ?? []);
if (repeated.length > 0) Object.assign(outcome, await run('repeated', ['unit', 'server', 'apart', ...(chromiumPath ? ['e2e'] : [])], repeated));
rmSync(folder, { recursive: true, force: true });

const passed = Object.values(outcome).reduce((sum, file) => sum + file.passed, 0);
const failures = Object.values(outcome).flatMap((file) => file.failures);
for (const failure of first) console.log(`FAILED THE FIRST TIME ${failure}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(passed === 0 || failures.length > 0 ? 1 : 0);
