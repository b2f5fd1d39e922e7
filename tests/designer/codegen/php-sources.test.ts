import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { phpFiles } from '../../../designer/codegen/php/support/embedded.ts';
import { phpSupportFiles } from '../../../designer/codegen/php/support-files.ts';
import { phpConstantsPath, phpPaths } from '../../../scripts/generate/embedded-php.ts';
import { hasPhp } from './php-project.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = phpPaths(root).filter((path) => path.startsWith('designer/codegen/php/support/'));

/** Loads every class, and prints its constants and static members; then what a few methods answer whose code names constants. */
const reader = `<?php
namespace PhalApi { class Exception extends \\Exception {} class Api {} }
namespace {
error_reporting(E_ALL);
set_error_handler(function ($number, $message, $file, $line) { throw new \\ErrorException($message, 0, $number, $file, $line); });
$files = json_decode(stream_get_contents(STDIN), true);
if (isset($files['constants'])) { require $files['constants']; }
spl_autoload_register(function ($class) use ($files) { require $files[basename(str_replace('\\\\', '/', $class))]; });
$facts = array();
foreach (array_diff(array_keys($files), array('constants')) as $name) {
  $class = new \\ReflectionClass('Portico\\\\' . $name);
  $facts[$name] = array($class->getConstants(), array_filter($class->getDefaultProperties(), function ($value) { return !is_object($value); }));
}
\\Portico\\Budget::begin();
$trim = \\Portico\\Calc::trim("\\u{3000} a b\\u{A0}");
$day = \\Portico\\Calc::datePart('2024-02-29T12:00:00Z', 'hour');
$turns = array();
try { \\Portico\\Loop::items(array_fill(0, 100000, 0)); } catch (\\Portico\\Failure $e) { $turns = $e->getMessage(); }
echo json_encode(array($facts, $trim, $day, $turns), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
}
`;

function read(files: Readonly<Record<string, string>>): string {
  return execFileSync('php', ['-d', 'display_errors=stderr', '-r', reader.slice('<?php'.length)], { input: JSON.stringify(files) }).toString();
}

it('every .php file is printed into projects under its name', () => {
  expect(sources.map((path) => basename(path, '.php')).sort()).toEqual(Object.keys(phpFiles).sort());
  const plain = sources.filter((path) => !readFileSync(join(root, path), 'utf8').includes('Platform\\'));
  for (const path of plain) expect(phpFiles[basename(path, '.php') as keyof typeof phpFiles]).toBe(readFileSync(join(root, path), 'utf8'));
});

it.skipIf(!hasPhp)('php runs the .php files as they lie there, with the constants of the platform, as it runs the printed ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-sources-'));
  try {
    const printed = Object.fromEntries(phpSupportFiles(undefined, { trace: true }).map(({ path, text }) => [basename(path, '.php'), text]));
    for (const [name, text] of Object.entries(printed)) writeFileSync(join(folder, `${name}.php`), text);
    const filled = Object.fromEntries(Object.keys(printed).map((name) => [name, join(folder, `${name}.php`)]));
    const own = Object.fromEntries(sources.map((path) => [basename(path, '.php'), join(root, path)]));
    const answer = read({ ...filled, ...own, constants: join(root, phpConstantsPath) });
    expect(answer).toBe(read(filled));
    expect(answer).toContain('"a b"');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
