import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

let known: Promise<boolean> | undefined;

/** Whether this server has a `php` command. Checked once. */
export function hasPhp(): Promise<boolean> {
  known ??= promisify(execFile)('php', ['--version']).then(
    () => true,
    () => false,
  );
  return known;
}
