import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kept between runs: the framework is fetched once per checkout. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/portico-phalapi');

/** Loads the framework from its sources, as Composer would. */
const fromSources = (sources: string) =>
  `<?php
spl_autoload_register(function ($class) {
  $file = ${JSON.stringify(sources)} . '/' . str_replace('\\\\', '/', substr($class, strlen('PhalApi\\\\'))) . '.php';
  if (strncmp($class, 'PhalApi\\\\', strlen('PhalApi\\\\')) === 0 && is_file($file)) { require_once $file; }
});
require_once ${JSON.stringify(join('SOURCES', 'bootstrap.php'))};
require_once ${JSON.stringify(join('SOURCES', 'functions.php'))};
`.replaceAll('SOURCES', sources);

/**
 * Path of an autoloader with the real framework, or null where there is none. `PORTICO_PHALAPI` names a folder with its sources; else Composer
 * is asked. Its licence is not ours: it is used by tests and never shipped.
 * @param folder where an autoloader may be written
 */
export function realFramework(folder: string): string | null {
  const input = process.env.PORTICO_PHALAPI;
  if (input !== undefined && input !== '') {
    const autoload = join(folder, 'real-autoload.php');
    writeFileSync(autoload, fromSources(join(input, 'src')));
    return autoload;
  }
  const vendor = join(cache, 'vendor');
  if (existsSync(join(vendor, 'phalapi/kernal'))) return join(vendor, 'autoload.php');
  const draft = `${cache}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'composer.json'), JSON.stringify({ require: { 'phalapi/kernal': '^2.20' } }));
  try {
    execFileSync('composer', ['install', '--no-interaction', '--no-progress', '--ignore-platform-reqs'], { cwd: draft, stdio: 'pipe', timeout: 60_000 });
    rmSync(cache, { recursive: true, force: true });
    renameSync(draft, cache);
    return join(vendor, 'autoload.php');
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
  const autoload = join(folder, 'stand-in.php');
  writeFileSync(autoload, standIn);
  return autoload;
}

const standIn = `<?php
namespace PhalApi {
  class Exception extends \\Exception {}
  function DI() { static $di = null; return $di = $di ?: new Services(); }
  class Services {
    private $all = array();
    public function __set($name, $value) { $this->all[$name] = $value; }
    public function __get($name) { if ($name === 'request' && !isset($this->all['request'])) { $this->all['request'] = new Request(); } return isset($this->all[$name]) ? $this->all[$name] : null; }
  }
  class Request {
    private $data;
    private $parts;
    public function __construct($data = null) {
      $this->data = $data === null ? array_merge($_GET, $_POST) : $data;
      $this->parts = explode('.', isset($this->data['service']) ? $this->data['service'] : (isset($this->data['s']) ? $this->data['s'] : 'App.Site.Index'));
    }
    public function getAll() { return $this->data; }
    public function getNamespace() { return $this->parts[0]; }
    public function getServiceApi() { return isset($this->parts[1]) ? $this->parts[1] : null; }
    public function getServiceAction() { return isset($this->parts[2]) ? $this->parts[2] : null; }
    public function getParts() { return $this->parts; }
    public function getByRule($rule) { return isset($this->data[$rule['name']]) ? $this->data[$rule['name']] : (isset($rule['default']) ? $rule['default'] : null); }
  }
  #[\\AllowDynamicProperties]
  class Api {
    public function init() { $this->checkRequestMethod(); $this->createMemberValue(); }
    protected function checkRequestMethod() {}
    protected function createMemberValue() { foreach ($this->getApiRules() as $member => $rule) { $this->$member = DI()->request->getByRule($rule); } }
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
namespace PhalApi\\Logger { class FileLogger { public function __construct($folder, $level) {} public function error($text, $data = null) { error_log($text); } } }
namespace PhalApi\\Model {
  abstract class DataModel {
    /** @param mixed $id */
    abstract protected function getTableName($id);
    /** @param mixed $id
     *  @return mixed */
    protected function getORM($id = null) { return $this->getTableName($id); }
  }
}
`;
