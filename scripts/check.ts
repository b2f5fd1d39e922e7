/** `npm run check`: everything that can be said about the sources without running them. Ends with exit code 1 when one step fails. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

/**
 * The longest first. The compiler is TypeScript 7, a third of the time of 6, and keeps what it knows of files that do not change; 6 stays for those
 * who ask a compiler from JavaScript (tests of what is printed, dependency-cruiser), which 7 has no interface for yet.
 */
const steps: { name: string; command: string[] }[] = [
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'] },
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'imports', command: ['depcruise', '--config', '.dependency-cruiser.js', 'engine', 'designer', 'plugins', 'generated', 'scripts'] },
  { name: 'PHP', command: ['node', 'scripts/check/check-php.ts'] },
  { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'floors', command: ['node', 'scripts/check/check-floors.ts'] },
  { name: 'descriptors', command: ['node', 'scripts/check/check-schemas.ts'] },
  { name: 'rights', command: ['node', 'scripts/check/check-rights.ts'] },
  { name: 'words', command: ['node', 'scripts/check/check-words.ts'] },
  { name: 'languages', command: ['node', 'scripts/check/check-locales.ts'] },
  { name: 'documents', command: ['node', 'scripts/check/check-documents.ts'] },
];

const failed: string[] = [];
const waiting = steps.values();

/** One step after the other, side by side with the other workers; what a step prints is shown when it has ended. */
async function work(): Promise<void> {
  for (const { name, command } of waiting) {
    const [program, ...args] = command;
    const started = performance.now();
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${output}${errors}${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (status !== 0) failed.push(name);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
