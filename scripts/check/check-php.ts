/** Part of `npm run check`: `php -l` over the `.php` files of the product. Where there is no php, it says so and passes. */
import { spawnSync } from 'node:child_process';
import { phpConstantsPath, phpPaths } from '../generate/embedded-php.ts';

const root = process.cwd();
if (spawnSync('php', ['--version']).error) console.log('PHP files are not checked: there is no php command');
else {
  for (const path of [...phpPaths(root), phpConstantsPath]) {
    const { status, stdout, stderr } = spawnSync('php', ['-n', '-d', 'display_errors=stderr', '-l', path], { cwd: root, encoding: 'utf8' });
    if (status === 0) continue;
    console.error(stderr || stdout);
    process.exitCode = 1;
  }
}
