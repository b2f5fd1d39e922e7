/**
 * `npm test`: the whole suite. `npm run test:faults`: kill -9, databases cut off, full disks, slow clients, several instances, stops under load
 * and restores alone, with more rounds than `npm test` has time for. What this machine cannot run (PostgreSQL, MariaDB, PHP, Chromium) is skipped
 * with one visible line each.
 * Ends with `N passed, N failed` alone on a line, and exit code 1 when a test failed or none ran.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-test-'));
const report = join(folder, 'report.json');

if (!process.env.PORTICO_TEST_POSTGRES) console.log('SKIPPED: tests on PostgreSQL (set PORTICO_TEST_POSTGRES=postgres://… to run them)');
if (!process.env.PORTICO_TEST_MARIADB) console.log('SKIPPED: tests on MariaDB (set PORTICO_TEST_MARIADB=mysql://… to run them)');
if (spawnSync('php', ['--version']).status !== 0) console.log('SKIPPED: tests that run generated PHP (php is not installed)');
if (!chromiumPath) console.log('SKIPPED: tests in a browser (no Chromium found; CHROMIUM=/path names one)');

const args = process.argv.slice(2);
const isFaults = args[0] === '--faults';
/** What goes wrong outside of the product, and what is done in rounds; `tests/faults/rounds.ts` reads PORTICO_TEST_FAULTS. */
const faults = [
  ...['tests/faults', 'tests/server/backup', 'tests/server/data/kill', 'tests/server/data/instances', 'tests/integration/two-instances'],
  ...[
    'tests/integration/publish-under-load',
    'tests/server/import/import-services',
    'tests/designer/server/verify/planted-faults',
    'tests/e2e/designer-faults',
  ],
];
const projects = ['--project', 'unit', '--project', 'server', ...(chromiumPath ? ['--project', 'e2e'] : [])];
const options = [
  'run',
  ...projects,
  ...(isFaults ? faults : []),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args.slice(isFaults ? 1 : 0),
];
if (chromiumPath && spawnSync('node_modules/.bin/node', ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) {
  console.log('The pages for the tests in a browser could not be built.\n0 passed, 1 failed');
  process.exit(1);
}
const { status } = spawnSync('node_modules/.bin/vitest', options, {
  stdio: 'inherit',
  env: { ...process.env, ...(isFaults && { PORTICO_TEST_FAULTS: 'all' }) },
});

const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>) : {};
rmSync(folder, { recursive: true, force: true });
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(status !== 0 || numPassedTests === 0 ? 1 : 0);
