import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kept between runs: the framework is fetched once per checkout. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/portico-phalapi');

/**
 * Folder of an autoloader with the real framework, or null where Composer cannot bring it. Its licence is not ours: it is fetched for tests and
 * never shipped.
 */
export function realFramework(): string | null {
  const vendor = join(cache, 'vendor');
  if (existsSync(join(vendor, 'phalapi/kernal'))) return vendor;
  const draft = `${cache}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'composer.json'), JSON.stringify({ require: { 'phalapi/kernal': '^2.20' } }));
  try {
    execFileSync('composer', ['install', '--no-interaction', '--no-progress', '--ignore-platform-reqs'], { cwd: draft, stdio: 'pipe', timeout: 60_000 });
    rmSync(cache, { recursive: true, force: true });
    renameSync(draft, cache);
    return vendor;
  } catch (error) {
    const reason = String(error instanceof Error && 'stderr' in error ? error.stderr : error).match(
      /Could not find.*|ENOENT|Root composer\.json requires.*|curl error.*/,
    )?.[0];
    process.stderr.write(`The test inside the real PhalApi framework is skipped: Composer cannot bring phalapi/kernal (${reason ?? 'no network'}).\n`);
    return null;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Stands in for the framework where it cannot be had: as much of its documented protocol as generated classes touch (request pool, DI, order of
 * `init`, envelope). Own work, written from the protocol's description.
 */
export function standInFramework(folder: string): string {
  const vendor = join(folder, 'vendor');
  mkdirSync(vendor, { recursive: true });
  writeFileSync(join(vendor, 'autoload.php'), standIn);
  return vendor;
}

const standIn = `<?php
namespace PhalApi {
  class Exception extends \\Exception {}
  function DI() { static $di = null; return $di = $di ?: new \\stdClass(); }
  class Request {
    private $data;
    private $parts;
    public function __construct() { $this->data = array_merge($_GET, $_POST); $this->parts = explode('.', $this->data['service']); }
    public function getAll() { return $this->data; }
    public function getServiceAction() { return $this->parts[2]; }
    public function getParts() { return $this->parts; }
    public function getByRule($rule) { return isset($this->data[$rule['name']]) ? $this->data[$rule['name']] : null; }
  }
  class Api {
    public function init() { $this->createMemberValue(); }
    protected function createMemberValue() { throw new \\Exception('rules are read loosely'); }
    public function getRules() { return array(); }
    public function getApiRules() {
      $rules = array_change_key_case($this->getRules());
      return array_merge(array('trace' => array('name' => 'trace_id')), $rules[strtolower(DI()->request->getServiceAction())]);
    }
  }
  class PhalApi {
    private $answer;
    public function response() {
      list($namespace, $class, $action) = DI()->request->getParts();
      try {
        $class = "\\\\$namespace\\\\Api\\\\$class";
        $api = new $class();
        $api->init();
        $this->answer = array('ret' => 200, 'data' => $api->$action(), 'msg' => '');
      } catch (Exception $e) {
        $this->answer = array('ret' => $e->getCode(), 'data' => new \\stdClass(), 'msg' => $e->getMessage());
      }
      return $this;
    }
    public function output() { header('Content-Type: application/json'); echo json_encode($this->answer); }
  }
}
namespace PhalApi\\Config { class FileConfig { public function __construct($folder) {} public function get($key, $default = null) { return $default; } } }
namespace PhalApi\\Logger { class FileLogger { public function __construct($folder, $level) {} } }
namespace PhalApi\\Model { abstract class DataModel { abstract protected function getTableName($id); } }
`;
