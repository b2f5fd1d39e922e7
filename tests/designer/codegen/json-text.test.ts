import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { phpSupportFiles } from '../../../designer/codegen/php/support-files.ts';
import { Random } from '../../../designer/model/samples/random.ts';
import { parseStrictJson, StrictJsonError } from '../../../engine/core/json/strict-json.ts';
import { hasPhp } from './php-project.ts';

const levels = 3;
const sound = ['{"a":1,"b":[true,null,"x\\u00e9\\n"],"c":{"d":-1.5e-3,"中":"😀"}}', '[1, 2 ,{"x":"y"}]', ' {"a" : 0.5 }\n', '"abc"', '[[[]]]', 'false'];
const long = [`[${'9'.repeat(400)}]`, `[-${'9'.repeat(400)}]`, `{"a":${'1'.repeat(500)}e5}`, '-'.repeat(401)];
const halves = [
  '["\\ud83d\\ude00"]',
  '["\\ud83d"]',
  '["\\uDE00\\ud83d"]',
  '{"\\udbff":1}',
  '["\\\\ud83d"]',
  '["\\ud83d\\x"]',
  '{"a\\u0000":1}',
  '["\\u0000"]',
  '["\\ud83',
];
const pieces = [
  ...['"', '\\', '{', '}', '[', ']', ',', ':', '0', '1', '-', '+', '.', 'e', 'E', 't', 'n', 'null', 'true', 'fals', ' ', '\n', '\t', '\u0001', '\u00a0'],
  ...['é', '😀', 'u', 'u12', '__proto__', '1e400', "'", '/', '\\u005f', '"a":1', '"a"'],
];

/** JSON with a few places spoiled, and heaps of pieces; the same ones every time. */
function spoiledTexts(count: number): string[] {
  const random = new Random(5);
  const upTo = (end: number) => Math.floor(random.next() * end);
  const spoiled = (): string => {
    let text = random.next() < 0.7 ? (random.pick(sound) ?? '') : '';
    for (let turn = upTo(6); turn >= 0; turn--) {
      const at = upTo(text.length + 1);
      text = text.slice(0, at) + random.pick(pieces) + text.slice(at + upTo(3));
    }
    return text;
  };
  return Array.from({ length: count }, spoiled).filter((text) => text.isWellFormed());
}

const runner = `<?php
namespace PhalApi { class Exception extends \\Exception {} }
namespace {
spl_autoload_register(function ($class) { require __DIR__ . '/' . basename(str_replace('\\\\', '/', $class)) . '.php'; });
$faults = array();
foreach (json_decode(file_get_contents('php://stdin')) as $text) { $faults[] = \\Portico\\JsonText::fault($text, ${levels}); }
echo json_encode($faults, JSON_THROW_ON_ERROR);
}
`;

it.skipIf(!hasPhp)('PHP refuses the JSON the gateway refuses, for the same reason and at the same place', () => {
  const texts = [...sound, ...long, ...halves, ...spoiledTexts(10_000)];
  const wanted = texts.map((text) => {
    try {
      parseStrictJson(text, levels);
      return null;
    } catch (error) {
      if (error instanceof StrictJsonError) return error.text;
      throw error;
    }
  });
  const folder = mkdtempSync(join(tmpdir(), 'portico-json-'));
  try {
    for (const { path, text } of phpSupportFiles()) writeFileSync(join(folder, path.split('/').at(-1)!), text);
    writeFileSync(join(folder, 'run.php'), runner);
    const found: unknown[] = JSON.parse(execFileSync('php', [join(folder, 'run.php')], { input: JSON.stringify(texts), maxBuffer: 1e8 }).toString());
    const different = texts.flatMap((text, index) =>
      JSON.stringify(wanted[index]) === JSON.stringify(found[index]) ? [] : [{ text, wanted: wanted[index], found: found[index] }],
    );
    expect(different.slice(0, 4)).toEqual([]);
    expect(new Set(wanted.map((text) => text?.en.replace(/\d+|The name .* stands/g, ''))).size).toBeGreaterThan(5);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
