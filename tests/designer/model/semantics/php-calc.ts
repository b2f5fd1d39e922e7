import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phpSupportFiles } from '../../../../designer/codegen/php/support-files.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';

/** Warnings and notices of the language end the run: the classes are clean in the version that runs them. */
const runner = `<?php
namespace PhalApi { class Exception extends \\Exception {} }
namespace {
error_reporting(E_ALL);
set_error_handler(function ($number, $message, $file, $line) { throw new \\ErrorException($message, 0, $number, $file, $line); });
spl_autoload_register(function ($class) { require __DIR__ . '/' . basename(str_replace('\\\\', '/', $class)) . '.php'; });
$left = \\Closure::bind(function () { return self::$left; }, null, 'Portico\\Budget');
while (($line = fgets(STDIN)) !== false) {
  list($operator, $inputs) = json_decode($line, false, 2000);
  \\Portico\\Budget::begin();
  try { $answer = array('data' => \\Portico\\Calc::$operator(...array_map('Portico\\Json::plain', $inputs))); }
  catch (\\Portico\\Failure $e) { $answer = array('ret' => $e->getCode(), 'msg' => $e->getMessage()); }
  $answer['steps'] = \\Portico\\Budget::STEPS - $left();
  $text = json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION, 2000);
  if ($text === false) { throw new \\Exception($operator . ': ' . json_last_error_msg()); }
  echo $text, "\\n";
}
}
`;

export type CalcCase = readonly [operator: string, inputs: readonly unknown[]];

/** JSON that PHP reads as the same numbers: floats with an exponent where digits alone would be an integer of 64 bits. */
function printed(one: CalcCase): string {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
  return JSON.stringify(one, (_name, member: unknown) => {
    if (typeof member === 'bigint') return rawJSON(String(member));
    return Number.isInteger(member) && !Number.isSafeInteger(member) ? rawJSON((member as number).toExponential()) : member;
  });
}

/** Runs every case in one php process with the support classes as they are shipped. Answers in the same order. */
export function runPhpCalc(cases: readonly CalcCase[]): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-calc-'));
  try {
    for (const { path, text } of phpSupportFiles()) writeFileSync(join(folder, path.split('/').at(-1)!), text);
    writeFileSync(join(folder, 'run.php'), runner);
    const input = cases.map(printed).join('\n');
    const output = execFileSync('php', ['-d', 'display_errors=stderr', join(folder, 'run.php')], {
      input,
      maxBuffer: 512 * 1024 * 1024,
    });
    return output
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map((line) => parseLossless(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
