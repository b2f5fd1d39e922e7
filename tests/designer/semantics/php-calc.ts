import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calcPhp } from '../../../designer/codegen/php/support/calc-php.ts';
import { calcValuesPhp } from '../../../designer/codegen/php/support/calc-values-php.ts';
import { dateOperationsPhp } from '../../../designer/codegen/php/support/date-operations-php.ts';
import { failurePhp } from '../../../designer/codegen/php/support/failure-php.ts';
import { jsonPhp } from '../../../designer/codegen/php/support/json-php.ts';
import { listOperationsPhp, objectOperationsPhp } from '../../../designer/codegen/php/support/list-operations-php.ts';
import { convertOperationsPhp, logicOperationsPhp } from '../../../designer/codegen/php/support/logic-operations-php.ts';
import { numberOperationsPhp } from '../../../designer/codegen/php/support/number-operations-php.ts';
import { refusalPhp } from '../../../designer/codegen/php/support/refusal-php.ts';
import { textOperationsPhp } from '../../../designer/codegen/php/support/text-operations-php.ts';

const sources = [
  failurePhp,
  refusalPhp,
  calcValuesPhp,
  numberOperationsPhp,
  textOperationsPhp,
  dateOperationsPhp,
  listOperationsPhp,
  objectOperationsPhp,
  logicOperationsPhp,
  convertOperationsPhp,
  jsonPhp,
  calcPhp,
];

/** Warnings and notices of the language end the run: the classes are clean in the version that runs them. */
const runner = `<?php
namespace PhalApi { class Exception extends \\Exception {} }
namespace {
error_reporting(E_ALL);
set_error_handler(function ($number, $message, $file, $line) { throw new \\ErrorException($message, 0, $number, $file, $line); });
foreach (json_decode($argv[1]) as $name) { require __DIR__ . '/' . $name; }
while (($line = fgets(STDIN)) !== false) {
  list($operator, $inputs) = json_decode($line, false, 2000);
  try { $answer = array('data' => \\Portico\\Calc::$operator(...array_map('Portico\\Json::plain', $inputs))); }
  catch (\\Portico\\Failure $e) { $answer = array('ret' => $e->getCode(), 'msg' => $e->getMessage()); }
  $text = json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION, 2000);
  if ($text === false) { throw new \\Exception($operator . ': ' . json_last_error_msg()); }
  echo $text, "\\n";
}
}
`;

export type CalcCase = readonly [operator: string, inputs: readonly unknown[]];

/** Runs every case in one php process with the support classes as they are shipped. Answers in the same order. */
export function runPhpCalc(cases: readonly CalcCase[]): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-calc-'));
  try {
    sources.forEach((text, index) => {
      writeFileSync(join(folder, `${index}.php`), text);
    });
    writeFileSync(join(folder, 'run.php'), runner);
    const names = sources.map((_, index) => `${index}.php`);
    const input = cases.map((one) => JSON.stringify(one)).join('\n');
    const output = execFileSync('php', ['-d', 'display_errors=stderr', join(folder, 'run.php'), JSON.stringify(names)], {
      input,
      maxBuffer: 512 * 1024 * 1024,
    });
    return output
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
