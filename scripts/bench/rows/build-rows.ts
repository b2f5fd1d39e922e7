import { spawnSync } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '../../build/paths.ts';
import { median, type Row } from '../row.ts';

/** `npm run build` without anything kept from earlier builds, and after a change of one file. */
export async function buildRows(): Promise<Row[]> {
  rmSync(cacheFolder, { recursive: true, force: true });
  const cold = build('--force');
  const changed = Array.from({ length: 3 }, () => {
    utimesSync(join(root, 'engine/web/main.ts'), new Date(), new Date());
    return build();
  });
  return [row('build, cold', cold, 15), row('build after a change of one file', median(changed), 2)];
}

function build(...options: string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), ...options], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - started) / 1_000;
}

function row(what: string, seconds: number, limit: number): Row {
  return { what, measured: `${seconds.toFixed(1)} s`, budget: `≤ ${limit} s`, isMet: seconds <= limit };
}
