import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { codeTree } from '../../../designer/codegen/code-tree/code-tree.ts';
import { type InterfaceDefinition, serviceOf } from '../../../designer/model/types/definition.ts';
import { answerCorpus } from '../server/verify/answer-corpus.ts';
import { everyNode } from '../server/verify/every-node.ts';
import { standInFramework } from './phalapi-framework.ts';
import { hasPhp } from './php-project.ts';
import { sampleDefinitions } from './sample-definitions.ts';

const phpstan = process.env.PORTICO_PHPSTAN || onPath('phpstan');
const fixer = process.env.PORTICO_PHP_CS_FIXER || onPath('php-cs-fixer');
if (!phpstan) process.stderr.write('The reading of printed PHP by PHPStan is skipped: PORTICO_PHPSTAN names no phpstan, and there is none on the path.\n');

if (!fixer) process.stderr.write('The reading of printed PHP by PHP-CS-Fixer is skipped: PORTICO_PHP_CS_FIXER names none, and there is none on the path.\n');

function onPath(program: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${program}`])
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** Interfaces of every node type, every parameter type and of real documents, each once. */
function corpus(): InterfaceDefinition[] {
  const all = [...answerCorpus(), ...everyNode(), ...sampleDefinitions()];
  return [...new Map(all.map((definition) => [serviceOf(definition), definition])).values()];
}

it('every PHP file is strict about types', () => {
  const files = codeTree(corpus()).filter(({ path }) => path.endsWith('.php'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter(({ text }) => !/^<\?php\n(\/\/.*\n|\n)*declare\(strict_types=1\);\n/.test(text)).map(({ path }) => path)).toEqual([]);
});

it.skipIf(!phpstan || !hasPhp)(
  'every PHP file passes PHPStan at the level the README tells',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-phpstan-'));
    try {
      const input = process.env.PORTICO_PHALAPI;
      const framework = input ? `scanDirectories: [${join(input, 'src')}]` : `scanFiles: [${standInFramework(folder)}]`;
      const own = [
        // It does see what is wrong.
        { path: 'php/src/tool/Domain/Wrong.php', text: '<?php\nnamespace Tool\\Domain;\nfunction wrong($a): int { return strlen(5); }\n' },
        { path: 'php/public/init.php', text: '<?php\n' },
        { path: 'php/all.neon', text: `includes: [phpstan.neon]\nparameters:\n    ${framework}\n    tmpDir: ${join(folder, 'cache')}\n` },
      ];
      for (const { path, text } of [...codeTree(corpus()).filter(({ path }) => path.startsWith('php/')), ...own]) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const errors = errorsIn(join(folder, 'php'));
      expect(errors.filter((error) => !error.startsWith('src/tool/Domain/Wrong.php'))).toEqual([]);
      expect(errors.length).toBeGreaterThan(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);

it.skipIf(!fixer || !hasPhp)('every PHP file is as PSR-12 has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-psr-'));
  try {
    // It does see what is wrong.
    const wrong = { path: 'Wrong.php', text: '<?php\nnamespace Wrong;\nclass Wrong { const A = array(1) ; }\n' };
    for (const { path, text } of [...codeTree(corpus()).filter(({ path }) => path.endsWith('.php')), wrong]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const args = ['fix', '--dry-run', '--rules=@PSR12', '--using-cache=no', '--format=json', '.'];
    const { stdout } = spawnSync(fixer!, args, { cwd: folder, env: { ...process.env, PHP_CS_FIXER_IGNORE_ENV: '1' }, encoding: 'utf8' });
    const { files } = JSON.parse(stdout) as { files: { name: string }[] };
    expect(files.map(({ name }) => name)).toEqual(['Wrong.php']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('no line of a project is longer than 120 characters that can be parted', () => {
  const own = codeTree(corpus()).filter(({ path }) => /\/(?:Api|Domain|Model)\/\w+\.php$/.test(path));
  const long = own.flatMap(({ text }) => text.split('\n').filter((line) => [...line].length > 120 && !/^ *(?:\*|\/\/)/.test(line)));
  // What is left is one text: the words of a parameter.
  expect(long.filter((line) => !/^ *(?:'[^']*' => )?(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?$/.test(line))).toEqual([]);
  expect(own.length).toBeGreaterThan(20);
});

function errorsIn(folder: string): string[] {
  try {
    execFileSync(phpstan!, ['analyse', '-c', 'all.neon', '--no-progress', '--error-format=raw', '--memory-limit=1G'], { cwd: folder, stdio: 'pipe' });
    return [];
  } catch (error) {
    return String(error instanceof Error && 'stdout' in error ? error.stdout : error)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replace(`${folder}/`, ''));
  }
}
