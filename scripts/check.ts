/** `npm run check`: everything that can be said about the sources without running them. Ends with exit code 1 when one step fails. */
import { spawnSync } from 'node:child_process';

const steps: { name: string; command: string[] }[] = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'types', command: ['tsc'] },
  { name: 'imports', command: ['depcruise', '--config', '.dependency-cruiser.js', 'engine', 'designer', 'plugins', 'generated', 'scripts'] },
  { name: 'floors', command: ['node', 'scripts/check-floors.ts'] },
  { name: 'descriptors', command: ['node', 'scripts/check-schemas.ts'] },
  { name: 'languages', command: ['node', 'scripts/check-locales.ts'] },
  { name: 'PHP', command: ['node', 'scripts/check-php.ts'] },
  { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
];

const failed: string[] = [];
for (const { name, command } of steps) {
  const [program, ...args] = command;
  const started = performance.now();
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
