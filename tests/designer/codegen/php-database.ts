import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../../../designer/codegen/emit/generated-file.ts';
import { hasPhp } from './php-project.ts';

/** How PHP connects to a database. */
export interface PhpPlace {
  dsn: string;
  user: string;
  password: string;
}

const extensions = hasPhp ? execFileSync('php', ['-m']).toString().toLowerCase().split(/\s+/) : [];
const drivers = { sqlite: 'pdo_sqlite', mysql: 'pdo_mysql', postgres: 'pdo_pgsql' };

/** The place of a database of a test by the fields of its configuration; null where PHP has no driver for it, which is said. */
export function phpPlace(fields: Record<string, string | number>, dataFolder: string): PhpPlace | null {
  const { host, port, account = '', password = '', name } = fields;
  const kind = fields.kind as keyof typeof drivers;
  if (!extensions.includes(drivers[kind])) {
    process.stderr.write(`PHP tests on ${kind} are skipped: PHP has no ${drivers[kind]}.\n`);
    return null;
  }
  const server = `host=${host};port=${port};dbname=${name}`;
  const dsn = { sqlite: `sqlite:${join(dataFolder, 'databases', String(name))}`, mysql: `mysql:${server};charset=utf8mb4`, postgres: `pgsql:${server}` }[kind];
  return { dsn, user: String(account), password: String(password) };
}

/**
 * Runs a PHP text in the folder of printed files, whose classes it finds, with `$pdo` connected to the place and `$input` in hand; answers what it
 * leaves in `$answer`.
 * @param classes of the framework, in front of all code
 */
export function runPhpOn(place: PhpPlace, files: readonly GeneratedFile[], body: string, input: unknown, classes = onlyException): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'portico-php-'));
  try {
    const names = files.map(({ path }) => path).filter((path) => path.endsWith('.php'));
    for (const { path, text } of [...files, { path: 'run.php', text: starter(body, classes) }]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const output = execFileSync('php', ['-d', 'display_errors=stderr', join(folder, 'run.php')], { input: JSON.stringify({ names, place, input }) });
    return JSON.parse(output.toString());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As much of the framework as the support classes need. */
const onlyException = `
namespace PhalApi {
  class Exception extends \\Exception {}
}
`;

const starter = (body: string, classes: string) => `<?php
${classes}
namespace {
  $job = json_decode(file_get_contents('php://stdin'), true);
  spl_autoload_register(function ($class) use ($job) {
    foreach ($job['names'] as $file) { if (strcasecmp('src/' . str_replace('\\\\', '/', $class) . '.php', $file) === 0) { require __DIR__ . '/' . $file; } }
  });
  $place = $job['place'];
  $pdo = new \\PDO($place['dsn'], $place['user'], $place['password'], array(\\PDO::ATTR_ERRMODE => \\PDO::ERRMODE_EXCEPTION));
  $input = $job['input'];
  $answer = null;
${body}
  echo json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
}
`;
