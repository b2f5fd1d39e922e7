import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../../../designer/codegen/emit/generated-file.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { UploadedFile } from '../../../engine/server/index.ts';

/** Whether the php command line is there; without it the PHP halves of tests are skipped. */
export const hasPhp = canRun();
if (!hasPhp) process.stderr.write('PHP tests are skipped: there is no php command.\n');

function canRun(): boolean {
  try {
    execFileSync('php', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Stands for the framework: what generated classes extend, and rows in memory. */
const framework = `<?php
namespace PhalApi { class Exception extends \\Exception {} #[\\AllowDynamicProperties] class Api { public function getRules() { return array(); } }
class Memory { private $v = array(); public function __construct($v = array()) { $this->v = $v; } public function get($k) { return isset($this->v[$k]) ? $this->v[$k] : null; } public function set($k, $v, $s) { $this->v[$k] = $v; } public function delete($k) { unset($this->v[$k]); } }
function DI() { static $di; if (!$di) { $di = new \\stdClass(); $di->cache = new Memory(); $di->config = new Memory(array('portico' => array('greeting' => '你好', 'upstream.api.example.com.known' => 'k 茶&1'))); } return $di; } }
namespace PhalApi\\Model { abstract class DataModel {
  public static $rows = array(); public static $last = 0;
  abstract protected function getTableName($id);
  private function &t() { $n = $this->getTableName(null); if (!isset(self::$rows[$n])) { self::$rows[$n] = array(); } return self::$rows[$n]; }
  public function get($id) { $t = &$this->t(); return isset($t[$id]) ? $t[$id] : false; }
  public function insert($v) { $t = &$this->t(); $id = ++self::$last; $t[$id] = array_map(function ($x) { return (string)$x; }, $v) + array('id' => (string)$id); return (string)$id; }
  public function update($id, $v) { $t = &$this->t(); $t[$id] = array_merge($t[$id], $v); return 0; }
  public function delete($id) { $t = &$this->t(); $n = isset($t[$id]) ? 1 : 0; unset($t[$id]); return $n; }
  protected function getORM() { return new Rows(array_values($this->t())); }
}
class Rows { private $f;
  public function __construct($f) { $this->f = $f; }
  public function alias($n) { return $this; }
  public function select($c) { return $this; }
  public function where($w) { $this->f = array_values(array_filter($this->f, function ($r) use ($w) { foreach ($w as $k => $v) { if (!isset($r[$k]) || $r[$k] !== (string)$v) { return false; } } return true; })); return $this; }
  public function order($o) { list($o, $l) = explode(' LIMIT ', $o); list($c, $d) = explode(' ', str_replace(',', '', $o)); usort($this->f, function ($a, $b) use ($c, $d) { $r = ((isset($a[$c]) ? $a[$c] : '') <=> (isset($b[$c]) ? $b[$c] : '')) ?: $a['id'] - $b['id']; return $d === 'DESC' ? -$r : $r; }); list($size, $at) = explode(' OFFSET ', $l); $this->f = array_slice($this->f, (int)$at, (int)$size); return $this; }
  public function count($c) { return (string)count($this->f); }
  public function fetchAll() { return $this->f; }
} }
`;

const runner = `<?php
require __DIR__ . '/framework.php';
$files = json_decode($argv[1], true);
spl_autoload_register(function ($class) use ($files) {
  $parts = explode('\\\\', $class);
  foreach ($files as $file) { if (strcasecmp('src/' . implode('/', $parts) . '.php', $file) === 0) { require_once __DIR__ . '/' . $file; } }
});
foreach ($files as $file) { require_once __DIR__ . '/' . $file; }
\\Portico\\Caller::$current = array('app_key' => 'testkey', 'app_name' => '测试应用', 'account_id' => 7, 'username' => 'ann');
\\Portico\\Procedure::$runner = function ($database, $name, $values) { return array(array('database' => $database, 'name' => $name, 'values' => $values)); };
\\Portico\\Topic::$publisher = function ($event) { return array('id' => json_encode($event, JSON_UNESCAPED_UNICODE), 'pushes' => count((array)$event['payload'])); };
$answers = array();
foreach (json_decode($argv[2]) as $file) {
  $_FILES[$file->field] = array('name' => $file->name, 'type' => $file->type, 'tmp_name' => $file->path, 'size' => $file->size, 'error' => UPLOAD_ERR_OK);
}
foreach (json_decode(file_get_contents('php://stdin')) as $case) {
  $api = new $case->class();
  foreach ($case->members as $name => $value) { $api->$name = \\Portico\\Json::plain($value); }
  foreach (isset($case->absent) ? $case->absent : array() as $name) { $api->$name = \\Portico\\Absent::value(); }
  \\Portico\\Budget::begin();
  try { $answers[] = array('data' => $api->{$case->method}()); }
  catch (\\Portico\\Failure $e) { $answers[] = array('ret' => $e->getCode(), 'msg' => $e->getMessage()); }
}
echo json_encode($answers, JSON_THROW_ON_ERROR);
`;

export interface PhpCase {
  class: string;
  method: string;
  members: Record<string, unknown>;
  /** Members that the call does not bring, where null is a value of its own. */
  absent?: string[];
}

/** The members of a call with these parameters, as \Portico\Input gives them. */
export function phpMembers(rules: readonly Parameter[], parameters: Record<string, unknown>): Pick<PhpCase, 'members' | 'absent'> {
  const missing = rules.filter(({ name }) => parameters[name] === undefined);
  return {
    members: { ...Object.fromEntries(missing.map(({ name }) => [name, null])), ...parameters },
    absent: missing.filter(({ nullable }) => nullable).map(({ name }) => name),
  };
}

/** Output of `php -l` by text: most files of a project are the same ones every time. It reads no settings and no extensions, half of what a start costs. */
const linted = new Map<string, string[]>();

/** Generated files in a folder of their own. */
export class PhpProject {
  readonly #folder = mkdtempSync(join(tmpdir(), 'portico-php-'));
  readonly #files: string[];

  constructor(files: readonly GeneratedFile[]) {
    this.#files = [...new Set(files.map(({ path }) => path))].sort((one, other) => Number(other.includes('/portico/')) - Number(one.includes('/portico/')));
    for (const { path, text } of [...files, { path: 'framework.php', text: framework }, { path: 'run.php', text: runner }]) {
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
      writeFileSync(join(this.#folder, path), text);
    }
  }

  /** Output of `php -l` for each file that is not right. */
  errors(): string[] {
    return this.#files.flatMap((file) => {
      const text = readFileSync(join(this.#folder, file), 'utf8');
      const errors = linted.get(text) ?? this.#lint(file);
      linted.set(text, errors);
      return errors;
    });
  }

  #lint(file: string): string[] {
    try {
      execFileSync('php', ['-n', '-l', join(this.#folder, file)], { stdio: 'pipe' });
      return [];
    } catch (error) {
      return [`${file}: ${String(error instanceof Error && 'stdout' in error ? error.stdout : error)}`];
    }
  }

  /** Runs all cases in one process, in order. */
  run(cases: readonly PhpCase[], uploads: readonly UploadedFile[] = []): unknown[] {
    const args = [
      '-d',
      'display_errors=stderr',
      join(this.#folder, 'run.php'),
      JSON.stringify(this.#files.filter((file) => file.startsWith('src/'))),
      JSON.stringify(uploads),
    ];
    const output = execFileSync('php', args, { input: printLossless(cases) });
    return parseLossless(output.toString('utf8')) as unknown[];
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
